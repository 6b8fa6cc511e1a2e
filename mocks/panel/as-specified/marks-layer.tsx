import { createPortal } from 'react-dom';
import type { PlacedMarks } from './use-placed-marks.ts';

/** Frames and numbers over the shop; the list beside them says the same in words. */
export function MarksLayer({ marks, pageHeight }: PlacedMarks) {
  return createPortal(
    <div aria-hidden="true" className="marks" style={{ height: pageHeight }}>
      {marks.map(({ number, ...place }) => (
        <div key={`${number} ${place.left} ${place.top}`} className="mark" style={place}>
          {/* Before what it marks, as far as the page goes. */}
          <span style={{ left: Math.max(-20, -place.left) }}>{number}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
