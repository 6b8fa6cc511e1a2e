/** In the place of a button, where a server gives no price. */
export const NO_PRICE = 'No price is known, so this cannot be bought.';
