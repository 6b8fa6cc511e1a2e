import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatePage } from '#src/testing/translate-page.ts';
import { connectTour, type TourMessage } from '#mocks/demo/tour/tour-channel.ts';
import { resumeTour, tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { TourCard } from './tour-card.tsx';

const followed = vi.fn<(href: string | null) => void>();

/** jsdom cannot follow links. */
function noteLink(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  followed(link.getAttribute('href'));
}

beforeEach(() => {
  document.addEventListener('click', noteLink);
  // jsdom cannot scroll, which the card does where it finds what a step is about.
  Element.prototype.scrollBy = () => {};
});

afterEach(() => {
  document.removeEventListener('click', noteLink);
  followed.mockReset();
  cleanup();
  document.body.replaceChildren();
  tourProgress.setState(tourProgress.getInitialState(), true);
});

const CART = '/cart?scenario=full-cart&tour=6';
const NEXT = '/checkout?scenario=full-cart&tour=7';
const BEFORE = '/event/4?scenario=first-visit&tour=5';

function showAt(address: string) {
  history.replaceState(null, '', address);
  resumeTour();
  const onHandOver = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  render(<TourCard mayPress={false} {...{ onHandOver, onEnd }} />);
  return { user: userEvent.setup(), onHandOver, onEnd };
}

test('The last step offers to hand the page over', async () => {
  const { user, onHandOver } = showAt('/?tour=10');
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(onHandOver).toHaveBeenCalledOnce();
});

test('The card takes the focus and shows the step, its words, and links to the next step and back', () => {
  showAt(CART);
  expect(screen.getByRole('heading', { name: 'One cart for everything' })).toHaveFocus();
  const card = screen.getByRole('complementary', { name: 'Tour: A visit to the shop' });
  expect(card).toHaveTextContent('Step 6 of 10');
  expect(card).toHaveTextContent('Works and tickets in one order');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', BEFORE);
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', NEXT);
});

test('Nothing of the presenter’s notes is in the page', () => {
  showAt(CART);
  expect(document.body).not.toHaveTextContent('No surprise at the end');
});

test.each([
  ['{ArrowRight}', NEXT],
  ['{ArrowLeft}', BEFORE],
  ['{PageDown}', NEXT],
  ['{PageUp}', BEFORE],
])('With the focus in the card %s goes to %s', async (key, href) => {
  const { user } = showAt(CART);
  await user.keyboard(key);
  expect(followed).toHaveBeenCalledExactlyOnceWith(href);
});

test('With the focus in the page the arrows go through the tour, and Page Down does not', async () => {
  const { user } = showAt(CART);
  document.body.insertAdjacentHTML('beforeend', '<button>Add to Cart</button>');
  screen.getByRole('button', { name: 'Add to Cart' }).focus();
  await user.keyboard('{PageDown}');
  expect(followed).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight}');
  expect(followed).toHaveBeenCalledOnce();
});

test.each([
  ['a field', '<input>', 'input'],
  ['a list of tabs', '<div role="tablist"><button role="tab">One</button></div>', 'button'],
  ['a dialog', '<div role="dialog"><button>Zoom in</button></div>', 'button'],
])('In %s the arrows belong to it', async (_, markup, selector) => {
  const { user } = showAt(CART);
  document.body.insertAdjacentHTML('beforeend', `<section>${markup}</section>`);
  document.querySelector<HTMLElement>(`section ${selector}`)!.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(followed).not.toHaveBeenCalled();
});

test('Arrows with another key, held down, or used by the page do nothing', async () => {
  const { user } = showAt(CART);
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}');
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true }),
  );
  const used = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  expect(followed).not.toHaveBeenCalled();
});

test('The first step has no way back; at the last one no arrow ends the tour, and its button does', async () => {
  showAt('/?tour=1');
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  cleanup();
  const { user, onEnd } = showAt('/?tour=10');
  await user.keyboard('{ArrowRight}');
  expect(onEnd).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(onEnd).toHaveBeenCalledOnce();
});

