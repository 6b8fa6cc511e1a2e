import { Link } from '#src/components/link.tsx';
import type { User } from '#src/domain/accounts.ts';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { Menu, MENU_ITEM } from '#src/ui/menu.tsx';
import { AccountLabel } from './account-label.tsx';

/** The menu of somebody signed in; its pages land on the 404 page on purpose (O-2). */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSession((session) => session.signOut);
  return (
    <Menu label={`Account, ${user.username}`} trigger={<AccountLabel username={user.username} />}>
      <Link to={paths.account} {...MENU_ITEM}>
        My Account
      </Link>
      <Link to={paths.orders} {...MENU_ITEM}>
        My Orders
      </Link>
      <Link to={paths.wishlist} {...MENU_ITEM}>
        Wishlist
      </Link>
      <button type="button" {...MENU_ITEM} onClick={() => void signOut()}>
        Log out
      </button>
    </Menu>
  );
}
