import {
  CONSULTING_SERVICES,
  type ConsultingService,
} from '#src/components/consulting-services.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { UnbrokenWords } from '#src/components/unbroken-words.tsx';
import { buttonClasses } from '#src/ui/button.tsx';
import { InertButton } from '#src/ui/inert-button.tsx';

/** The long descriptions; Home shows a summary of each. */
const DETAILS: Record<ConsultingService, string> = {
  'One-on-One Consultation':
    'Bring photographs of the room, the works you own and three you cannot stop thinking about. You leave with a short list that fits the wall, the light and the budget, and with reasons for each.',
  'Collection Curation':
    'We look at what you have, name what holds it together and say what is missing. Twice a year we propose works, go with you to studios, and keep the papers of your collection in order.',
  'Art Business Coaching':
    'Six sessions with somebody who has sold work on both sides of the table. You set prices that hold, write an edition plan and a statement that sounds like you, and practice the talk at the opening.',
  'Live Shopping Support':
    'Ask how thick the paint is, what it looks like at night, or whether two works can share a wall. We answer with the work in view and tell you when the smaller one is the better one.',
};

/** the four services of Home, described in full; makes no call. */
export function ConsultingScreen() {
  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Art Consulting Services">Art Consulting Services</PageHeading>
      <p className="mt-4 max-w-[52ch] text-18 text-muted">
        For people who buy their first work, for people who own forty, and for the people who make
        them.
      </p>
      <ul className="mt-12 border-t border-hairline">
        {CONSULTING_SERVICES.map(({ name, summary, action }) => (
          <li
            key={name}
            className="grid gap-x-12 gap-y-4 border-b border-hairline py-10 lg:grid-cols-12"
          >
            <h2 className="text-28 lg:col-span-4">
              <UnbrokenWords text={name} />
            </h2>
            <div className="max-w-measure lg:col-span-5">
              <p className="text-18">{summary}</p>
              <p className="mt-3 text-muted">{DETAILS[name]}</p>
            </div>
            <div className="lg:col-span-3 lg:justify-self-end">
              <InertButton className={buttonClasses('secondary', 'whitespace-nowrap')}>
                {action}
              </InertButton>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
