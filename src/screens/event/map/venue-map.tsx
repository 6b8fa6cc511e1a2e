import { useCallback, useMemo, useState } from 'react';
import { joinTexts } from '#src/copy/join-texts.ts';
import { type Point, WIDTH } from './drawing.ts';
import { MapNames } from './map-names.tsx';
import { namesOf } from './names.ts';
import { streetMap } from './street-map.ts';

/** Of the map's width, which is 960 meters. */
const SCALE_WIDTH = 'w-[calc(max(134%,47.5rem)*0.0953)]';

const PLACE =
  'absolute top-1/2 left-1/2 aspect-16/9 w-[max(134%,47.5rem)] max-w-none [translate:-50%_-50%]';

/** An illustrative map that makes no requests. A narrow page shows the middle of it, so that names can be read. */
export function VenueMap({ venue, location }: { venue: string; location: string }) {
  const map = useMemo(() => streetMap(venue, location), [venue, location]);
  const [shown, setShown] = useState<Point>();
  const measure = useCallback((frame: HTMLIFrameElement | null) => {
    if (!frame) return;
    const { clientWidth, clientHeight } = frame.parentElement!;
    const unit = WIDTH / frame.offsetWidth;
    setShown([clientWidth * unit, clientHeight * unit]);
  }, []);
  return (
    <>
      <iframe
        ref={measure}
        title={`Map of ${joinTexts([venue, location])}`}
        sandbox="allow-same-origin"
        srcDoc={map.drawn}
        scrolling="no"
        loading="lazy"
        tabIndex={-1}
        className={PLACE}
      />
      {shown && <MapNames names={namesOf(map.named, shown)} className={PLACE} />}
      <p
        aria-hidden="true"
        className={`absolute right-3 bottom-2 ${SCALE_WIDTH} border-x border-b border-ink text-center text-12 leading-4`}
      >
        300 ft
      </p>
    </>
  );
}
