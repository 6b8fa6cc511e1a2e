import type { Box } from '#mocks/demo/tour/card-place.ts';

const DISTANCE = 8;
/** From the edges of the window, where the part is as wide. */
const EDGE = 4;

/** A frame around what the step is about, over the page; the card says the same in words. */
export function SubjectOutline({ box }: { box: Box }) {
  const { clientWidth } = document.documentElement;
  const left = Math.max(EDGE, box.left - DISTANCE);
  const top = Math.max(EDGE, box.top - DISTANCE);
  const right = Math.min(clientWidth - EDGE, box.left + box.width + DISTANCE);
  const bottom = Math.min(innerHeight - EDGE, box.top + box.height + DISTANCE);
  if (right <= left || bottom <= top) return null;
  return (
    <div
      aria-hidden="true"
      className="tour-outline"
      style={{ left, top, width: right - left, height: bottom - top }}
    />
  );
}
