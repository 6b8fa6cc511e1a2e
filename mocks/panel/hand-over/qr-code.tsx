import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around it: cameras need four, and more beside a dark page. */
const QUIET_ZONE = 6;
/** Pixels: a smaller code is hard to read for a phone at arm's length. */
const LEAST = 220;
/** A larger one is read from across a room, and needs no more. */
const MOST = 480;
/** What the dialog takes of a window around the code. */
const AROUND = { width: 16, height: 340 };
/** Windows in pixels of width that the code fills; in a wider one the words beside it take more than half. */
export const NARROW = 768;

/** A text as a QR code, black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block h-auto max-w-full forced-color-adjust-none"
      style={{ width: size * pixelsPerModule(size) }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Whole pixels, so that all modules are equally large: as many as fit. */
function pixelsPerModule(size: number): number {
  const widest = innerWidth < NARROW ? innerWidth - AROUND.width : innerWidth * 0.45;
  const most = Math.min(MOST, widest, innerHeight - AROUND.height);
  return Math.max(Math.ceil(LEAST / size), Math.floor(most / size));
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: QUIET_ZONE, boostEcc: true });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
