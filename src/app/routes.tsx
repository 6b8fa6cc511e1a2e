import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, type Params, type RouteObject } from 'react-router-dom';
import { cachedArtist, cachedArtwork, cachedEvent } from '#src/data/cached-rows.ts';
import {
  artistQuery,
  artistsQuery,
  artworkQuery,
  artworksQuery,
  categoriesQuery,
  featuredArtistQuery,
} from '#src/data/catalog.ts';
import { eventQuery, upcomingEventsQuery } from '#src/data/events.ts';
import { paths } from '#src/paths.ts';
import { RouteErrorBoundary } from '#src/router/route-error-boundary.tsx';
import { ScreenFailure } from './failure-page.tsx';

/** Makes the first queries of a page before it is visited; not for what a list has brought. */
export type LoadData = (client: QueryClient, params: Params) => unknown;

/** A route whose code is loaded when it is visited or a link to it is hovered or focused. */
function screen(
  path: string,
  loadCode: () => Promise<ComponentType>,
  loadData: LoadData = () => {},
): RouteObject {
  return { path, handle: loadData, lazy: async () => ({ Component: await loadCode() }) };
}

const screens = [
  screen(
    paths.home,
    async () => (await import('#src/screens/home/home-screen.tsx')).HomeScreen,
    (client) => [
      client.prefetchQuery(featuredArtistQuery()),
      client.prefetchQuery(categoriesQuery()),
      client.prefetchQuery(artworksQuery()),
      client.prefetchQuery(upcomingEventsQuery()),
      client.prefetchQuery(artistsQuery()),
    ],
  ),
  screen(
    paths.artists,
    async () => (await import('#src/screens/artists/artists-screen.tsx')).ArtistsScreen,
    (client) => client.prefetchQuery(artistsQuery()),
  ),
  screen(
    paths.artist(':id'),
    async () => (await import('#src/screens/artist/artist-screen.tsx')).ArtistScreen,
    (client, { id }) => cachedArtist(client, id!) ?? client.prefetchQuery(artistQuery(id!)),
  ),
  screen(
    paths.artworks,
    async () => (await import('#src/screens/artworks/artworks-screen.tsx')).ArtworksScreen,
    (client) => client.prefetchQuery(artworksQuery()),
  ),
  screen(
    paths.artwork(':id'),
    async () => (await import('#src/screens/artwork/artwork-screen.tsx')).ArtworkScreen,
    (client, { id }) => cachedArtwork(client, id!) ?? client.prefetchQuery(artworkQuery(id!)),
  ),
  screen(
    paths.category(':param'),
    async () => (await import('#src/screens/category/category-screen.tsx')).CategoryScreen,
    (client) => client.prefetchQuery(categoriesQuery()),
  ),
  screen(
    paths.events,
    async () => (await import('#src/screens/events/events-screen.tsx')).EventsScreen,
    (client) => client.prefetchQuery(upcomingEventsQuery()),
  ),
  screen(
    paths.event(':id'),
    async () => (await import('#src/screens/event/event-screen.tsx')).EventScreen,
    (client, { id }) => cachedEvent(client, id!) ?? client.prefetchQuery(eventQuery(id!)),
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

/** The site map. Paths match ignoring case and a trailing slash. */
export const routes: RouteObject[] = [
  {
    element: (
      <RouteErrorBoundary Fallback={ScreenFailure}>
        <Outlet />
      </RouteErrorBoundary>
    ),
    children: screens,
  },
];
