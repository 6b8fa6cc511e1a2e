import type { RouteObject } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { ScreenFailure, ShellFailure } from './failure-page.tsx';
import { Shell } from './shell.tsx';

/** The site map. React Router matches ignoring case and tolerates a trailing slash (readings R-2). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ShellFailure,
    children: [
      {
        ErrorBoundary: ScreenFailure,
        HydrateFallback: () => null,
        children: [
          {
            path: paths.home,
            lazy: async () => ({
              Component: (await import('#src/screens/home/home-screen.tsx')).HomeScreen,
            }),
          },
          {
            path: paths.category(':param'),
            lazy: async () => ({
              Component: (await import('#src/screens/category/category-screen.tsx')).CategoryScreen,
            }),
          },
          {
            path: paths.artwork(':id'),
            lazy: async () => ({
              Component: (await import('#src/screens/artwork/artwork-screen.tsx')).ArtworkScreen,
            }),
          },
          {
            path: paths.cart,
            lazy: async () => ({
              Component: (await import('#src/screens/cart/cart-screen.tsx')).CartScreen,
            }),
          },
          {
            path: paths.checkout,
            lazy: async () => ({
              Component: (await import('#src/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('#src/screens/not-found/not-found-screen.tsx'))
                .NotFoundScreen,
            }),
          },
        ],
      },
    ],
  },
];
