import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';

export function CommunityBanner() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="bg-wall">
      <div className="page grid items-center gap-8 py-16 lg:grid-cols-12 lg:py-24 max-sm:gap-6 max-sm:py-12">
        <div className="lg:col-span-7">
          <h2 id={id} className="text-28 sm:text-36 lg:text-48">
            Join Our Creative Community
          </h2>
          <p className="mt-4 max-w-[52ch] text-18 text-muted">
            Members hear first about what is hung next. Artists get a place to sell and show.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <Link to={paths.signUp} className={buttonClasses('primary', 'max-sm:grow max-sm:px-3!')}>
            Become a Member
          </Link>
          <Link
            to={paths.artistSignUp}
            className={buttonClasses('secondary', 'max-sm:grow max-sm:px-3!')}
          >
            Artist Sign Up
          </Link>
        </div>
      </div>
    </section>
  );
}
