import { Link } from 'react-router-dom';
import { useSession } from '#src/data/session.ts';
import type { User } from '#src/domain/accounts.ts';
import { paths } from '#src/paths.ts';
import { Disclosure, DISCLOSURE_ENTRY } from '#src/ui/disclosure.tsx';
import { AccountLabel } from './account-label.tsx';

/** They land on the 404 page on purpose (O-2). */
export const ACCOUNT_LINKS = [
  { label: 'My Account', to: paths.account },
  { label: 'My Orders', to: paths.orders },
  { label: 'Wishlist', to: paths.wishlist },
];

/** The account menu of somebody signed in. */
export function AccountDisclosure({ user: { username } }: { user: User }) {
  const signOut = useSession((session) => session.signOut);
  return (
    <Disclosure
      label={`Account, ${username}`}
      listClassName="right-edge w-48 max-lg:mr-8"
      trigger={<AccountLabel username={username} />}
    >
      {ACCOUNT_LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={DISCLOSURE_ENTRY}>
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-hairline pt-2">
        <button type="button" className={DISCLOSURE_ENTRY} onClick={() => void signOut()}>
          Log out
        </button>
      </li>
    </Disclosure>
  );
}
