const DOORS = [-92, -46, 0, 46];

/** A walnut sideboard with four doors, 196 cm wide. */
export function Sideboard() {
  return (
    <g>
      <defs>
        <linearGradient id="walnut" gradientUnits="userSpaceOnUse" x1="-96" x2="96">
          <stop offset="0" stopColor="#4a2c19" />
          <stop offset="0.62" stopColor="#6e4428" />
          <stop offset="0.85" stopColor="#7f5131" />
          <stop offset="1" stopColor="#64401f" />
        </linearGradient>
        <linearGradient id="walnut-top" gradientUnits="userSpaceOnUse" x1="-98" x2="98">
          <stop offset="0" stopColor="#6c4629" />
          <stop offset="0.72" stopColor="#a87547" />
          <stop offset="0.88" stopColor="#d19c62" />
          <stop offset="1" stopColor="#8e5f38" />
        </linearGradient>
        <linearGradient id="doors-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity="0.34" />
          <stop offset="0.16" stopColor="#000" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </linearGradient>
      </defs>
      <g fill="#1d120a">
        <path d="M-84 -20H-78L-80 7H-83ZM84 -20H78L80 7H83Z" />
        <path d="M-60 -20H-55L-57 -1H-59ZM60 -20H55L57 -1H59Z" opacity="0.8" />
      </g>
      <g filter="url(#grain)">
        <rect x="-96" y="-70" width="192" height="50" rx="1.4" fill="url(#walnut)" />
      </g>
      <rect x="-96" y="-70" width="192" height="50" rx="1.4" fill="url(#doors-shade)" />
      {DOORS.map((x) => (
        <g key={x}>
          <rect
            x={x + 0.7}
            y="-66.5"
            width="44.6"
            height="43"
            fill="none"
            stroke="#160c05"
            strokeWidth="0.7"
            opacity="0.75"
          />
          <path
            d={`M${x + 1.3} -65.9H${x + 44.8}`}
            stroke="#e8b884"
            strokeWidth="0.35"
            opacity="0.3"
          />
        </g>
      ))}
      {[-49, -43, 43, 49].map((x) => (
        <g key={x}>
          <circle cx={x} cy="-45" r="1.25" fill="#a8824a" />
          <circle cx={x - 0.35} cy="-45.4" r="0.45" fill="#f6dba6" />
        </g>
      ))}
      <rect x="-98" y="-73" width="196" height="3.4" rx="0.8" fill="url(#walnut-top)" />
      <rect x="-98" y="-73" width="196" height="0.6" fill="#ffdfae" opacity="0.45" />
    </g>
  );
}
