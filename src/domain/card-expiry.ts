/** Spec 5: expiry months 01 to 12. */
export const EXPIRY_MONTHS = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** Spec 5: the current year and the nine following. */
export function expiryYears(currentYear: number): number[] {
  return Array.from({ length: 10 }, (_, index) => currentYear + index);
}
