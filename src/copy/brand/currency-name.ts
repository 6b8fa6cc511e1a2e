import { brand } from '../brand.ts';

/** The brand's currency in a sentence: "US dollars", "euros". */
export const currencyName =
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: brand.currency,
    currencyDisplay: 'name',
  })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? brand.currency;
