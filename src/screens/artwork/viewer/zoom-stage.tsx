import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl, withMeasuredSize } from '#src/components/picture-source.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import type { Artwork } from '#src/domain/catalog.ts';
import { ControlButton } from './control-button.tsx';
import { MasterPicture } from './master-picture.tsx';
import { Minimap } from './minimap.tsx';
import { useZoom } from './use-zoom.ts';
import { MAX_ZOOM } from './zoom-view.ts';

/** How far an arrow key moves an enlarged picture, in shares of the frame. */
const PAN = 0.2;
/** Beyond it the larger file of a picture is shown, if it has one. */
const MASTER_SCALE = 1.5;

const MOTIONS = {
  none: '',
  step: 'moves',
  glide: '[transition:transform_700ms_cubic-bezier(0.15,0.75,0.25,1)]',
};

interface ZoomStageProps {
  /** The element that gets the focus first. */
  ref: Ref<HTMLDivElement>;
  artwork: Artwork;
  /** Whether the first picture is shown at its detail, each of its pixels as one of the window's. */
  isAtDetail: boolean;
  /** The works beside it in a list. */
  previous: Artwork | undefined;
  next: Artwork | undefined;
  onStep: (artwork: Artwork) => void;
}

/** A picture fitted to the screen, which can be zoomed and moved, with the controls for it. */
export function ZoomStage({ ref, artwork, isAtDetail, previous, next, onStep }: ZoomStageProps) {
  const { id, title, medium } = artwork;
  const surface = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const helpId = useId();
  // An image URL may lack the size of its picture.
  const [measured, setMeasured] = useState({ id, image: artwork.image });
  const image = measured.id === id ? measured.image : artwork.image;
  const { width = 1, height = 1, detail } = readImageUrl(image);

  const zoom = useZoom({
    surface,
    frame,
    picture,
    onSwipe: (direction) => step(direction === 1 ? next : previous),
  });
  const { scale, x, y } = zoom.view;
  const isEnlarged = scale > 1;

  function step(work: Artwork | undefined) {
    if (!work) return;
    zoom.fit();
    onStep(work);
  }

  const showDetail = useEffectEvent(() => {
    if (isAtDetail && detail) zoom.showFullSize({ x: detail.x / 100, y: detail.y / 100 }, width);
  });
  useEffect(() => showDetail(), []);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Record<string, () => void> = {
      '+': zoom.zoomIn,
      '=': zoom.zoomIn,
      '-': zoom.zoomOut,
      '0': zoom.fit,
      ArrowLeft: () => (isEnlarged ? zoom.pan(PAN, 0) : step(previous)),
      ArrowRight: () => (isEnlarged ? zoom.pan(-PAN, 0) : step(next)),
      ArrowUp: () => zoom.pan(0, PAN),
      ArrowDown: () => zoom.pan(0, -PAN),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    // The dialog keeps the arrow keys to itself.
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);

  return (
    <>
      <div
        ref={surface}
        className={`absolute inset-0 touch-none overflow-hidden select-none ${isEnlarged ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
        onDoubleClick={zoom.handleDoubleClick}
      >
        <div
          ref={(element) => {
            frame.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          tabIndex={0}
          role="group"
          aria-label="Picture"
          aria-describedby={helpId}
          className="absolute inset-x-6 inset-y-20 flex items-center justify-center focus-visible:[box-shadow:inset_0_0_0_2px_var(--color-paper)] focus-visible:-outline-offset-4 md:inset-x-20"
        >
          <div
            ref={picture}
            className={`flex-none ${MOTIONS[zoom.motion]}`}
            style={{
              width: `min(100%, calc((100dvh - 10rem) * ${(width / height).toFixed(4)}))`,
              transform: `translate(${x}px, ${y}px) scale(${scale})`,
            }}
          >
            <div className="pointer-events-none relative">
              <Picture
                image={image}
                alt={joinTexts([title, medium])}
                sizes="100vw"
                isMain
                onLoad={(img) => setMeasured({ id, image: withMeasuredSize(artwork.image, img) })}
              />
              <MasterPicture image={image} isWanted={scale > MASTER_SCALE} />
            </div>
          </div>
        </div>
      </div>
      <p id={helpId} hidden>
        Plus and minus zoom, 0 fits the picture. Arrow keys move an enlarged picture; left and right
        lead to the works beside it in the list when it is fitted.
      </p>
      {isEnlarged && <Minimap image={image} area={zoom.area} onShow={zoom.show} />}
      <ControlButton
        label="Previous work"
        icon={ChevronLeft}
        isDisabled={!previous}
        isHidden={!previous && !next}
        className="absolute bottom-4 left-4 z-10 safe-area-margin md:top-1/2 md:bottom-auto md:[translate:0_-50%]"
        onPress={() => step(previous)}
      />
      <div className="absolute inset-x-0 bottom-4 z-10 mx-auto mb-[env(safe-area-inset-bottom)] flex w-fit items-center rounded-full bg-paper">
        <ControlButton
          label="Zoom out"
          icon={Minus}
          isDisabled={scale <= 1}
          onPress={zoom.zoomOut}
        />
        <output className="w-14 text-center text-14 figures">
          {`${Math.round(scale * 100)}%`}
        </output>
        <ControlButton
          label="Zoom in"
          icon={Plus}
          isDisabled={scale >= MAX_ZOOM}
          onPress={zoom.zoomIn}
        />
      </div>
      <ControlButton
        label="Next work"
        icon={ChevronRight}
        isDisabled={!next}
        isHidden={!previous && !next}
        className="absolute right-4 bottom-4 z-10 safe-area-margin md:top-1/2 md:bottom-auto md:[translate:0_-50%]"
        onPress={() => step(next)}
      />
    </>
  );
}
