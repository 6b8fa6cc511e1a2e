import { WallHeader } from '#src/components/beside-work.tsx';
import {
  CONSULTING_SERVICES,
  type ConsultingService,
} from '#src/components/consulting-services.ts';
import { CONSULTING_WORK } from '#src/components/hung-works.ts';
import { UnbrokenWords } from '#src/components/unbroken-words.tsx';
import { formatWholePrice } from '#src/copy/format.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { InertButton } from '#src/ui/inert-button.tsx';

/** How long it takes and where, what it costs, and the long description; Home shows a summary of each. */
const DETAILS: Record<ConsultingService, { scope: string; price: string; text: string }> = {
  'One-on-One Consultation': {
    scope: '60 minutes, by video or at your place',
    price: formatWholePrice(150),
    text: 'Bring photographs of the room, the works you own and three you cannot stop thinking about. You leave with a short list that fits the wall, the light and the budget, and with reasons for each.',
  },
  'Collection Curation': {
    scope: 'A year at a time',
    price: formatWholePrice(1800),
    text: 'We look at what you have, name what holds it together and say what is missing. Twice a year we propose works, go with you to studios, and keep the papers of your collection in order.',
  },
  'Art Business Coaching': {
    scope: 'Six sessions of 60 minutes, by video',
    price: formatWholePrice(540),
    text: 'Six sessions with somebody who has sold work on both sides of the table. You set prices that hold, write an edition plan and a statement that sounds like you, and practice the talk at the opening.',
  },
  'Live Shopping Support': {
    scope: 'While you choose, by video or by phone',
    price: 'Free',
    text: 'Ask how thick the paint is, what it looks like at night, or whether two works can share a wall. We answer with the work in view and tell you when the smaller one is the better one.',
  },
};

/** the four services of Home, described in full; makes no call. */
export function ConsultingScreen() {
  return (
    <>
      <WallHeader
        title="Art Consulting Services"
        work={CONSULTING_WORK}
        crop="*:object-[50%_30%] max-split:min-h-48! xl:min-h-[41svh]!"
      >
        <p className="mt-3 max-w-[44ch] text-balance text-muted split:text-18">
          For people who buy their first work, for people who own forty, and for the people who make
          them.
        </p>
      </WallHeader>
      <ul className="page pb-section">
        {CONSULTING_SERVICES.map(({ name, summary, action }, index) => (
          <li
            key={name}
            className={cx(
              'grid gap-y-3 py-6 split:grid-cols-2 xl:py-8',
              index > 0 && 'border-t border-hairline',
            )}
          >
            <div className="split:pr-12">
              <h2 className="text-28">
                <UnbrokenWords text={name} />
              </h2>
              <p className="mt-1 text-14 text-muted">{DETAILS[name].scope}</p>
              <p className="mt-3 max-w-[44ch] split:text-18">{summary}</p>
            </div>
            <div className="flex flex-col gap-4 split:pt-2.5">
              <p className="max-w-measure text-muted">{DETAILS[name].text}</p>
              <div className="flex items-center gap-6">
                <p className="w-24 text-22">{DETAILS[name].price}</p>
                <InertButton
                  className={buttonClasses(
                    'primary',
                    'sm:min-w-48 whitespace-nowrap max-xl:ml-auto',
                  )}
                >
                  {action}
                </InertButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
