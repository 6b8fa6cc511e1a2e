import type { Box } from '#mocks/demo/tour/card-place.ts';

/** How far the frame is beside a part, and above it: less around a button or an icon, which has others beside it. */
function distancesTo({ width, height }: Box): [number, number] {
  if (width < 60) return [2, 2];
  if (height < 60) return [6, 6];
  // On a phone what is above stands closer.
  return [10, innerWidth < 640 ? 6 : 10];
}
/** From the edges of the window, where the part is as wide. */
const EDGE = 4;

/** A frame around what the step is about, over the page; the card says the same in words. */
export function SubjectOutline({ box }: { box: Box }) {
  const [beside, above] = distancesTo(box);
  const { clientWidth } = document.documentElement;
  const left = Math.max(EDGE, box.left - beside);
  const top = Math.max(EDGE, box.top - above);
  const right = Math.min(clientWidth - EDGE, box.left + box.width + beside);
  const bottom = Math.min(innerHeight - EDGE, box.top + box.height + above);
  if (right <= left || bottom <= top) return null;
  return (
    <div
      aria-hidden="true"
      className="tour-outline"
      style={{ left, top, width: right - left, height: bottom - top }}
    />
  );
}
