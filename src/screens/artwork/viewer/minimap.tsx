import type { MouseEvent } from 'react';
import { Picture } from '#src/components/picture.tsx';
import type { Area, Point } from './zoom-view.ts';

interface MinimapProps {
  image: string;
  /** The part of the picture that is seen. */
  area: Area;
  onShow: (place: Point) => void;
}

/** The whole picture, small, with the part that is seen; a click shows another part, for those who cannot drag. */
export function Minimap({ image, area, onShow }: MinimapProps) {
  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onShow({ x: (clientX - left) / width, y: (clientY - top) / height });
  }

  return (
    // The keyboard has the arrow keys.
    <button
      type="button"
      tabIndex={-1}
      aria-label="Show a part of the picture"
      className="absolute bottom-20 left-4 z-10 safe-area-margin block w-24 overflow-hidden border border-paper floating md:bottom-4 md:w-32"
      onClick={handleClick}
    >
      <Picture image={image} alt="" sizes="8rem" />
      <span
        className="absolute border-2 border-paper outline outline-ink"
        style={{
          left: percent(area.x),
          top: percent(area.y),
          width: percent(area.width),
          height: percent(area.height),
        }}
      />
    </button>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
