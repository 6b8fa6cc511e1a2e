import type { Brand } from './shape.ts';

/** The pieces from which `src/copy/format.ts` puts numbers together. */
export interface NumberFormat {
  /** Where digits are parted. */
  grouping: RegExp;
  /** What parts the digits of a count, and of an amount. */
  countGroup: string;
  moneyGroup: string;
  decimal: string;
  /** What stands before and after an amount. */
  before: string;
  after: string;
}

/** Takes the pieces from `Intl`, which is slow: see `number-format.ts`. */
export function numberFormatOf({
  locale,
  currency,
}: Pick<Brand, 'locale' | 'currency'>): NumberFormat {
  const digits = { numberingSystem: 'latn' } as const;
  const counts = new Intl.NumberFormat(locale, digits);
  const money = new Intl.NumberFormat(locale, { ...digits, style: 'currency', currency });
  const amount = money.formatToParts(123_456_789.01);
  const [before = '', after = ''] = money.format(0).split(/\d.*\d/);
  // The last three digits are a group everywhere; those before it are groups of three, or of two as in en-IN.
  const [, ...groups] = amount.filter(({ type }) => type === 'integer');
  const size = groups[0]?.value.length ?? 3;
  // Such as es-ES, which begins to group with five digits.
  const keepsFour = !counts.formatToParts(1234).some(({ type }) => type === 'group');
  return {
    grouping: new RegExp(
      (size === 3 ? String.raw`\B(?=(\d{3})+$)` : String.raw`\B(?=(\d{${size}})*\d{3}$)`) +
        (keepsFour ? String.raw`(?<!^\d(?=\d{3}$))` : ''),
      'g',
    ),
    countGroup: pieceOf(counts.formatToParts(123_456_789), 'group'),
    moneyGroup: pieceOf(amount, 'group'),
    decimal: pieceOf(amount, 'decimal'),
    before,
    after,
  };
}

function pieceOf(parts: Intl.NumberFormatPart[], wanted: Intl.NumberFormatPart['type']): string {
  return parts.find(({ type }) => type === wanted)?.value ?? '';
}
