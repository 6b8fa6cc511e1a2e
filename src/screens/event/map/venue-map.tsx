import { useMemo } from 'react';
import { joinTexts } from '#src/copy/join-texts.ts';
import { streetMap } from './street-map.ts';

/** Of the map's width, which is 960 meters. */
const SCALE_WIDTH = 'w-[calc(max(100%,47.5rem)*0.0953)]';

/** An illustrative map that makes no requests. A narrow page shows the middle of it, so that names can be read. */
export function VenueMap({ venue, location }: { venue: string; location: string }) {
  const map = useMemo(() => streetMap(venue, location), [venue, location]);
  return (
    <>
      <iframe
        title={`Map of ${joinTexts([venue, location])}`}
        sandbox=""
        srcDoc={map}
        scrolling="no"
        loading="lazy"
        tabIndex={-1}
        className="absolute top-1/2 left-1/2 aspect-16/9 w-[max(100%,47.5rem)] max-w-none [translate:-50%_-50%]"
      />
      <p
        aria-hidden="true"
        className={`absolute right-3 bottom-2 ${SCALE_WIDTH} border-x border-b border-ink text-center text-12 leading-4`}
      >
        300 ft
      </p>
    </>
  );
}
