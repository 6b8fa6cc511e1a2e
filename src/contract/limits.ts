/** Largest quantity per line: far more than anybody orders, and small enough that totals stay exact to the cent. */
export const MAX_QUANTITY = 999;

/** Largest id, in requests, rows and imports: exact as a number. */
export const MAX_ID = 1_000_000_000_000_000;
