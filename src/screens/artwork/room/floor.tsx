import { SCENE } from './shapes.tsx';

const RIGHT = SCENE.left + SCENE.width;
const BOTTOM = SCENE.top + SCENE.height;

/** The height of the eye, to which the lines of the floor run. */
const EYE = -165;

export const floorArea = { x: SCENE.left, y: 0, width: SCENE.width, height: BOTTOM };

/** From 0 to 1, always the same for a seed, so that a floor looks the same each time. */
function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Where a point of the floor, `x` at the wall, stands further in front. */
export function inFront(x: number, y: number): number {
  return x * ((y - EYE) / -EYE);
}

interface BoardsProps {
  /** Colors at the wall and in front. */
  far: string;
  near: string;
  width: number;
}

/** A floor of boards that run towards the eye. */
export function Boards({ far, near, width }: BoardsProps) {
  const tones = ['', '', ''];
  let seams = '';
  const last = Math.ceil(RIGHT / width);
  for (let index = -last; index < last; index += 1) {
    const [left, right] = [index * width, (index + 1) * width];
    seams += `M${left} 0L${inFront(left, BOTTOM).toFixed(1)} ${BOTTOM}`;
    // Each board is two pieces, which have tones of their own.
    const joint = 6 + chance(index) * 90;
    const [jointLeft, jointRight] = [inFront(left, joint), inFront(right, joint)];
    seams += `M${jointLeft.toFixed(1)} ${joint.toFixed(1)}L${jointRight.toFixed(1)} ${joint.toFixed(1)}`;
    const farTone = Math.floor(chance(index + 0.3) * 4);
    const nearTone = Math.floor(chance(index + 0.7) * 4);
    if (farTone < 3) {
      tones[farTone] +=
        `M${left} 0H${right}L${jointRight.toFixed(1)} ${joint.toFixed(1)}H${jointLeft.toFixed(1)}Z`;
    }
    if (nearTone < 3) {
      tones[nearTone] +=
        `M${jointLeft.toFixed(1)} ${joint.toFixed(1)}H${jointRight.toFixed(1)}L${inFront(right, BOTTOM).toFixed(1)} ${BOTTOM}H${inFront(left, BOTTOM).toFixed(1)}Z`;
    }
  }
  return (
    <>
      <defs>
        <linearGradient id="boards" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={far} />
          <stop offset="0.6" stopColor={near} />
        </linearGradient>
      </defs>
      <rect {...floorArea} fill="url(#boards)" />
      <path d={tones[0]} fill="#000" opacity="0.07" />
      <path d={tones[1]} fill="#fff" opacity="0.07" />
      <path d={tones[2]} fill="#3a1c00" opacity="0.06" />
      <path d={seams} stroke="#1c0f04" strokeWidth="0.35" opacity="0.34" fill="none" />
      <FloorEdge />
    </>
  );
}

/** The shade where the floor meets the wall. */
export function FloorEdge() {
  return (
    <>
      <defs>
        <linearGradient id="floor-edge" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity="0.26" />
          <stop offset="0.06" stopColor="#000" stopOpacity="0.12" />
          <stop offset="0.3" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <rect {...floorArea} fill="url(#floor-edge)" />
    </>
  );
}
