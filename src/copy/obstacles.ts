import type { Obstacle } from '#src/domain/cart.ts';

/** Why a line of the cart cannot be bought, and what to do about it. */
export const obstacles = {
  sold: { name: 'Sold', advice: 'Remove it to check out.' },
  gone: { name: 'No longer available', advice: 'It is not part of your order.' },
  unpriced: { name: 'No price', advice: 'It is not part of your order.' },
} satisfies Record<Obstacle, { name: string; advice: string }>;

/** In the place of the title of a line whose artwork or event the server no longer has. */
export const GONE_TITLE = 'This item is gone';

/** In the place of a button, where a server gives no price. */
export const NO_PRICE = {
  artwork: 'This work has no price, so it cannot be bought here.',
  event: 'Tickets have no price, so they cannot be bought here.',
} as const;
