import { Boards, inFront } from './floor.tsx';
import { Drawing, Filters, FloorShadow, Skirting, Wall, wallArea } from './shapes.tsx';
import { Sofa } from './sofa.tsx';

/** Where a narrow room would show splinters at its edges. */
const BESIDE_SOFA = '[@container(max-aspect-ratio:1.25)]:hidden';

/** Daylight from a window on the left, above an oak floor. */
export function LivingRoomWall() {
  return (
    <Drawing>
      <Filters />
      <defs>
        <linearGradient id="daylight">
          <stop offset="0.1" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.95" stopColor="#1a120a" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id="sunlight">
          <stop offset="0" stopColor="#fff4dc" stopOpacity="0.5" />
          <stop offset="1" stopColor="#fff4dc" stopOpacity="0.16" />
        </linearGradient>
        <filter id="blur-sun" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3.2" />
        </filter>
      </defs>
      <Wall>
        <rect {...wallArea} fill="url(#daylight)" />
        <g fill="url(#sunlight)" filter="url(#blur-sun)" transform="translate(-196 -228) skewY(22)">
          {[0, 1, 2].flatMap((column) =>
            [0, 1].map((row) => (
              <rect key={`${column}-${row}`} x={column * 34} y={row * 62} width="29" height="56" />
            )),
          )}
        </g>
      </Wall>
      <FurnitureShadows />
      <Boards far="#a9825a" near="#c69d70" width={13} />
      <path
        d="M-470 22L-40 22L80 96L-560 96Z"
        fill="#fff2d6"
        opacity="0.16"
        filter="url(#blur-wide)"
      />
      <Skirting />
    </Drawing>
  );
}

/** What the furniture takes of the light on the wall. */
function FurnitureShadows() {
  return (
    <g fill="#1a0f06" filter="url(#blur-wide)">
      <rect x="-92" y="-66" width="216" height="68" rx="14" opacity="0.22" />
      <g className={BESIDE_SOFA}>
        <path d="M176 -50H214L206 0H182Z" opacity="0.14" />
        <path d="M-150 -128H-112L-122 -152H-140Z" opacity="0.1" />
      </g>
    </g>
  );
}

export function LivingRoomFurniture() {
  return (
    <Drawing>
      <FloorShadow x={6} y={9} width={270} depth={14} opacity={0.3} />
      <Rug />
      <FloorShadow x={4} y={11} width={228} depth={11} opacity={0.34} />
      <Sofa />
      <g className={BESIDE_SOFA}>
        <FloorShadow x={172} y={10} width={62} depth={11} />
        <SideTable />
        <FloorShadow x={-156} y={9} width={40} depth={9} />
        <FloorLamp />
      </g>
    </Drawing>
  );
}

/** A rectangle on the floor, from `far` to `near`, so wide on both sides of the middle as it would be at the wall. */
function onFloor(side: number, far: number, near: number): string {
  const [atFar, atNear] = [inFront(side, far).toFixed(1), inFront(side, near).toFixed(1)];
  return `M-${atFar} ${far}H${atFar}L${atNear} ${near}H-${atNear}Z`;
}

/** Narrow enough to be seen whole, also where there is room for the sofa alone. */
function Rug() {
  return (
    <g>
      <defs>
        <linearGradient id="rug" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#a99c88" />
          <stop offset="1" stopColor="#cfc4b1" />
        </linearGradient>
        {/* Cheaper to paint than the noise of the sofa, on three times its area. */}
        <pattern id="rug-weave" width="1.6" height="1" patternUnits="userSpaceOnUse">
          <path d="M0 0.2H0.9M0.8 0.7H1.6" stroke="#3d3022" strokeWidth="0.26" opacity="0.3" />
          <path d="M0 0.5H0.8M0.8 0.05H1.6" stroke="#fff6e6" strokeWidth="0.2" opacity="0.35" />
        </pattern>
      </defs>
      <path d={onFloor(100, 12, 42)} fill="url(#rug)" />
      <path d={onFloor(100, 12, 42)} fill="url(#rug-weave)" />
      <path
        d={onFloor(97, 14.4, 39.2)}
        fill="none"
        stroke="#8a5a41"
        strokeWidth="1.2"
        opacity="0.55"
      />
      <path
        d={onFloor(94.5, 16.4, 36.9)}
        fill="none"
        stroke="#8a5a41"
        strokeWidth="0.5"
        opacity="0.4"
      />
    </g>
  );
}

