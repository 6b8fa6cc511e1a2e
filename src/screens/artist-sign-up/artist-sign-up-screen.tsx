import { Link } from 'react-router-dom';
import { PageHeading } from '#src/components/page-heading.tsx';
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
    heading: 'Sell and play',
    text: 'Buyers find you by name. You ship the work or open the doors, and are paid within a week.',
  },
] as const;

/** three steps and no form, because self-registration creates customers only. */
export function ArtistSignUpScreen() {
  return (
    <div className="page pt-14 pb-section">
      <PageHeading title="Artist Sign Up">Artist Sign Up</PageHeading>
      <p className="mt-4 max-w-[52ch] text-18 text-muted">
        {`A place to sell and show: this is how an artist comes to ${brand.name}.`}
      </p>
      <ol className="mt-14 grid gap-10 lg:grid-cols-3">
        {STEPS.map(({ heading, text }, index) => (
          <li key={heading} className="border-t border-ink pt-6">
            <p aria-hidden="true" className="font-serif text-48 text-accent">
              {index + 1}
            </p>
            <h2 className="mt-3 text-28">{heading}</h2>
            <p className="mt-3 max-w-[44ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-16 flex flex-col items-start gap-4">
        <p className="max-w-measure">Every artist begins as a member.</p>
        <Link to={paths.signUp} className={buttonClasses('primary')}>
          Become a Member
        </Link>
      </div>
    </div>
  );
}
