import { Link } from 'react-router-dom';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { ACCOUNT_LINKS } from './account-disclosure.tsx';
import { CATEGORY_LINKS } from './destinations.ts';

const ENTRY =
  'flex min-h-12 w-full items-center border-b border-hairline font-serif text-22 hover:text-accent';

const PAGES = [
  { label: 'Home', to: paths.home },
  ...CATEGORY_LINKS,
  { label: 'Events', to: paths.events },
  { label: 'Artworks', to: paths.artworks },
  { label: 'Artists', to: paths.artists },
  { label: 'Consulting', to: paths.consulting },
  { label: 'Artist Sign Up', to: paths.artistSignUp },
  { label: 'Cart', to: paths.cart },
];

const SIGNED_OUT_LINKS = [
  { label: 'Become a Member', to: paths.signUp },
  { label: 'Sign In', to: paths.signIn },
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

  const links = [...PAGES, ...(isSignedIn ? ACCOUNT_LINKS : SIGNED_OUT_LINKS)];
  return (
    <FullScreenDialog title="Menu" finalFocus={finalFocus} onClose={onClose}>
      <nav aria-label="All pages" className="page py-4">
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={ENTRY}>
                {label}
              </Link>
            </li>
          ))}
          {isSignedIn && (
            <li>
              <button type="button" className={ENTRY} onClick={handleSignOut}>
                Log out
              </button>
            </li>
          )}
        </ul>
      </nav>
    </FullScreenDialog>
  );
}
