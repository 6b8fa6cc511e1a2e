interface Step {
  title: string;
  /** What the presenter says. */
  text: string;
  /** Relative to the site, with the state to show. */
  path: string;
}

/** The story of the demo, in the order in which it is told. */
export const tour: readonly Step[] = [
  {
    title: 'A gallery without a server',
    text: 'Home asks six calls of a backend that lives in this tab. Open Requests and watch them come.',
    path: '?scenario=fresh',
  },
  {
    title: 'Look for something',
    text: 'Filters and sorting of a category work on what was read once; no call is made again.',
    path: 'category/paintings?scenario=fresh',
  },
  {
    title: 'Fall for one',
    text: 'A work with its facts, its viewer, and more by the same hand. Add it to the cart.',
    path: 'artwork/1?scenario=fresh',
  },
  {
    title: 'A filled cart',
    text: 'Change quantities and reload: the cart is kept in this browser.',
    path: 'cart?scenario=full-cart',
  },
  {
    title: 'The order goes through',
    text: 'Fill the form with made-up details. The order appears under Data.',
    path: 'checkout?scenario=full-cart',
  },
  {
    title: 'The order does not go through',
    text: 'The same page with a failing call: the form keeps everything, and one sentence says what happened.',
    path: 'checkout?scenario=full-cart,checkout-fails',
  },
  {
    title: 'Somebody comes back',
    text: 'Signed in, three earlier orders, a cart from last time.',
    path: '?scenario=returning-customer',
  },
  {
    title: 'Everything is sold',
    text: 'Sold is said in words, and nothing sold can be bought.',
    path: 'artworks?scenario=sold-out',
  },
  {
    title: 'A bad connection',
    text: 'Two to three seconds a call: places are held, nothing jumps.',
    path: '?scenario=slow',
  },
  {
    title: 'No connection',
    text: 'No call comes through; every part says so by itself and offers another try.',
    path: '?scenario=backend-down',
  },
  {
    title: 'Ten thousand works',
    text: 'The list is windowed and scrolls smoothly.',
    path: 'artworks?scenario=large',
  },
  {
    title: 'Words that break layouts',
    text: 'Endless titles, other directions, emoji, prices of nine digits.',
    path: '?scenario=long-text',
  },
  {
    title: 'Back to your own shop',
    text: 'Whatever was played, your own cart, orders and account are as you left them.',
    path: '?scenario=fresh',
  },
];