test('The card is moved with a button, says where it is, and the place is kept', async () => {
  const { user } = showAt(CART);
  await user.click(screen.getByRole('button', { name: 'Move the card' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^The card is at the \w+ \w+\.$/);
  expect(tourProgress.getState().place).toBe(screen.getByRole('complementary').dataset.place);
  expect(tourProgress.getState().place).not.toBe('bottom-left');
});

test('A page with a checkout form offers to fill it in, and F does it from the card alone', async () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  boxes.mockReturnValue(new DOMRect(0, 0, 10, 10));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user } = showAt('/checkout?tour=7');
  expect(screen.queryByRole('button', { name: 'Fill in' })).not.toBeInTheDocument();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form><input aria-label="Card" autocomplete="cc-number"><button>Pay</button></form>',
  );
  expect(await screen.findByRole('button', { name: 'Fill in' })).toBeVisible();
  screen.getByRole('button', { name: 'Pay' }).focus();
  await user.keyboard('f');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  screen.getByRole('heading', { name: 'A checkout on one page' }).focus();
  await user.keyboard('f');
  expect(await screen.findByText('The form is filled in.')).toBeVisible();
  expect(screen.getByLabelText('Card')).toHaveValue('4242 4242 4242 4242');
  boxes.mockRestore();
  vi.unstubAllGlobals();
});

test('A presenter’s window hears of the step, takes the words away, and leads the tour', async () => {
  const heard: TourMessage[] = [];
  const notes = connectTour((message) => heard.push(message));
  showAt(CART);
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard[0]).toMatchObject({
    kind: 'step',
    step: {
      title: 'One cart for everything',
      notes: expect.stringContaining('No surprise'),
      next: 'A checkout on one page',
    },
  });
  notes.send({ kind: 'opened' });
  await waitFor(() => expect(screen.queryByText(/Works and tickets/)).not.toBeInTheDocument());
  notes.send({ kind: 'command', command: 'next' });
  await vi.waitFor(() => expect(followed).toHaveBeenCalledExactlyOnceWith(NEXT));
  notes.send({ kind: 'closed' });
  expect(await screen.findByText(/Works and tickets/)).toBeVisible();
  notes.close();
});

test('Where the browser blocks the presenter’s window, a link opens it', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = showAt(CART);
  await user.click(screen.getByRole('button', { name: 'Presenter view' }));
  expect(screen.getByText(/has blocked the window/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the presenter view' })).toHaveAttribute(
    'href',
    '/?scenario=fresh&tour=notes',
  );
  open.mockRestore();
});

test('All steps are listed beside the card, from the one that is shown; Esc closes the list', async () => {
  const { user } = showAt(CART);
  const button = screen.getByRole('button', { name: 'Step 6 of 10, all steps' });
  await user.click(button);
  const list = within(screen.getByRole('navigation', { name: 'All steps' }));
  expect(list.getAllByRole('link')).toHaveLength(10);
  expect(list.getByRole('link', { name: 'One cart for everything' })).toHaveFocus();
  expect(list.getByRole('link', { name: 'A checkout on one page' })).toHaveAttribute('href', NEXT);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Once a step has its outcome, the card says so', async () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  boxes.mockReturnValue(new DOMRect(0, 0, 10, 10));
  showAt('/checkout?scenario=full-cart&fail=POST+/api/orders:500+once&tour=9');
  expect(screen.getByText(/^This order has failed/)).toBeVisible();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="root"><div class="invoice"><dl><div><dt>Total</dt><dd>$20.00</dd></div></dl></div></div>',
  );
  expect(await screen.findByText(/^It went through/)).toBeVisible();
  boxes.mockRestore();
});

test('The focus stays where the visitor has it', () => {
  document.body.innerHTML = '<button>Buy Now</button>';
  screen.getByRole('button', { name: 'Buy Now' }).focus();
  showAt(CART);
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveFocus();
});

test('On a page that the browser has translated, the step changes too', () => {
  showAt(CART);
  const card = screen.getByRole('complementary');
  translatePage();
  act(() => tourProgress.setState({ step: 4 }));
  expect(card).toHaveTextContent('Step 5 of 10');
});
