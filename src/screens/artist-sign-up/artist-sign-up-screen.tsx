import { Link } from 'react-router-dom';
import { WallHeader } from '#src/components/beside-work.tsx';
import { ARTIST_SIGN_UP_WORK } from '#src/components/hung-works.ts';
import { MoreLink } from '#src/components/section.tsx';
import { brand } from '#src/copy/brand.ts';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';

const STEPS = [
  {
    heading: 'Show us your work',
    text: 'Ten pictures, a film or a recording, and a page about what you are after. Two curators look at every one of them.',
  },
  {
    heading: 'Hang your first wall',
    text: 'We photograph or scan the works, write the labels with you and agree on prices that hold.',
  },
  {
    heading: 'Sell and perform',
    text: 'Buyers find you by name. You ship the work or open the doors, and are paid within a week.',
  },
] as const;

/** three steps and no form, because self-registration creates customers only. */
export function ArtistSignUpScreen() {
  return (
    <>
      <WallHeader
        title="Artist Sign Up"
        work={ARTIST_SIGN_UP_WORK}
        crop="*:object-[50%_30%] xl:min-h-[41svh]!"
      >
        <p className="mt-4 max-w-[44ch] text-18 text-balance text-muted">
          {`A place to sell and show: this is how an artist comes to ${brand.name}. Every artist begins as a member.`}
        </p>
        <Link to={paths.signUp} className={buttonClasses('primary', 'mt-6 max-sm:w-full')}>
          Become a Member
        </Link>
      </WallHeader>
      <ol className="page grid gap-x-6 gap-y-8 pt-8 pb-8 md:grid-cols-3 lg:gap-x-10">
        {STEPS.map(({ heading, text }, index) => (
          <li
            key={heading}
            className="grid grid-cols-[3rem_1fr] items-baseline gap-x-4 border-t border-hairline pt-3 md:block md:border-ink md:pt-6 max-md:first:border-0 max-md:first:pt-0"
          >
            <p aria-hidden="true" className="font-serif text-48 text-accent">
              {index + 1}
            </p>
            <div className="md:mt-3">
              <h2 className="text-28 md:max-lg:text-22">{heading}</h2>
              <p className="mt-2 max-w-[52ch] text-balance text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="page pb-section">
        <div className="grid gap-y-4 border-t border-hairline pt-6 md:grid-cols-2">
          <h2 className="text-28">What it costs</h2>
          <div className="max-w-[35rem]">
            <p>
              {`Membership is free. ${brand.name} keeps 12% of what you sell, work or ticket, and asks for nothing before.`}
            </p>
            <p className="mt-3 text-muted">
              For prices, editions and contracts there is somebody who has sold on both sides of the
              table.
            </p>
            <MoreLink label="Art Business Coaching" to={paths.consulting} />
          </div>
        </div>
      </div>
    </>
  );
}