function SideTable() {
  return (
    <g>
      <defs>
        <linearGradient id="table-top">
          <stop offset="0" stopColor="#7a5231" />
          <stop offset="1" stopColor="#4c2f19" />
        </linearGradient>
        <linearGradient id="vase">
          <stop offset="0" stopColor="#f0e9dd" />
          <stop offset="0.45" stopColor="#d8cebd" />
          <stop offset="1" stopColor="#8f836f" />
        </linearGradient>
      </defs>
      <g fill="#3b2413">
        <path d="M152 -50L149 8H151.6L156 -50ZM192 -50L195 8H192.4L188 -50Z" />
        <path d="M171 -50L170.6 11H173.4L173 -50Z" fill="#50331d" />
      </g>
      <ellipse cx="172" cy="-51" rx="27" ry="3.4" fill="url(#table-top)" />
      <ellipse cx="172" cy="-52.4" rx="27" ry="3.2" fill="#8f6540" />
      <ellipse cx="176" cy="-52" rx="13" ry="1.6" fill="#2c1808" opacity="0.4" />
      <Branches />
      <path
        d="M166 -83C166 -80 158 -77 158 -65C158 -56 163 -52.6 170 -52.6C177 -52.6 182 -56 182 -65C182 -77 174 -80 174 -83Z"
        fill="url(#vase)"
      />
      <ellipse cx="170" cy="-83" rx="4" ry="0.9" fill="#5d5343" />
    </g>
  );
}

/** Stems with leaves, each a curve from the vase. */
const STEMS = [
  { x: 141, y: -124, bend: -16 },
  { x: 151, y: -139, bend: -9 },
  { x: 162, y: -131, bend: -3 },
  { x: 171, y: -145, bend: 3 },
  { x: 184, y: -136, bend: 8 },
  { x: 196, y: -126, bend: 14 },
  { x: 203, y: -111, bend: 17 },
];

const LEAVES = ['#6d7056', '#7f8268', '#8f9178', '#5f624b'];

function Branches() {
  return (
    <g>
      {STEMS.map(({ x, y, bend }, index) => {
        const [startX, startY] = [170, -82];
        const controlX = (startX + x) / 2 - bend * 0.6;
        const controlY = (startY + y) / 2 - 12;
        const leaves = Array.from({ length: 19 }, (_, leaf) => {
          const t = 0.3 + (leaf / 18) * 0.7;
          const px = (1 - t) ** 2 * startX + 2 * (1 - t) * t * controlX + t ** 2 * x;
          const py = (1 - t) ** 2 * startY + 2 * (1 - t) * t * controlY + t ** 2 * y;
          const dx = 2 * (1 - t) * (controlX - startX) + 2 * t * (x - controlX);
          const dy = 2 * (1 - t) * (controlY - startY) + 2 * t * (y - controlY);
          const side = leaf % 2 === 0 ? 1 : -1;
          const angle = (Math.atan2(dy, dx) * 180) / Math.PI + side * (34 + ((leaf * 7) % 17));
          const length = 8.6 - t * 3.4;
          return { px, py, angle, length, tone: LEAVES[(leaf * 5 + index) % 4]! };
        });
        return (
          <g key={x}>
            <path
              d={`M${startX} ${startY}Q${controlX} ${controlY} ${x} ${y}`}
              fill="none"
              stroke="#5b5038"
              strokeWidth="0.6"
            />
            {leaves.map(({ px, py, angle, length, tone }) => (
              <path
                key={`${px} ${py}`}
                d={`M0 0Q${length * 0.45} -1.5 ${length} 0Q${length * 0.45} 1.1 0 0`}
                transform={`translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${angle.toFixed(0)})`}
                fill={tone}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function FloorLamp() {
  return (
    <g>
      <defs>
        <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e6dcc6" />
          <stop offset="0.55" stopColor="#f7efdc" />
          <stop offset="1" stopColor="#e0d2b4" />
        </linearGradient>
        <linearGradient id="shade-side">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.55" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#4b3a20" stopOpacity="0.35" />
        </linearGradient>
        <linearGradient id="brass">
          <stop offset="0" stopColor="#d9b978" />
          <stop offset="0.5" stopColor="#9a7536" />
          <stop offset="1" stopColor="#5d431a" />
        </linearGradient>
      </defs>
      <ellipse cx="-156" cy="6" rx="15" ry="3.4" fill="#4e3917" />
      <ellipse cx="-156" cy="4.8" rx="15" ry="3.2" fill="url(#brass)" />
      <rect x="-156.8" y="-132" width="1.6" height="137" fill="url(#brass)" />
      <path d="M-170 -160L-142 -160L-133 -126L-179 -126Z" fill="url(#shade)" />
      <path d="M-170 -160L-142 -160L-133 -126L-179 -126Z" fill="url(#shade-side)" />
      <ellipse cx="-156" cy="-126" rx="23" ry="1.6" fill="#c7b48c" />
    </g>
  );
}
