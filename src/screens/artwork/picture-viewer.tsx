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

/** A work as large as the window, and up to four times that by buttons, wheel or pinch; it scrolls when larger. */
export function PictureViewer({ title, image, alt, onClose }: PictureViewerProps) {
  const [zoom, setZoom] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(image);
  const { width = 1, height = 1 } = readImageUrl(measured);
  const pinch = usePinch((factor) => setZoom(zoomedBy(factor)));

  // React listens to wheels passively; zooming must keep the page from scrolling.
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
      // Natively disabled it would lose the focus at the end of the scale.
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

/** Two fingers: calls back with the change of their distance. */
function usePinch(onPinch: (factor: number) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  function distance() {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  function lift(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch') {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      const before = distance();
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (before > 0) onPinch(distance() / before);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
