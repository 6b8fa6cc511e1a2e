// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { toCents } from '#src/domain/money.ts';
import { brand } from './brand.ts';

/** The formats as they are in another currency or country. */
async function formatsOf(currency: string, locale: string) {
  vi.resetModules();
  vi.doMock('./brand.ts', () => ({ brand: { ...brand, currency, locale } }));
  return import('./format.ts');
}

afterEach(() => vi.doUnmock('./brand.ts'));

test('Spec 9: prices in US dollars and en-US have two decimals', async () => {
  const { formatPrice, formatPriceRange, formatWholePrice } = await formatsOf('USD', 'en-US');
  expect(formatPrice(1250)).toBe('$1,250.00');
  expect(formatPrice(80.5)).toBe('$80.50');
  expect(formatPrice(0)).toBe('$0.00');
  expect(formatWholePrice(1000)).toBe('$1,000');
  expect(formatPriceRange({ minPrice: 45, maxPrice: 120 })).toBe('$45.00 - $120.00');
  expect(formatPriceRange({ minPrice: 45, maxPrice: 45 })).toBe('$45.00');
});

test('Prices in euros and de-DE have the sign behind them and a decimal comma', async () => {
  const { formatCount, formatPrice, formatWholePrice } = await formatsOf('EUR', 'de-DE');
  expect(formatPrice(1250)).toBe('1.250,00\u00A0€');
  expect(formatWholePrice(1000)).toBe('1.000\u00A0€');
  expect(formatCount(10_000)).toBe('10.000');
});

test.each([
  ['USD', 'en-US'],
  ['EUR', 'de-DE'],
  ['EUR', 'en-DE'],
  ['GBP', 'en-GB'],
  ['CHF', 'de-CH'],
  ['EUR', 'de-AT'],
  ['EUR', 'es-ES'],
  ['EUR', 'fr-FR'],
  ['EUR', 'nl-NL'],
  ['PLN', 'pl-PL'],
  ['SEK', 'sv-SE'],
  ['INR', 'en-IN'],
  ['CAD', 'fr-CA'],
])('Amounts in %s and counts read as Intl writes them in %s', async (currency, locale) => {
  const { formatCents, formatCount, formatWholePrice } = await formatsOf(currency, locale);
  const style = { style: 'currency', currency } as const;
  const money = new Intl.NumberFormat(locale, style);
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const count = new Intl.NumberFormat(locale);
  for (const amount of [0, 1, 12, 123, 1_234, 12_345, 123_456, 1_234_567, 123_456_789]) {
    expect(formatCents(toCents(amount / 100))).toBe(money.format(amount / 100));
    expect(formatWholePrice(amount)).toBe(whole.format(amount));
    expect(formatCount(amount)).toBe(count.format(amount));
  }
});
