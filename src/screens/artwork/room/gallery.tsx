import { FloorEdge, floorArea } from './floor.tsx';
import { Drawing, Filters, FloorShadow, puffed, SCENE, Wall, wallArea } from './shapes.tsx';

/** Spotlights above a polished concrete floor. */
export function GalleryWall() {
  return (
    <Drawing>
      <Filters />
      <defs>
        <radialGradient
          id="spot"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="-170"
          r="210"
          gradientTransform="matrix(1.25 0 0 1 0 0)"
        >
          <stop offset="0" stopColor="#fffaf0" stopOpacity="0.62" />
          <stop offset="0.45" stopColor="#fffaf0" stopOpacity="0.26" />
          <stop offset="1" stopColor="#fffaf0" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="room-shade">
          <stop offset="0" stopColor="#14120f" stopOpacity="0.34" />
          <stop offset="0.36" stopColor="#14120f" stopOpacity="0.06" />
          <stop offset="0.64" stopColor="#14120f" stopOpacity="0.06" />
          <stop offset="1" stopColor="#14120f" stopOpacity="0.34" />
        </linearGradient>
        <linearGradient id="concrete" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8f8b85" />
          <stop offset="0.3" stopColor="#a9a59e" />
          <stop offset="1" stopColor="#bdb9b1" />
        </linearGradient>
        <linearGradient id="reflection" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--wall-color)" stopOpacity="0.5" />
          <stop offset="0.5" stopColor="var(--wall-color)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--wall-color)" stopOpacity="0" />
        </linearGradient>
        <radialGradient
          id="sheen"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="34"
          r="240"
          gradientTransform="matrix(1 0 0 0.28 0 24)"
        >
          <stop offset="0" stopColor="#fffaf0" stopOpacity="0.42" />
          <stop offset="1" stopColor="#fffaf0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Wall>
        <rect {...wallArea} fill="url(#room-shade)" />
        <rect {...wallArea} fill="url(#spot)" />
        <path
          d="M-120 -330Q0 -250 120 -330L196 -96Q0 26 -196 -96Z"
          fill="#fff8ea"
          opacity="0.16"
          filter="url(#blur-wide)"
        />
      </Wall>
      <rect {...floorArea} fill="url(#concrete)" />
      <rect {...floorArea} fill="url(#reflection)" />
      <rect {...floorArea} fill="url(#sheen)" />
      <path
        d="M-215 0L-484 200M215 0L484 200M-700 46H700"
        stroke="#57534c"
        strokeWidth="0.5"
        opacity="0.4"
      />
      <FloorEdge />
      {/* The wall floats on a gap. */}
      <rect
        x={SCENE.left}
        y={-2.6}
        width={SCENE.width}
        height={2.6}
        fill="#1d1a17"
        opacity="0.72"
      />
    </Drawing>
  );
}

export function GalleryFurniture() {
  return (
    <Drawing>
      <Bench />
    </Drawing>
  );
}

const LEGS = [-72, 66];

/** Leather on oak, well in front of the wall. */
function Bench() {
  return (
    <g transform="translate(0 30)">
      <defs>
        <linearGradient id="oak-leg">
          <stop offset="0" stopColor="#b08a5e" />
          <stop offset="1" stopColor="#7f5d39" />
        </linearGradient>
        <linearGradient id="leather" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4a38" />
          <stop offset="0.25" stopColor="#4b3226" />
          <stop offset="1" stopColor="#2a1b14" />
        </linearGradient>
        <linearGradient id="leather-top" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5e4234" />
          <stop offset="1" stopColor="#8a6552" />
        </linearGradient>
      </defs>
      <FloorShadow x={0} y={0} width={190} depth={17} opacity={0.34} />
      <g opacity="0.5">
        <FloorShadow x={-67} y={4} width={26} depth={6} />
        <FloorShadow x={71} y={4} width={26} depth={6} />
      </g>
      {LEGS.map((x) => (
        <g key={x}>
          <path d={`M${x + 2} -34H${x + 6}V-4H${x + 2}Z`} fill="#6d4f31" />
          <path d={`M${x} -36H${x + 5}V4H${x}Z`} fill="url(#oak-leg)" />
          <rect x={x} y="-36" width="5" height="7" fill="#000" opacity="0.28" />
        </g>
      ))}
      <rect x="-79" y="-39" width="158" height="4" fill="#9a744a" />
      <rect x="-79" y="-37" width="158" height="2" fill="#000" opacity="0.25" />
      <path d="M-76 -54Q0 -55 76 -54Q80 -54 82 -48H-82Q-80 -54 -76 -54Z" fill="url(#leather-top)" />
      <path d={puffed(-82, -48.4, 164, 9.6, { corner: 2.4, bulge: 0.6 })} fill="url(#leather)" />
      <path d="M-81 -48H81" stroke="#c09a80" strokeWidth="0.5" opacity="0.5" />
      {[-27, 27].map((x) => (
        <path
          key={x}
          d={`M${x} -39V-48L${x * 0.95} -54`}
          fill="none"
          stroke="#1c110b"
          strokeWidth="0.5"
          opacity="0.6"
        />
      ))}
    </g>
  );
}
