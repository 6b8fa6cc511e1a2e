import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stayInShop } from './stay-in-shop.ts';

const staying = new AbortController();
beforeAll(() => stayInShop(staying.signal));
afterAll(() => staying.abort());
afterEach(() => document.body.replaceChildren());

/** Whether the browser would follow a click on a link. */
function follows(attributes: Record<string, string>, click: MouseEventInit = {}, type = 'click') {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const words = link.appendChild(document.createElement('span'));
  document.body.append(link);
  let isFollowed = false;
  // jsdom cannot follow links.
  link.addEventListener(type, (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
  words.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...click }));
  return isFollowed;
}

test.each([{ href: '/cart' }, { href: '#main' }, { href: '/cart', target: '_self' }])(
  'A link with %o is followed',
  (attributes) => {
    expect(follows(attributes)).toBe(true);
  },
);

test.each([
  { href: 'https://elsewhere.example/' },
  { href: '//elsewhere.example/' },
  { href: 'http://[' },
  { href: 'mailto:ida@example.com' },
  { href: 'tel:5035550142' },
  { href: '/cart', target: '_blank' },
  { href: '/openapi.json', download: '' },
  { href: '/openapi.json', download: 'contract.json' },
])('A link with %o is not followed', (attributes) => {
  expect(follows(attributes)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'A click with %o opens no other tab or window',
  (click) => {
    expect(follows({ href: '/cart' }, click)).toBe(false);
  },
);

test('The middle button opens no other tab', () => {
  expect(follows({ href: '/cart' }, { button: 1 }, 'auxclick')).toBe(false);
});

test.each(['contextmenu', 'dragstart', 'beforeinstallprompt'])('%s is prevented', (type) => {
  expect(document.body.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))).toBe(
    false,
  );
});
