import { createUseGesture, dragAction, pinchAction, wheelAction } from '@use-gesture/react';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type Area,
  centerOn,
  contain,
  FITTED,
  MAX_ZOOM,
  moveBy,
  type Point,
  type Stage,
  type View,
  visibleArea,
  zoomTo,
} from './zoom-view.ts';

/** By how much a button or a key enlarges. */
const STEP = 1.5;
const DOUBLE_CLICK_SCALE = 2.5;
/** Pixels of the wheel that enlarge by a factor of e. */
const WHEEL_PIXELS = 400;
/** The pixels of the least swipe. */
const SWIPE = 50;
/** The pixels of the least notch of a wheel. */
const NOTCH = 40;
/** How long the velocity at which a picture is let go carries it, in milliseconds. */
const GLIDE_MS = 220;
const CENTER: Point = { x: 0, y: 0 };

/** How the picture comes to its new place: at once, in a step, or gliding after it was let go. */
export type Motion = 'none' | 'step' | 'glide';

export interface Zoom {
  view: View;
  motion: Motion;
  /** The part of the picture that is seen. */
  area: Area;
  fit: () => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Moves the picture by shares of the frame. */
  pan: (x: number, y: number) => void;
  /** Brings a place of the picture, in shares of its size, to the center. */
  show: (place: Point) => void;
  /** Shows a place of a picture that is `pixels` wide at its full size, at once. */
  showFullSize: (place: Point, pixels: number) => void;
  handleDoubleClick: (event: MouseEvent) => void;
}

interface ZoomOptions {
  /** Takes the gestures. */
  surface: RefObject<HTMLElement | null>;
  /** What the picture is fitted into; has the center of the surface. */
  frame: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** Called after a swipe over the fitted picture; 1 is to the left, -1 to the right. */
  onSwipe: (direction: number) => void;
}

const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };

const useGestures = createUseGesture([dragAction, pinchAction, wheelAction]);

/** Zooms and moves a picture by wheel, pinch, double click and drag, and by what it returns. */
export function useZoom({ surface, frame, picture, onSwipe }: ZoomOptions): Zoom {
  const [state, setState] = useState({ view: FITTED, motion: 'none' as Motion, area: WHOLE });
  // Several gestures may come before the next render.
  const latest = useRef(FITTED);

  function stage(): Stage {
    return { picture: sizeOf(picture.current!), frame: sizeOf(frame.current!) };
  }

  function change(motion: Motion, next: (view: View, within: Stage) => View) {
    const within = stage();
    latest.current = next(latest.current, within);
    setState({ view: latest.current, motion, area: visibleArea(latest.current, within) });
  }

  /** A point of the window, measured from the center of the frame. */
  function fromCenter(x: number, y: number): Point {
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }

  const zoomBy = (factor: number) =>
    change('step', (view, within) => zoomTo(view, view.scale * factor, CENTER, within));

  /** Stops a picture that is on its way where it is seen. */
  function halt() {
    if (state.motion === 'none') return;
    const { a, e, f } = new DOMMatrixReadOnly(getComputedStyle(picture.current!).transform);
    change('none', () => ({ scale: a, x: e, y: f }));
  }

  useGestures(
    {
      onDragStart: halt,
      onDrag({ delta: [x, y], pinching, cancel }) {
        if (pinching) cancel();
        else change('none', (view, within) => moveBy(view, { x, y }, within));
      },
      onDragEnd({ velocity: [vx, vy], direction: [dx, dy], movement: [x, y] }) {
        if (latest.current.scale === 1) {
          if (Math.abs(x) > Math.max(SWIPE, Math.abs(y))) onSwipe(-Math.sign(x));
        } else if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
          const distance = { x: vx * dx * GLIDE_MS, y: vy * dy * GLIDE_MS };
          change('glide', (view, within) => moveBy(view, distance, within));
        }
      },
      onPinchStart: halt,
      onPinch({ origin: [x, y], offset: [scale], memo }) {
        const point = fromCenter(x, y);
        const before: Point = memo ?? point;
        change('none', (view, within) => {
          const moved = moveBy(view, { x: point.x - before.x, y: point.y - before.y }, within);
          return zoomTo(moved, scale, point, within);
        });
        return point;
      },
      onWheel({ event, delta: [, y], ctrlKey }) {
        // With Ctrl it is the pinch of a trackpad.
        if (ctrlKey) return;
        event.preventDefault();
        const point = fromCenter(event.clientX, event.clientY);
        // A mouse's wheel turns in notches, a trackpad reports each frame.
        change(Math.abs(y) < NOTCH ? 'none' : 'step', (view, within) =>
          zoomTo(view, view.scale * Math.exp(-y / WHEEL_PIXELS), point, within),
        );
      },
    },
    {
      target: surface,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: {
        from: () => [latest.current.scale, 0],
        scaleBounds: { min: 1, max: MAX_ZOOM },
        preventDefault: true,
      },
    },
  );

  const handleResize = useEffectEvent(() => change('none', contain));
  useEffect(() => {
    const listener = () => handleResize();
    window.addEventListener('resize', listener);
    return () => window.removeEventListener('resize', listener);
  }, []);

  return {
    ...state,
    fit: () => change('step', () => FITTED),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    pan: (x, y) =>
      change('step', (view, within) => {
        const { width, height } = within.frame;
        return moveBy(view, { x: x * width, y: y * height }, within);
      }),
    show: (place) => change('step', (view, within) => centerOn(view, place, within)),
    showFullSize: (place, pixels) =>
      change('none', (view, within) =>
        centerOn(zoomTo(view, pixels / within.picture.width, CENTER, within), place, within),
      ),
    handleDoubleClick({ clientX, clientY }) {
      const point = fromCenter(clientX, clientY);
      change('step', (view, within) =>
        zoomTo(view, view.scale > 1 ? 1 : DOUBLE_CLICK_SCALE, point, within),
      );
    },
  };
}

/** The size in the layout, which transforms do not change. */
function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth, height: offsetHeight };
}
