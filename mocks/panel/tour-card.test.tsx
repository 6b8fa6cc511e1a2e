import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatePage } from '#src/testing/translate-page.ts';
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

beforeEach(() => document.addEventListener('click', noteLink));

afterEach(() => {
  document.removeEventListener('click', noteLink);
  followed.mockReset();
  cleanup();
  document.body.replaceChildren();
  tourProgress.setState(tourProgress.getInitialState(), true);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function showAt(address: string) {
  history.replaceState(null, '', address);
  resumeTour();
  const onOpenSteps = vi.fn<() => void>();
  render(<TourCard onOpenSteps={onOpenSteps} />);
  return { user: userEvent.setup(), onOpenSteps };
}

test('The card takes the focus and shows the step, what to say, and links to the next step and back', () => {
  showAt('/cart?tour=4');
  expect(screen.getByRole('heading', { name: 'A filled cart' })).toHaveFocus();
  const card = screen.getByRole('complementary', { name: 'Tour: The demo in thirteen steps' });
  expect(card).toHaveTextContent('Step 4 of 13');
  expect(card).toHaveTextContent('the cart is kept in this browser');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/artwork/1?scenario=fresh&tour=3',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/checkout?scenario=full-cart&tour=5',
  );
});

test.each([
  ['{ArrowRight}', '/checkout?scenario=full-cart&tour=5'],
  ['{ArrowLeft}', '/artwork/1?scenario=fresh&tour=3'],
  ['{PageDown}', '/checkout?scenario=full-cart&tour=5'],
  ['{PageUp}', '/artwork/1?scenario=fresh&tour=3'],
])('With the focus in the card %s goes to %s', async (key, href) => {
  const { user } = showAt('/cart?tour=4');
  await user.keyboard(key);
  expect(followed).toHaveBeenCalledExactlyOnceWith(href);
});

test('With the focus in the page the arrows go through the tour, and Page Down does not', async () => {
  const { user } = showAt('/cart?tour=4');
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
  const { user } = showAt('/cart?tour=4');
  document.body.insertAdjacentHTML('beforeend', `<section>${markup}</section>`);
  document.querySelector<HTMLElement>(`section ${selector}`)!.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(followed).not.toHaveBeenCalled();
});

test('Arrows with another key, held down, or used by the page do nothing', async () => {
  const { user } = showAt('/cart?tour=4');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}');
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowRight', repeat: true, bubbles: true }),
  );
  const used = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  used.preventDefault();
  document.body.dispatchEvent(used);
  expect(followed).not.toHaveBeenCalled();
});

test('The first step has no way back; at the last one no arrow ends the tour, and Finish does', async () => {
  showAt('/?tour=1');
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  cleanup();
  const { user } = showAt('/?tour=13');
  await user.keyboard('{ArrowRight}');
  expect(tourProgress.getState().step).toBe(12);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(tourProgress.getState().step).toBeUndefined();
});

test('The words can be folded away, and all steps are in Backstage', async () => {
  const { user, onOpenSteps } = showAt('/cart?tour=4');
  const fold = screen.getByRole('button', { name: 'Words of the step' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/the cart is kept/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'All steps' }));
  expect(onOpenSteps).toHaveBeenCalledOnce();
});

test('The focus stays where the visitor has it', () => {
  document.body.innerHTML = '<button>Buy Now</button>';
  screen.getByRole('button', { name: 'Buy Now' }).focus();
  showAt('/cart?tour=4');
  expect(screen.getByRole('button', { name: 'Buy Now' })).toHaveFocus();
});

test('On a page that the browser has translated, the step changes too', () => {
  showAt('/cart?tour=4');
  const card = screen.getByRole('complementary');
  translatePage();
  act(() => tourProgress.setState({ step: 4 }));
  expect(card).toHaveTextContent('Step 5 of 13');
});
