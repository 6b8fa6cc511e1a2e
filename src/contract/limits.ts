/** Largest quantity per line: far more than anybody orders, and small enough that totals stay exact to the cent. */
export const MAX_QUANTITY = 999;
