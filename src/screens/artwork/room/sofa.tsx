import { puffed } from './shapes.tsx';

const SEATS = [-92, 1.5];
const BACKS = [-93, 1.5];

/** A linen sofa with two seats, 232 cm wide. */
export function Sofa() {
  return (
    <g>
      <defs>
        <linearGradient id="linen-back" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cdc5b7" />
          <stop offset="0.35" stopColor="#b5ac9d" />
          <stop offset="1" stopColor="#857c6e" />
        </linearGradient>
        <linearGradient id="linen-seat" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d6cfc2" />
          <stop offset="0.3" stopColor="#bdb4a5" />
          <stop offset="1" stopColor="#8f8677" />
        </linearGradient>
        <linearGradient id="linen-arm">
          <stop offset="0" stopColor="#c9c1b3" />
          <stop offset="0.5" stopColor="#b2a99a" />
          <stop offset="1" stopColor="#8e8576" />
        </linearGradient>
        <linearGradient id="cushion-rust" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#b5704c" />
          <stop offset="1" stopColor="#6f3a22" />
        </linearGradient>
        <linearGradient id="cushion-cream" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f3ecdd" />
          <stop offset="1" stopColor="#b8ab93" />
        </linearGradient>
      </defs>
      {[-101, -30, 34, 102].map((x) => (
        <path key={x} d={`M${x - 2.4} -14H${x + 2.4}L${x + 1.4} 9H${x - 1.4}Z`} fill="#4a2f1a" />
      ))}
      <g filter="url(#fabric)">
        <path d={puffed(-106, -76, 212, 60, { corner: 8, bulge: 1 })} fill="#8b8273" />
        <rect x="-110" y="-27" width="220" height="16" rx="4" fill="#857b6c" />
        {BACKS.map((x) => (
          <path
            key={x}
            d={puffed(x, -79, 91.5, 42, { corner: 9, bulge: 3.5 })}
            fill="url(#linen-back)"
          />
        ))}
        <g fill="#2a2118" filter="url(#blur-soft)" opacity="0.42">
          <rect x="-94" y="-43" width="188" height="6" />
        </g>
        {SEATS.map((x) => (
          <path
            key={x}
            d={puffed(x, -43, 90.5, 20, { corner: 6, bulge: 2.2 })}
            fill="url(#linen-seat)"
          />
        ))}
        <path d={puffed(-116, -60, 24, 49, { corner: 9, bulge: 2 })} fill="url(#linen-arm)" />
        <path d={puffed(92, -60, 24, 49, { corner: 9, bulge: 2 })} fill="url(#linen-arm)" />
      </g>
      <g fill="none" stroke="#3c3328" opacity="0.35">
        <path d="M0 -79V-44M0 -42V-24" strokeWidth="0.9" />
        {SEATS.map((x) => (
          <path key={x} d={`M${x + 4} -24.5Q${x + 45} -23 ${x + 87} -24.5`} strokeWidth="0.7" />
        ))}
        <path d="M-110 -55Q-104 -58 -98 -55M98 -55Q104 -58 110 -55" strokeWidth="0.5" />
      </g>
      <g fill="none" stroke="#4a4034" strokeWidth="1.1" opacity="0.2" filter="url(#blur-soft)">
        <path d="M-76 -70Q-60 -56 -62 -46M-30 -74Q-36 -60 -26 -50M24 -72Q34 -58 30 -48M70 -74Q62 -60 72 -50" />
      </g>
      <g filter="url(#fabric)">
        <g transform="rotate(-9 -74 -56)">
          <path
            d={puffed(-94, -76, 41, 38, { corner: 3, bulge: 4 })}
            fill="#1d130b"
            opacity="0.3"
            transform="translate(3 2)"
            filter="url(#blur-soft)"
          />
          <path d={puffed(-94, -76, 41, 38, { corner: 3, bulge: 4 })} fill="url(#cushion-rust)" />
        </g>
        <g transform="rotate(8 76 -54)">
          <path
            d={puffed(58, -72, 36, 34, { corner: 3, bulge: 4 })}
            fill="#1d130b"
            opacity="0.3"
            transform="translate(3 2)"
            filter="url(#blur-soft)"
          />
          <path d={puffed(58, -72, 36, 34, { corner: 3, bulge: 4 })} fill="url(#cushion-cream)" />
        </g>
      </g>
    </g>
  );
}
