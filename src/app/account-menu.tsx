import { CircleUser } from 'lucide-react';
import { Link } from '#src/components/link.tsx';
import type { User } from '#src/contract/account.ts';
import { useSession } from '#src/data/session.ts';
import { paths } from '#src/paths.ts';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';

/** The menu of somebody signed in; its pages land on the 404 page on purpose (readings O-2). */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSession((session) => session.signOut);
  return (
    <Menu
      label={`Account, ${user.username}`}
      trigger={
        <>
          <CircleUser aria-hidden="true" size={22} strokeWidth={1.5} />
          <span className="hidden max-w-32 truncate lg:inline">{user.username}</span>
        </>
      }
    >
      <MenuLink link={<Link to={paths.account} />}>My Account</MenuLink>
      <MenuLink link={<Link to={paths.orders} />}>My Orders</MenuLink>
      <MenuLink link={<Link to={paths.wishlist} />}>Wishlist</MenuLink>
      <MenuAction onSelect={() => void signOut()}>Log out</MenuAction>
    </Menu>
  );
}
