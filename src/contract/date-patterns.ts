// Parts of regular expressions, for dates and times that exist. They have no lookaheads, which not every tool that
// reads the OpenAPI document knows.

const LONG_MONTH = '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])';
const SHORT_MONTH = '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)';
const FEBRUARY = '02-(?:0[1-9]|1[0-9]|2[0-8])';

/** Every fourth year, and of the full centuries every fourth one. */
const LEAP_YEAR = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

/** A day of the calendar: `2028-02-29`, but not `2026-02-29`. */
export const DATE = `(?:[0-9]{4}-(?:${LONG_MONTH}|${SHORT_MONTH}|${FEBRUARY})|${LEAP_YEAR}-02-29)`;

/** Hours and minutes of a day: `19:30`. */
export const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
