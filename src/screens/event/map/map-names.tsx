import { HEIGHT, WIDTH } from './drawing.ts';
import { LAND, PARK, WATER } from './land.ts';
import type { Name } from './names.ts';

const LOOKS = {
  venue: { fontSize: 18, fontWeight: 600, fill: '#1a1917' },
  water: { fontStyle: 'italic', fill: '#456a74', stroke: WATER },
  park: { fill: '#4d683a', stroke: PARK },
  street: { dy: 4.5 },
};

/** The names of a map, drawn over its frame: a document in a frame has none of the page's fonts. */
export function MapNames({ names, className }: { names: readonly Name[]; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      className={className}
      fontSize={14}
      textAnchor="middle"
      fill="#5e5a53"
      stroke={LAND}
      strokeWidth={4}
      paintOrder="stroke"
    >
      {names.map(({ text, kind, at: [x, y], angle = 0 }) => (
        <text key={text} {...LOOKS[kind]} transform={`translate(${x} ${y}) rotate(${angle})`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
