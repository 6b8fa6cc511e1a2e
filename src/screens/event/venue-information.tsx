import { ArrowUpRight } from 'lucide-react';
import { DeferredImport } from '#src/components/deferred-import.tsx';
import { joinTexts } from '#src/copy/join-texts.ts';
import type { Event } from '#src/domain/events.ts';

const loadVenueMap = async () => (await import('./map/venue-map.tsx')).VenueMap;

const NOTES = [
  ['Parking', 'Spaces for cars and bicycles are signposted from the entrance.'],
  ['Transit', 'Open in Maps shows the stops nearby and the way on foot.'],
  ['Wheelchair access', 'Step-free entrance and reserved places; staff at the entrance will help.'],
] as const;

/** The venue with an illustrative map that makes no requests. */
export function VenueInformation({ event: { venue, location } }: { event: Event }) {
  const address = joinTexts([venue, location]);
  if (address === '') return null;
  return (
    <section className="split:col-start-2 split:row-span-3 split:row-start-1">
      <h2 className="text-28">Venue Information</h2>
      <p className="mt-3">
        <span className="block">{venue}</span>
        <span className="block text-muted">{location}</span>
      </p>
      <div className="relative mt-5 aspect-4/3 overflow-hidden border border-hairline bg-wall split:max-lg:aspect-square">
        <DeferredImport load={loadVenueMap} props={{ venue, location }} />
      </div>
      <a
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-2 link"
      >
        Open in Maps
        <ArrowUpRight aria-hidden="true" size={14} />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <dl className="mt-4 flex flex-col gap-3">
        {NOTES.map(([name, note]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="mt-1 text-14 text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
