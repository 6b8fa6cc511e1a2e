import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around it, without which cameras do not find it. */
const QUIET_ZONE = 4;
/** Pixels: smaller ones are hard to read for a phone at arm's length. */
const LEAST_SIZE = 220;
const PER_MODULE = 4;

/** A text as a QR code, black on white in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block h-auto max-w-full forced-color-adjust-none"
      style={{ width: Math.max(LEAST_SIZE, Math.min(size * PER_MODULE, 1.6 * LEAST_SIZE)) }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: QUIET_ZONE, boostEcc: true });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: rows.join('') };
}
