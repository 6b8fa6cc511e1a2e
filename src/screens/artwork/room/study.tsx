import { Boards } from './floor.tsx';
import { Drawing, Filters, FloorShadow, Skirting, Wall, wallArea } from './shapes.tsx';
import { Sideboard } from './sideboard.tsx';

/** Lamplight in the evening, above a walnut sideboard. */
export function StudyWall() {
  return (
    <Drawing>
      <Filters />
      <defs>
        <radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="40" cy="-130" r="520">
          <stop offset="0" stopColor="#140d08" stopOpacity="0.1" />
          <stop offset="0.5" stopColor="#140d08" stopOpacity="0.3" />
          <stop offset="1" stopColor="#140d08" stopOpacity="0.62" />
        </radialGradient>
        <radialGradient id="lamplight" gradientUnits="userSpaceOnUse" cx="76" cy="-112" r="190">
          <stop offset="0" stopColor="#ffd999" stopOpacity="0.85" />
          <stop offset="0.25" stopColor="#ffcf8a" stopOpacity="0.42" />
          <stop offset="0.6" stopColor="#ffc478" stopOpacity="0.14" />
          <stop offset="1" stopColor="#ffc070" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" y1="-300" x2="0" y2="-60">
          <stop offset="0" stopColor="#ffdfa8" stopOpacity="0" />
          <stop offset="0.75" stopColor="#ffdfa8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffdfa8" stopOpacity="0.4" />
        </linearGradient>
      </defs>
      <Wall>
        <rect {...wallArea} fill="url(#dusk)" />
        <rect {...wallArea} fill="url(#lamplight)" />
        {/* The edge of the light that leaves the shade above and below. */}
        <g fill="url(#beam)" filter="url(#blur-wide)" opacity="0.6">
          <path d="M60 -126H92L190 -330H-38Z" />
          <path d="M52 -102H100L136 -60H16Z" />
        </g>
      </Wall>
      <Boards far="#4b3221" near="#6d4a30" width={15} />
      <ellipse
        cx="60"
        cy="60"
        rx="190"
        ry="44"
        fill="#ffc478"
        opacity="0.1"
        filter="url(#blur-wide)"
      />
      <Skirting height={14} color="#d8cfc0" />
      <rect x="-700" y="-14" width="1400" height="14" fill="#140d08" opacity="0.36" />
    </Drawing>
  );
}

export function StudyFurniture() {
  return (
    <Drawing>
      <FloorShadow x={0} y={10} width={236} depth={18} opacity={0.62} />
      <Sideboard />
      <Books />
      <Bowl />
      <TableLamp />
      <FloorShadow x={-182} y={12} width={64} depth={13} opacity={0.5} />
      <Pot />
    </Drawing>
  );
}

/** Lying books, from below: their edges and color. */
const LYING = [
  { x: -74, top: -76.2, width: 31, height: 3.2, color: '#7d3a27' },
  { x: -72.5, top: -78.8, width: 28, height: 2.6, color: '#c9bda4' },
  { x: -73.6, top: -82.4, width: 29.5, height: 3.6, color: '#2f4048' },
  { x: -70, top: -84.6, width: 24, height: 2.2, color: '#a98a54' },
];

function Books() {
  return (
    <g>
      <defs>
        <linearGradient id="spine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.2" />
          <stop offset="0.4" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.45" />
        </linearGradient>
      </defs>
      {LYING.map(({ x, top, width, height, color }) => {
        const area = { x, y: top, width, height, rx: 0.5 };
        return (
          <g key={color}>
            <rect {...area} fill={color} />
            <rect {...area} fill="url(#spine)" />
            <path
              d={`M${x + 4} ${top}V${top + height}M${x + width - 4} ${top}V${top + height}`}
              stroke="#e6c98c"
              strokeWidth="0.4"
              opacity="0.5"
            />
          </g>
        );
      })}
    </g>
  );
}

