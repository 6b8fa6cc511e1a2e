import type { ReactNode } from 'react';

/** Lengths are centimeters; 0 is the middle of the wall where it meets the floor, and y grows downwards. */
export const SCENE = { left: -700, top: -460, width: 1400, height: 660 };

/** One layer of a drawn room. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${SCENE.left} ${SCENE.top} ${SCENE.width} ${SCENE.height}`}
      className="pointer-events-none absolute"
      style={{
        left: `calc(${SCENE.left} * var(--cm))`,
        top: `calc(${SCENE.top} * var(--cm))`,
        width: `calc(${SCENE.width} * var(--cm))`,
        height: `calc(${SCENE.height} * var(--cm))`,
      }}
    >
      {children}
    </svg>
  );
}

export function Wall({ children }: { children?: ReactNode }) {
  return (
    <>
      <defs>
        <linearGradient id="wall-height" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity="0.2" />
          <stop offset="0.45" stopColor="#000" stopOpacity="0.03" />
          <stop offset="0.8" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <rect {...wallArea} fill="var(--wall-color)" />
      <rect {...wallArea} fill="url(#wall-height)" />
      {children}
    </>
  );
}

export const wallArea = { x: SCENE.left, y: SCENE.top, width: SCENE.width, height: -SCENE.top };

/** A painted board along the foot of the wall. */
export function Skirting({ height = 11, color = '#f2eee6' }: { height?: number; color?: string }) {
  const { left: x, width } = SCENE;
  return (
    <>
      <rect {...{ x, width }} y={-height - 1.5} height={1.5} fill="#000" opacity="0.06" />
      <rect {...{ x, width }} y={-height} height={height} fill={color} />
      <rect {...{ x, width }} y={-height} height={0.9} fill="#fff" opacity="0.7" />
      <rect {...{ x, width }} y={-height + 2.6} height={0.5} fill="#000" opacity="0.13" />
      <rect {...{ x, width }} y={-3} height={3} fill="#000" opacity="0.1" />
    </>
  );
}

/** The outline of a cushion: a rectangle whose sides bulge. */
export function puffed(
  x: number,
  y: number,
  width: number,
  height: number,
  { corner = 5, bulge = 2 } = {},
): string {
  const [right, bottom] = [x + width, y + height];
  const [midX, midY] = [x + width / 2, y + height / 2];
  const c = corner;
  return [
    `M${x + c} ${y}Q${midX} ${y - bulge} ${right - c} ${y}`,
    `Q${right} ${y} ${right} ${y + c}`,
    `Q${right + bulge * 0.6} ${midY} ${right} ${bottom - c}`,
    `Q${right} ${bottom} ${right - c} ${bottom}`,
    `Q${midX} ${bottom + bulge * 0.5} ${x + c} ${bottom}`,
    `Q${x} ${bottom} ${x} ${bottom - c}`,
    `Q${x - bulge * 0.6} ${midY} ${x} ${y + c}`,
    `Q${x} ${y} ${x + c} ${y}Z`,
  ].join('');
}

/** A shadow on the floor below something that stands on it. */
export function FloorShadow({
  x,
  y,
  width,
  depth,
  opacity = 0.4,
}: {
  x: number;
  y: number;
  width: number;
  depth: number;
  opacity?: number;
}) {
  return (
    <ellipse
      cx={x}
      cy={y}
      rx={width / 2}
      ry={depth / 2}
      fill="#29170a"
      opacity={opacity}
      filter="url(#blur-floor)"
    />
  );
}

/** The filters of a room's two drawings, in the first of them. */
export function Filters() {
  return (
    <defs>
      <filter id="blur-floor" x="-20%" y="-150%" width="140%" height="400%">
        <feGaussianBlur stdDeviation="5 2.4" />
      </filter>
      <filter id="blur-soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="2" />
      </filter>
      <filter id="blur-wide" x="-40%" y="-40%" width="180%" height="180%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id="fabric" x="-2%" y="-2%" width="104%" height="104%">
        <feTurbulence type="fractalNoise" baseFrequency="1.1 1.5" numOctaves="2" seed="4" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.4 0 0 0 -0.12" />
        <feComposite operator="in" in2="SourceAlpha" result="weave" />
        <feBlend in="SourceGraphic" in2="weave" mode="multiply" />
        <feComposite operator="in" in2="SourceAlpha" />
      </filter>
      <filter id="grain" x="-2%" y="-2%" width="104%" height="104%">
        <feTurbulence type="fractalNoise" baseFrequency="0.012 0.32" numOctaves="4" seed="9" />
        <feColorMatrix values="0 0 0 0 0.08  0 0 0 0 0.03  0 0 0 0 0  1.5 0 0 0 -0.52" />
        <feComposite operator="in" in2="SourceAlpha" result="veins" />
        <feMerge>
          <feMergeNode in="SourceGraphic" />
          <feMergeNode in="veins" />
        </feMerge>
      </filter>
    </defs>
  );
}
