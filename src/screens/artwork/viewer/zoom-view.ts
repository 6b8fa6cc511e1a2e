/** How far a picture is enlarged, and where its center stands from the center of the frame, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What a picture is shown in: its size when it is fitted, and the frame it is fitted into. */
export interface Stage {
  picture: Size;
  frame: Size;
}

export const MAX_ZOOM = 4;

export const FITTED: View = { scale: 1, x: 0, y: 0 };

/** Enlarges the picture to `scale`; what stands at `point`, measured from the center of the frame, stays there. */
export function zoomTo(view: View, scale: number, point: Point, stage: Stage): View {
  const allowed = clamp(scale, 1, MAX_ZOOM);
  const factor = allowed / view.scale;
  return contain(
    {
      scale: allowed,
      x: point.x - (point.x - view.x) * factor,
      y: point.y - (point.y - view.y) * factor,
    },
    stage,
  );
}

export function moveBy(view: View, distance: Point, stage: Stage): View {
  return contain({ ...view, x: view.x + distance.x, y: view.y + distance.y }, stage);
}

/** Brings a place of the picture to the center; 0 is its left or upper edge, 1 the opposite one. */
export function centerOn(view: View, place: Point, { picture, frame }: Stage): View {
  const x = (0.5 - place.x) * picture.width * view.scale;
  const y = (0.5 - place.y) * picture.height * view.scale;
  return contain({ ...view, x, y }, { picture, frame });
}

/** Keeps the edges of an enlarged picture out of the frame, and centers what is smaller than the frame. */
export function contain({ scale, x, y }: View, { picture, frame }: Stage): View {
  const reachX = Math.max(0, (picture.width * scale - frame.width) / 2);
  const reachY = Math.max(0, (picture.height * scale - frame.height) / 2);
  return { scale, x: clamp(x, 0 - reachX, reachX), y: clamp(y, 0 - reachY, reachY) };
}

export interface Area extends Point, Size {}

/** The part of the picture that the frame shows, in shares of the picture's width and height. */
export function visibleArea({ scale, x, y }: View, { picture, frame }: Stage): Area {
  const width = Math.min(1, frame.width / (picture.width * scale));
  const height = Math.min(1, frame.height / (picture.height * scale));
  return {
    x: clamp(0.5 - x / (picture.width * scale) - width / 2, 0, 1 - width),
    y: clamp(0.5 - y / (picture.height * scale) - height / 2, 0, 1 - height),
    width,
    height,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