function Bowl() {
  return (
    <g>
      <defs>
        <linearGradient id="bowl">
          <stop offset="0" stopColor="#3c4540" />
          <stop offset="0.6" stopColor="#6f7b70" />
          <stop offset="0.85" stopColor="#a9a88c" />
          <stop offset="1" stopColor="#5d6154" />
        </linearGradient>
      </defs>
      <ellipse cx="-2" cy="-73" rx="15" ry="1.1" fill="#000" opacity="0.5" />
      <path d="M-22 -86C-21 -78 -13 -73.4 -8 -73.2H5C10 -73.4 18 -78 19 -86Z" fill="url(#bowl)" />
      <ellipse cx="-1.5" cy="-86" rx="20.5" ry="2" fill="#2b302b" />
      <ellipse cx="-1.5" cy="-85.6" rx="19.3" ry="1.5" fill="#161a17" />
    </g>
  );
}

function TableLamp() {
  return (
    <g>
      <defs>
        <linearGradient id="lamp-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7d08c" />
          <stop offset="0.5" stopColor="#fff0cd" />
          <stop offset="1" stopColor="#f4c379" />
        </linearGradient>
        <linearGradient id="lamp-round">
          <stop offset="0" stopColor="#9c5a1e" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="#9c5a1e" stopOpacity="0" />
          <stop offset="0.7" stopColor="#9c5a1e" stopOpacity="0" />
          <stop offset="1" stopColor="#9c5a1e" stopOpacity="0.46" />
        </linearGradient>
        <linearGradient id="lamp-foot">
          <stop offset="0" stopColor="#2c2a26" />
          <stop offset="0.35" stopColor="#827a6b" />
          <stop offset="0.6" stopColor="#4c4840" />
          <stop offset="1" stopColor="#1d1b18" />
        </linearGradient>
      </defs>
      <ellipse cx="76" cy="-73" rx="14" ry="1.2" fill="#000" opacity="0.5" />
      <path
        d="M74 -104H78V-98C78 -95 88 -92 88 -82C88 -76 84 -73.2 80 -73H72C68 -73.2 64 -76 64 -82C64 -92 74 -95 74 -98Z"
        fill="url(#lamp-foot)"
      />
      <g filter="url(#blur-soft)" opacity="0.55">
        <path d="M60 -131H92L102 -101H50Z" fill="#ffdf9f" />
      </g>
      <path d="M61 -130H91L101 -102H51Z" fill="url(#lamp-shade)" />
      <path d="M61 -130H91L101 -102H51Z" fill="url(#lamp-round)" />
      <ellipse cx="76" cy="-102" rx="25" ry="1.5" fill="#fff6df" />
    </g>
  );
}

/** Blades of a plant: where each ends, from the pot. */
const BLADES = [
  [-236, -112],
  [-226, -142],
  [-210, -164],
  [-194, -178],
  [-180, -172],
  [-166, -180],
  [-154, -160],
  [-140, -146],
  [-132, -118],
  [-204, -126],
  [-160, -128],
] as const;

function Pot() {
  return (
    <g>
      <defs>
        <linearGradient id="clay">
          <stop offset="0" stopColor="#3d241a" />
          <stop offset="0.65" stopColor="#7c4a34" />
          <stop offset="1" stopColor="#55311f" />
        </linearGradient>
        <linearGradient id="blade" gradientUnits="userSpaceOnUse" x1="-240" x2="-130">
          <stop offset="0" stopColor="#202a22" />
          <stop offset="0.45" stopColor="#2f3c2e" />
          <stop offset="0.7" stopColor="#465439" />
          <stop offset="1" stopColor="#78794f" />
        </linearGradient>
      </defs>
      {BLADES.map(([x, y], index) => {
        const midX = -183 + (x + 183) * 0.35;
        const midY = y * 0.8 - 8;
        const wide = 3.4 + (index % 3);
        return (
          <path
            key={`${x} ${y}`}
            d={`M-184 -40Q${midX - wide} ${midY} ${x} ${y}Q${midX + wide} ${midY + 6} -181 -40Z`}
            fill="url(#blade)"
            opacity={0.8 + (index % 3) * 0.1}
          />
        );
      })}
      <path d="M-206 -46H-158L-163 8Q-164 12 -170 12H-194Q-200 12 -201 8Z" fill="url(#clay)" />
      <ellipse cx="-182" cy="-46" rx="24" ry="2.6" fill="#2a1810" />
      <ellipse cx="-182" cy="-45.4" rx="21.6" ry="1.8" fill="#120b07" />
    </g>
  );
}
