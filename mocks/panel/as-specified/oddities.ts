import { formatWholePrice } from '#src/copy/format.ts';
import { FLAT_SHIPPING, PROMISED_FREE_SHIPPING, toDollars } from '#src/domain/money.ts';
import type { Oddity } from './oddity.ts';

/** All that looks like a bug and stays, in the order of the rules. */
export const oddities: readonly Oddity[] = [
  {
    number: 1,
    title: 'The cart is the cart of user 6',
    happens: 'Cart and orders belong to user 6, whoever is signed in.',
    section: '6 Roles and permissions',
    quote: 'All cart and checkout actions use a fixed user id of 6, not the signed-in user.',
    marks: [],
  },
  {
    number: 2,
    title: 'Links of the account menu lead to the 404 page',
    happens: 'They name pages that the shop does not have.',
    section: '2 Screens and routes',
    quote: 'Linked from the account menu; no page shown, so they fall to 404',
    marks: [
      { page: '/?scenario=signed-in', selector: 'header button[aria-label^="Account,"]' },
      { page: '/orders', selector: 'main h1', text: /^404/, at: /\/(account|orders|wishlist)\/?$/ },
    ],
  },
  {
    number: 3,
    title: 'Ten links of the footer lead to the 404 page',
    happens: 'The pages they name are not part of the shop.',
    section: '2 Screens and routes',
    quote:
      'Footer links (about, artist submissions, venues, pricing, shipping, faq, privacy, terms, cookies, category mixed-media) have no page and fall to 404.',
    marks: [
      {
        page: '/',
        selector: 'footer a',
        text: /^(About|Artist Submissions|Venues|Pricing|Shipping|FAQ|Privacy|Terms|Cookies|Mixed Media)$/,
      },
    ],
  },
  {
    number: 4,
    title: 'Filter and Sort on Home do nothing',
    happens:
      'A click changes nothing and makes no call. Those of a category and of all artworks work.',
    section: '2 Home',
    quote: 'Filter and Sort buttons do nothing.',
    marks: [{ page: '/', selector: 'main button', text: /^(Filter|Sort)$/ }],
  },
  {
    number: 5,
    title: 'Three tabs show other categories than they name',
    happens: 'Photography shows film; Digital Art and Sculptures show the same mixed media.',
    section: '2 Home',
    quote: 'Photography maps to slug film; Digital Art and Sculptures both map to mixed-media.',
    marks: [
      {
        page: '/',
        selector: 'main [role=tab]',
        text: /^(Photography|Digital Art|Sculptures)$/,
      },
    ],
  },
  {
    number: 6,
    title: 'Every card reads “Artist Name” and “24 reviews”',
    happens: 'The real artist stands on the page of the work.',
    section: '2 Home',
    quote:
      'Artwork cards show a fixed rating of 24 reviews and the label Artist Name instead of the real artist name.',
    marks: [{ page: '/', selector: 'main article p', text: /^(Artist Name|24 reviews)$/ }],
  },
  {
    number: 7,
    title: 'The lines under Top Categories count nothing',
    happens: 'They stay the same, however many artists there are.',
    section: '2 Home',
    quote: 'The line under each name is a fixed label',
    marks: [
      {
        page: '/',
        selector: 'main a span',
        text: /^\d+\+ (Artists|Filmmakers|Performers|Musicians)$/,
      },
    ],
  },
  {
    number: 8,
    title: 'Social icons lead nowhere',
    happens: 'A click neither opens another site nor moves the page.',
    section: '2 Home',
    quote: 'Social links are placeholders.',
    marks: [
      {
        page: '/',
        selector:
          'main button[aria-label$="on social media"], main button[aria-label^="Website of"]',
      },
    ],
  },
  {
    number: 9,
    title: 'The buttons of the consulting services do nothing',
    happens: 'Nothing can be booked.',
    section: '2 Home',
    quote: 'four cards whose buttons have no action shown',
    marks: [
      {
        page: '/',
        selector: 'main button',
        text: /^(Book a Session|Get Started|Schedule Coaching|Learn More)$/,
      },
    ],
  },
  {
    number: 10,
    title: 'The newsletter sends nothing',
    happens: 'After one second of "Subscribing..." it says thank you, without a call.',
    section: '4 States and transitions',
    quote: 'Nothing is sent to a server.',
    marks: [{ page: '/', selector: 'main form button', text: /^Subscri/ }],
  },
  {
    number: 11,
    title: 'A coupon gives no discount',
    happens: 'After one second of "Applying..." the field is empty, and the price is the same.',
    section: '4 States and transitions',
    quote: 'Apply shows Applying... for 1 second, then clears the input; no discount is applied.',
    marks: [{ page: '/cart?scenario=full-cart', selector: 'main form button', text: /^Apply/ }],
  },
  {
    number: 12,
    title: 'Every work has the same reviews',
    happens: 'They are fixed, and Write a Review does nothing.',
    section: '2 Artwork detail',
    quote: 'Reviews is static: 4.5 out of 5, 24 reviews; Write a Review does nothing.',
    marks: [{ page: '/artwork/1', selector: 'main [role=tab]', text: /^Reviews$/ }],
  },
  {
    number: 13,
    title: 'About an artist is sample text',
    happens: 'It is the same for every artist, and Contact Artist does nothing.',
    section: '2 Artist page',
    quote:
      'biography, sample exhibitions and awards, artist statement and Contact Artist button, all static placeholder text',
    marks: [{ page: '/artist/1', selector: 'main [role=tab]', text: /^About$/ }],
  },
  {
    number: 14,
    title: 'Tickets left and people viewing are made up',
    happens: 'The first is drawn anew on each visit of the page, the second never changes.',
    section: '2 Event page',
    quote: "a fake 'Only N tickets left' (random 10 to 59); fixed '68 people are viewing'",
    marks: [
      {
        page: '/event/4',
        selector: 'main p > span',
        text: /^(Only \d+ tickets left|68 people are viewing)$/,
      },
    ],
  },
  {
    number: 15,
    title: 'Add to Calendar and Share do nothing',
    happens: 'A click has no effect.',
    section: '2 Event page',
    quote: 'non-functional Add to Calendar and Share',
    marks: [{ page: '/event/4', selector: 'main button', text: /^(Add to Calendar|Share)$/ }],
  },
  {
    number: 16,
    title: 'The search box finds nothing',
    happens: 'Enter changes neither the address nor the page, and makes no call.',
    section: '2 Header, footer',
    quote: 'search box (no behaviour shown)',
    marks: [{ page: '/', selector: 'header [role=search]' }],
  },
  {
    number: 17,
    title: 'The menu button of small screens opens nothing',
    happens: 'The mobile menu opens with More, at the end of the categories.',
    section: '2 Header, footer',
    quote: "The mobile menu overlay is never opened by the header's menu button.",
    marks: [{ page: '/', selector: 'header button[aria-label="Menu"]' }],
  },
  {
    number: 18,
    title: `Shipping is said to be free over ${formatWholePrice(PROMISED_FREE_SHIPPING)}, and costs ${formatWholePrice(toDollars(FLAT_SHIPPING))}`,
    happens: 'The text of a work promises it, and the cart charges 15 at any subtotal.',
    section: '9 Business constants and limits',
    quote: 'Shipping: flat 15 when subtotal is above 0, else 0.',
    marks: [
      { page: '/artwork/1', selector: 'main [role=tab]', text: /^Shipping & Returns$/ },
      { page: '/cart?scenario=full-cart', selector: 'main dt', text: /^Shipping$/ },
    ],
  },
  {
    number: 19,
    title: 'Card numbers and passwords of any kind are taken',
    happens: 'Only empty fields are refused. The United Kingdom is UK, not the ISO code GB.',
    section: '5 Validation rules',
    quote: 'No format checks on card data. Country options: US, CA, UK, AU, DE, FR.',
    marks: [
      { page: '/checkout', selector: 'main input[name=cardNumber]' },
      { page: '/checkout', selector: 'main select[name=country]' },
      { page: '/signup', selector: 'main input[name=password]', at: /\/signup\/?$/ },
    ],
  },
  {
    number: 20,
    title: 'Premium Admission cannot be bought',
    happens: 'Its price is shown, and every ticket in the cart costs the regular one.',
    section: '3 Entities and their fields',
    quote: 'either a nested artwork (with price) or event (with minPrice)',
    marks: [{ page: '/event/4', selector: 'main dt', text: /^Premium Admission$/ }],
  },
  {
    number: 21,
    title: 'A server that fails reads as a wrong password',
    happens: 'Any answer to signing in that is not ok says so, a 500 too.',
    section: '8 Error catalogue',
    quote: "Login failed: 'Invalid username or password.' (non-ok response)",
    marks: [{ page: '/signin', selector: 'main form button[type=submit]', at: /\/signin\/?$/ }],
  },
  {
    number: 22,
    title: 'Log out works without a server',
    happens: 'The visitor is signed out of this browser even when the call fails.',
    section: '4 States and transitions',
    quote: 'stored user removed even if the server call fails',
    marks: [],
  },
  {
    number: 23,
    title: 'What was read once stays',
    happens: 'No page reads again by itself, and a call that failed is not repeated.',
    section: '7 The calls',
    quote: "no refetch on focus, no interval, no retries for the product's own queries",
    marks: [],
  },
];
