import type { Dimensions } from '#src/domain/dimensions.ts';

// In centimeters.
const PERSON = { width: 46, height: 170 };
/** Between the person and the work. */
const GAP = 20;
/** Of the middle of a work, over the floor, as galleries hang. */
const EYE_LEVEL = 145;
/** At least between a high work and the floor. */
const CLEARANCE = 10;

/** How high the middle of a work hangs. */
const middleOf = ({ height }: Dimensions) => Math.max(EYE_LEVEL, height / 2 + CLEARANCE);

/** The wall on which each of these works would have its place: drawn as wide, all of them have one scale. */
export function wallFor(works: readonly Dimensions[]): Dimensions {
  return {
    width: PERSON.width + GAP + Math.max(...works.map(({ width }) => width)),
    height: Math.max(PERSON.height, ...works.map((work) => middleOf(work) + work.height / 2)),
  };
}

/** The shapes of a work and of a person beside it on a wall, to scale. Its dimensions stand beside it in words. */
export function Silhouette({ work, wall }: { work: Dimensions; wall: Dimensions }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      preserveAspectRatio="xMaxYMax"
      className="h-14 w-auto max-w-2/5 flex-none self-end"
    >
      <path
        d="M14 0a8 11 0 0 1 18 0a8 11 0 0 1 -18 0M23 13c14 0 21 4 22 15l1 48h-7l-2 -34l-2 32l-2 84h-9l-1 -68l-1 68h-9l-2 -84l-2 -32l-2 34h-7l1 -48c1 -11 8 -15 22 -15z"
        transform={`translate(0 ${wall.height - PERSON.height + 12})`}
        className="fill-control"
      />
      <rect
        x={PERSON.width + GAP}
        y={wall.height - middleOf(work) - work.height / 2}
        width={work.width}
        height={work.height}
        className="fill-muted"
      />
    </svg>
  );
}
