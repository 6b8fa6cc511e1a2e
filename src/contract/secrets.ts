/** Names of fields and parameters whose values must not appear in a log. */
const SECRET =
  /pass.?(w(or)?d|code|phrase)|pwd|one.?time.?(code|pass)|secret|token|credential|authorization|cookie|api.?key|pin.?code|cv[cv]|card|iban/i;
/** `pin` and `otp` as separate words, as in `cardPin` or `otp_hash`, but not within `shipping`, `opinion` or `footpath`. */
const SHORT_SECRET = /(\b|_)(pin|t?otp)(?![a-z])|(?<![A-Z])(P(in|IN)|T?O(tp|TP))(?![a-z])/;
/**
 * A value that may be a card number, whatever its field is called: 13 to 19 digits, possibly in groups. 13 digits that
 * begin with 1 are a time in milliseconds: no card does.
 */
const CARD_NUMBER = /^(?!1\d{12}$)\d([ -]?\d){12,18}$/;

/** A value, masked where it or the name of its field may be that of a secret; a replacer of `JSON.stringify`. */
export function masked(name: string, value: unknown): unknown {
  return SECRET.test(name) || SHORT_SECRET.test(name) || isCardNumber(value) ? '***' : value;
}

function isCardNumber(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && CARD_NUMBER.test(`${value}`);
}
