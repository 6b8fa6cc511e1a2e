import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { CONSULTING_WORK } from '#src/components/hung-works.ts';
import { Picture } from '#src/components/picture.tsx';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { ACCOUNT_LINKS } from './account-disclosure.tsx';
import { CATEGORY_LINKS } from '#src/components/category-links.ts';

const ENTRY =
  'flex min-h-11 w-full items-center border-b border-hairline font-serif text-18 hover:text-accent sm:not-short:min-h-14 sm:not-short:text-22';

const DISCOVER = [
  { label: 'Home', to: paths.home },
  { label: 'Artworks', to: paths.artworks },
  { label: 'Artists', to: paths.artists },
  { label: 'Events', to: paths.events },
  { label: 'Consulting', to: paths.consulting },
  { label: 'Artist Sign Up', to: paths.artistSignUp },
];

const CART = { label: 'Cart', to: paths.cart };

const SIGNED_OUT_LINKS = [
  { label: 'Sign In', to: paths.signIn },
  { label: 'Become a Member', to: paths.signUp },
];

/** The menu of small screens: a link to every page, and Log out for somebody signed in. */
export function MobileOverlay({ onClose }: { onClose: () => void }) {
  const isSignedIn = useSession(({ user }) => user !== undefined);
  const signOut = useSession((session) => session.signOut);
  const finalFocus = useCloseOnBack(onClose);

  function handleSignOut() {
    onClose();
    void signOut();
  }

  return (
    <FullScreenDialog
      title="Menu"
      className="flex-col bg-paper open:flex"
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <nav
        aria-label="All pages"
        className="page grid flex-none gap-x-8 gap-y-7 py-6 sm:grid-cols-3"
      >
        <LinkGroup heading="Shop" links={CATEGORY_LINKS} />
        <LinkGroup heading="Discover" links={DISCOVER} />
        <LinkGroup heading="You" links={[CART, ...(isSignedIn ? ACCOUNT_LINKS : SIGNED_OUT_LINKS)]}>
          {isSignedIn && (
            <li>
              <button type="button" className={ENTRY} onClick={handleSignOut}>
                Log out
              </button>
            </li>
          )}
        </LinkGroup>
      </nav>
      {/* On a screen held upright, the wall below the links. */}
      <div className="wall-below">
        <Picture image={CONSULTING_WORK} alt="" sizes="36rem" className="canvas-edge!" />
      </div>
    </FullScreenDialog>
  );
}

/** Links under a heading, two in a row on a phone. */
function LinkGroup({
  heading,
  links,
  children,
}: {
  heading: string;
  links: readonly { label: string; to: string }[];
  children?: ReactNode;
}) {
  return (
    <div>
      <p className="eyebrow text-muted">{heading}</p>
      <ul aria-label={heading} className="mt-1 grid gap-x-6 max-sm:grid-cols-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={ENTRY}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
