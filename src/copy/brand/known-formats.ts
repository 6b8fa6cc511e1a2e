/** Whether it is a code of ISO 4217. */
export function isCurrency(text: string): boolean {
  return Intl.supportedValuesOf('currency').includes(text);
}

/** Whether its amounts have two decimals. */
export function hasCents(currency: string): boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

/** Whether `Intl` knows how numbers are written there. */
export function isLocale(text: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text).length === 1;
  } catch {
    // A RangeError: no language tag at all.
    return false;
  }
}
