import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { readImageUrl, withMeasuredSize } from '#src/components/picture-source.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';

const MAX_ZOOM = 4;
const STEP = 1.5;

interface PictureViewerProps {
  title: string;
  image: string;
  alt: string;
  onClose: () => void;
}

/** A picture fitted to the viewport, zoomed up to four times by buttons, wheel or pinch; it scrolls when enlarged. */
export function PictureViewer({ title, image, alt, onClose }: PictureViewerProps) {
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(image);
  const { width = 1, height = 1 } = readImageUrl(measured);
  const pinch = usePinch((factor) => setZoom(zoomedBy(factor)));

  // React's wheel listeners are passive, and zooming has to prevent scrolling.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function handleWheel(event: WheelEvent) {
      event.preventDefault();
      setZoom(zoomedBy(Math.exp(-event.deltaY / 400)));
    }
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, []);

  const fit = `min(100vw - 3rem, calc((100dvh - 9rem) * ${(width / height).toFixed(4)}))`;
  return (
    <FullScreenDialog title={title} onClose={onClose}>
      <div
        ref={scroller}
        tabIndex={0}
        role="group"
        aria-label="Picture, scrolls when enlarged"
        className="flex h-[calc(100dvh-8rem)] touch-pan-x touch-pan-y overflow-auto"
        {...pinch}
      >
        <div
          className="m-auto p-6"
          style={{ width: `calc(${fit} * ${zoom} + 3rem)`, flex: 'none' }}
        >
          <Picture
            image={measured}
            alt={alt}
            sizes="100vw"
            isMain
            onLoad={(img) => setMeasured(withMeasuredSize(image, img))}
          />
        </div>
      </div>
      <div className="flex h-14 items-center justify-center gap-2">
        <ZoomButton
          label="Zoom out"
          isDisabled={zoom <= 1}
          onZoom={() => setZoom(zoomedBy(1 / STEP))}
        >
          <Minus aria-hidden="true" size={20} strokeWidth={1.5} />
        </ZoomButton>
        <output className="w-16 text-center text-14 tabular-nums">{Math.round(zoom * 100)}%</output>
        <ZoomButton
          label="Zoom in"
          isDisabled={zoom >= MAX_ZOOM}
          onZoom={() => setZoom(zoomedBy(STEP))}
        >
          <Plus aria-hidden="true" size={20} strokeWidth={1.5} />
        </ZoomButton>
      </div>
    </FullScreenDialog>
  );
}

function zoomedBy(factor: number) {
  return (zoom: number) => Math.min(MAX_ZOOM, Math.max(1, zoom * factor));
}

function ZoomButton({
  label,
  isDisabled,
  onZoom,
  children,
}: {
  label: string;
  isDisabled: boolean;
  onZoom: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus at the limits.
      aria-disabled={isDisabled}
      className="flex size-11 items-center justify-center aria-disabled:text-control"
      onClick={() => {
        if (!isDisabled) onZoom();
      }}
    >
      {children}
    </button>
  );
}

/** Reports by which factor the distance between two touches has changed. */
function usePinch(onPinch: (factor: number) => void) {
  const touches = useRef(new Map<number, { x: number; y: number }>());

  function distance() {
    const [a, b] = [...touches.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function handlePointerEnd(event: PointerEvent) {
    touches.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') {
        touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!touches.current.has(event.pointerId)) return;
      const before = distance();
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (before > 0) onPinch(distance() / before);
    },
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  };
}
