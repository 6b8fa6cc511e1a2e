import { Menu, Search, ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pluralize } from '#src/copy/format.ts';
import { brand } from '#src/copy/brand.ts';
import { useCart } from '#src/data/cart.ts';
import { useSession } from '#src/data/session.ts';
import { countPieces } from '#src/domain/cart.ts';
import { paths } from '#src/paths.ts';
import { InertButton } from '#src/ui/inert-button.tsx';
import { AccountLabel } from './account-label.tsx';
import { CategoriesDisclosure } from './categories-disclosure.tsx';

// Loaded on demand: only signed-in users see it.
const AccountDisclosure = lazy(async () => ({
  default: (await import('./account-disclosure.tsx')).AccountDisclosure,
}));

const NAV_LINK = 'flex min-h-11 items-center hover:text-accent';

export function Header() {
  return (
    <header className="relative border-b border-hairline">
      <div className="header-row page">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center font-serif text-22 [letter-spacing:-0.025em] sm:text-28"
        >
          {brand.name}
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-7 lg:flex">
          <CategoriesDisclosure />
          <Link to={paths.events} className={NAV_LINK}>
            Events
          </Link>
          <Link to={paths.artists} className={NAV_LINK}>
            Artists
          </Link>
        </nav>
        <SearchBox />
        <div className="col-start-2 row-start-1 flex items-center justify-end gap-1 lg:gap-3">
          <CartLink />
          <Account />
          {/* Spec 2: the menu button never opens the overlay; the strip's More does (O-17). */}
          <InertButton
            aria-label="Menu"
            className="-mr-3.5 flex size-11 items-center justify-center lg:hidden"
          >
            <Menu aria-hidden="true" size={22} strokeWidth={1.5} />
          </InertButton>
        </div>
      </div>
    </header>
  );
}

/** Spec 2: the specification shows no behaviour; Enter does nothing (O-16). */
function SearchBox() {
  return (
    <form role="search" className="search-field" onSubmit={(event) => event.preventDefault()}>
      <Search aria-hidden="true" size={18} strokeWidth={1.5} />
      <input type="search" aria-label="Search" placeholder="Search" />
    </form>
  );
}

function CartLink() {
  const pieces = useCart((cart) => countPieces(cart.items));
  return (
    <Link
      to={paths.cart}
      aria-label={pieces > 0 ? `Cart, ${pluralize(pieces, 'item')}` : 'Cart'}
      className="relative flex size-11 items-center justify-center hover:text-accent"
    >
      <ShoppingBag aria-hidden="true" size={22} strokeWidth={1.5} />
      {pieces > 0 && (
        <span aria-hidden="true" className="badge">
          {pieces}
        </span>
      )}
    </Link>
  );
}

function Account() {
  const user = useSession((session) => session.user);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const wasSignedIn = useRef(false);

  useEffect(() => {
    // The focus is lost with the entry that logs out.
    const hasLostFocus = wasSignedIn.current && document.activeElement === document.body;
    // Another tab may have logged out.
    if (hasLostFocus && !document.hidden) signInLink.current?.focus();
    wasSignedIn.current = user !== undefined;
  }, [user]);

  if (user) {
    return (
      <Suspense
        fallback={
          <p className="disclosure-button">
            <AccountLabel username={user.username} />
          </p>
        }
      >
        <AccountDisclosure user={user} />
      </Suspense>
    );
  }
  return (
    <Link
      ref={signInLink}
      to={paths.signIn}
      // A prerendered page hides it from a visitor who is signed in.
      data-signed-out
      className="flex min-h-11 items-center px-1 hover:text-accent lg:-mr-1"
    >
      Sign In
    </Link>
  );
}
