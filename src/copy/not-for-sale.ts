/** In the place of a button, where a server gives no price. */
export const NO_PRICE = 'No price is known, so this cannot be bought.';

/** In the place of a button, for an event whose date has passed. */
export const EVENT_HAS_PASSED = 'This event has taken place';
