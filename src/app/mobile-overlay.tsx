import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { useCloseOnBack } from '#src/router/use-close-on-back.ts';
import { FullScreenDialog } from '#src/ui/dialog.tsx';
import { STRIP_LINKS } from './destinations.ts';

const DESTINATIONS = [
  { label: 'Home', to: paths.home },
  ...STRIP_LINKS,
  { label: 'Artworks', to: paths.artworks },
  { label: 'Artists', to: paths.artists },
  { label: 'Consulting', to: paths.consulting },
  { label: 'Artist Sign Up', to: paths.artistSignUp },
  { label: 'Become a Member', to: paths.signUp },
  { label: 'Sign In', to: paths.signIn },
  { label: 'Cart', to: paths.cart },
];

/** The menu of small screens: a link to every page. */
export function MobileOverlay({ onClose }: { onClose: () => void }) {
  const finalFocus = useCloseOnBack(onClose);
  return (
    <FullScreenDialog title="Menu" finalFocus={finalFocus} onClose={onClose}>
      <nav aria-label="All pages" className="page py-4">
        <ul>
          {DESTINATIONS.map(({ label, to }) => (
            <li key={to} className="border-b border-hairline">
              <Link
                to={to}
                className="flex min-h-14 items-center font-serif text-22 hover:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </FullScreenDialog>
  );
}
