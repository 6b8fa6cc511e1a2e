import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The control of a label. `findByLabelText` asks jsdom for the labels of every element, which takes long. */
async function controlOf(label: string): Promise<Element> {
  const { control } = await screen.findByText<HTMLLabelElement>(label, { selector: 'label' });
  if (!control) throw new Error(`The label "${label}" has no control.`);
  return control;
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(await controlOf(name));
    await user.paste(value);
  }
}

/** Fills all fields of the checkout except the payment. */
export function fillContactAndAddress(user: UserEvent) {
  return fill(user, {
    'First name': 'Ida',
    'Last name': 'Berg',
    Email: 'ida@example.com',
    Phone: '555 0100',
    'Street address': '1 Wall Street',
    City: 'Portland',
    'State / Province': 'OR',
    'ZIP / Postal code': '97201',
  });
}

/** Fills the card fields with invalid values: there are no format checks (O-19). */
export async function fillCard(user: UserEvent) {
  await fill(user, { 'Name on card': 'Ida Berg', 'Card number': 'not even digits', CVV: 'x' });
  await user.selectOptions(await controlOf('Expiry month'), '02');
  await user.selectOptions(await controlOf('Expiry year'), '2030');
}

/** Clicks the submit button, which names the total on small screens. */
export async function completePurchase(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Complete Purchase/ }));
}

/** Fills in the checkout, and buys with a card. */
export async function purchase(user: UserEvent): Promise<void> {
  await fillContactAndAddress(user);
  await fillCard(user);
  await completePurchase(user);
}
