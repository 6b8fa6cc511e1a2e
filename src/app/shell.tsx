import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { dismissNotice, useNotice } from '#src/data/toast.ts';
import { useIsHydrated } from '#src/hooks/use-is-hydrated.ts';
import { type RouteFocus, RouteFocusContext } from '#src/hooks/use-route-focus.ts';
import { hasMovedFocus } from '#src/router/focus.ts';
import { RouteErrorBoundary } from '#src/router/route-error-boundary.tsx';
import { CurrentPage, useSiteRouter } from '#src/router/site-router.tsx';
import { Toaster } from '#src/ui/toaster.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { ShellFailure } from './failure-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { UpdateNotice } from './site-notices.tsx';

/** The layout around every page: header, category strip, footer, notifications and route focus. */
export function Shell() {
  return (
    <RouteErrorBoundary Fallback={ShellFailure}>
      <Layout />
    </RouteErrorBoundary>
  );
}

function Layout() {
  const router = useSiteRouter();
  const focusedPath = useRef<string | undefined>(router.state.location.pathname);
  const [announcement, announce] = useState('');
  const main = useRef<HTMLElement>(null);

  const routeFocus = useMemo<RouteFocus>(
    () => ({
      enter(path, title) {
        if (focusedPath.current === path) return false;
        focusedPath.current = path;
        announce(title);
        return !hasMovedFocus();
      },
      lose() {
        focusedPath.current = undefined;
      },
    }),
    [],
  );

  // Also where a page is left before its heading has come.
  useEffect(
    () =>
      router.subscribe(() => {
        if (router.state.location.pathname !== focusedPath.current) focusedPath.current = undefined;
      }),
    [router],
  );

  return (
    <RouteFocusContext value={routeFocus}>
      <div className="@container/shop">
        <a
          href="#main"
          className="sr-only bg-ink text-paper focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-3"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          Skip to main content
        </a>
        <UpdateNotice />
        <Header />
        <CategoryStrip />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="min-h-screen outline-none print:min-h-0"
        >
          <Suspense>
            <CurrentPage />
            <ScreenMount />
          </Suspense>
        </main>
        {/* React takes it over after the page above it. */}
        <Suspense>
          <Footer />
        </Suspense>
      </div>
      <Notifications />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </RouteFocusContext>
  );
}

export function Notifications() {
  const [isHeld, setHeld] = useState(false);
  const notice = useNotice(isHeld);
  // A notice may be given while a prerendered page, which has none, waits to be taken over.
  const shown = useIsHydrated() ? notice : undefined;
  return <Toaster toast={shown} onHold={setHeld} onDismiss={dismissNotice} />;
}

/** What is called when the first screen is there and React answers its events. */
export const ScreenMountContext = createContext<(() => void) | undefined>(undefined);

/**
 * Tells that the screen beside it is mounted. Of a prerendered page React takes the screen over after the layout
 * around it.
 */
export function ScreenMount() {
  const onScreenMount = useContext(ScreenMountContext);
  // Not a passive effect: events between the render and that would count as early ones too.
  useLayoutEffect(() => void onScreenMount?.(), [onScreenMount]);
  return null;
}
