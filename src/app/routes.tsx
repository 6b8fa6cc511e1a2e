import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { ScreenFailure, ShellFailure } from './failure-page.tsx';
import { Shell } from './shell.tsx';

/** A route whose code comes when somebody goes there. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

const screens = [
  screen(paths.home, async () => (await import('#src/screens/home/home-screen.tsx')).HomeScreen),
  screen(
    paths.artists,
    async () => (await import('#src/screens/artists/artists-screen.tsx')).ArtistsScreen,
  ),
  screen(
    paths.artist(':id'),
    async () => (await import('#src/screens/artist/artist-screen.tsx')).ArtistScreen,
  ),
  screen(
    paths.artworks,
    async () => (await import('#src/screens/artworks/artworks-screen.tsx')).ArtworksScreen,
  ),
  screen(
    paths.artwork(':id'),
    async () => (await import('#src/screens/artwork/artwork-screen.tsx')).ArtworkScreen,
  ),
  screen(
    paths.category(':param'),
    async () => (await import('#src/screens/category/category-screen.tsx')).CategoryScreen,
  ),
  screen(
    paths.events,
    async () => (await import('#src/screens/events/events-screen.tsx')).EventsScreen,
  ),
  screen(
    paths.event(':id'),
    async () => (await import('#src/screens/event/event-screen.tsx')).EventScreen,
  ),
  screen(
    paths.consulting,
    async () => (await import('#src/screens/consulting/consulting-screen.tsx')).ConsultingScreen,
  ),
  screen(
    paths.signUp,
    async () => (await import('#src/screens/sign-up/sign-up-screen.tsx')).SignUpScreen,
  ),
  screen(
    paths.artistSignUp,
    async () =>
      (await import('#src/screens/artist-sign-up/artist-sign-up-screen.tsx')).ArtistSignUpScreen,
  ),
  screen(paths.cart, async () => (await import('#src/screens/cart/cart-screen.tsx')).CartScreen),
  screen(
    paths.checkout,
    async () => (await import('#src/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
  ),
  screen(
    paths.signIn,
    async () => (await import('#src/screens/sign-in/sign-in-screen.tsx')).SignInScreen,
  ),
  screen(
    paths.domainTest,
    async () => (await import('#src/screens/domain-test/domain-test-screen.tsx')).DomainTestScreen,
  ),
  screen(
    '*',
    async () => (await import('#src/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
];

/** The site map. React Router matches ignoring case and tolerates a trailing slash (readings R-2). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ShellFailure,
    children: [{ ErrorBoundary: ScreenFailure, HydrateFallback: () => null, children: screens }],
  },
];
