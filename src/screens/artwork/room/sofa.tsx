import { puffed } from './shapes.tsx';

const SEATS = [-92, 1.5];
const BACKS = [-93, 1.5];
/** Both arms and what they stand on, in one piece. */
const BODY =
  'M-116 -17V-51Q-116 -61 -105 -61H-102Q-92 -61 -92 -52V-25H92V-52Q92 -61 102 -61H105Q116 -61 116 -51V-17Q116 -11 110 -11H-110Q-116 -11 -116 -17Z';

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
        <linearGradient id="linen-body" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cbc3b5" />
          <stop offset="0.6" stopColor="#b0a798" />
          <stop offset="1" stopColor="#8a8172" />
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
        <path d={puffed(-106, -76, 212, 60, { corner: 8, bulge: 1 })} fill="#989081" />
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
        <path d={BODY} fill="url(#linen-body)" />
      </g>
      <g fill="none" stroke="#3c3328" opacity="0.35">
        <path d="M0 -79V-44M0 -42V-25" strokeWidth="0.9" />
        <path d="M-92 -52V-25H92V-52" strokeWidth="0.8" />
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
