import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { findCheckout, findControl, findPart } from './find-part.ts';

/** jsdom lays nothing out: what has no `hidden` is displayed. */
let boxes: MockInstance;
beforeEach(() => {
  boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const side = this.closest('[hidden]') ? 0 : 10;
    return new DOMRect(0, 0, side, side);
  });
});

afterEach(() => {
  boxes.mockRestore();
  document.body.replaceChildren();
});

const show = (markup: string) => {
  document.body.innerHTML = `<div id="root">${markup}</div><aside><h2>Tickets</h2></aside>`;
};

test('A heading names the section that it stands over, or itself', () => {
  show('<h1>Cart</h1><section id="tickets"><h2>Tickets</h2></section>');
  expect(findPart('Tickets')).toHaveAttribute('id', 'tickets');
  expect(findPart('Cart')).toHaveProperty('tagName', 'H1');
});

test('A part is found by its label, and what is not displayed is not', () => {
  show('<div hidden aria-label="Totals"></div><div aria-labelledby="t"></div><b id="t">Totals</b>');
  expect(findPart('Totals')).toHaveAttribute('aria-labelledby', 't');
});

test('A button is found by its first words, and not by a part of a word', () => {
  show('<button>Complete Purchases</button><button id="pay">Complete Purchase - $12</button>');
  expect(findPart('Complete Purchase')).toHaveAttribute('id', 'pay');
});

test('What is disabled can be shown, and not pressed', () => {
  show('<button aria-disabled="true">Pay</button>');
  expect(findPart('Pay')).toBeDefined();
  expect(findControl('Pay')).toBeUndefined();
});

test('No link to another site is pressed', () => {
  show('<a href="https://elsewhere.example/">Follow</a><a href="/cart">Cart</a>');
  expect(findControl('Follow')).toBeUndefined();
  expect(findControl('Cart')).toBeDefined();
});

test('In backticks stands a CSS selector; one that is none finds nothing', () => {
  show('<ul id="views"></ul>');
  expect(findPart('`ul`')).toHaveAttribute('id', 'views');
  expect(findPart('`ul[`')).toBeUndefined();
});

test('Where a dialog is open, parts are looked for in it', () => {
  show('<button>Close</button>');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open><button id="in">Close</button></dialog>',
  );
  expect(findControl('Close')).toHaveAttribute('id', 'in');
});

test('The checkout is the form with a card', () => {
  show('<form id="letter"><input></form><form id="pay"><input autocomplete="cc-number"></form>');
  expect(findCheckout()).toHaveAttribute('id', 'pay');
});
