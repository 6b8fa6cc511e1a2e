/** Amounts in hundredths of the shop's currency, "dollars" in the names here. Dollars are used only in requests and responses. */
export type Cents = number & { readonly unit: 'cents' };

/** Spec 9: shipping is flat, also above what the shipping tab promises (O-18). */
export const FLAT_SHIPPING = toCents(15);

/** Dollars above which the shipping tab promises free shipping, which nothing grants (O-18). */
export const PROMISED_FREE_SHIPPING = 200;
const TAX_PERCENT = 8;

/** Whole cents of an amount in dollars. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100) as Cents;
}

/** Dollars for a request, with at most two decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

export function times(price: Cents, quantity: number): Cents {
  return (price * quantity) as Cents;
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => (total + amount) as Cents, 0 as Cents);
}

export interface Totals {
  subtotal: Cents;
  shipping: Cents;
  tax: Cents;
  total: Cents;
}

/** Spec 9: shipping is 15 when the subtotal is above 0; tax is 8 %, rounded once, half up. */
export function totalsOf(subtotal: Cents): Totals {
  const shipping = subtotal > 0 ? FLAT_SHIPPING : (0 as Cents);
  const tax = Math.round((subtotal * TAX_PERCENT) / 100) as Cents;
  return { subtotal, shipping, tax, total: sum([subtotal, shipping, tax]) };
}
