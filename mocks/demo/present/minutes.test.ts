import { expect, test } from 'vitest';
import { parseMinutes, requestedMinutes } from './minutes.ts';

test.each([
  ['', 3],
  ['5', 5],
  ['0.1', 0.1],
  ['2.5', 2.5],
  ['120', 120],
])(
  '?present=%s returns after the minutes that it names, three where it names none',
  (text, minutes) => {
    expect(requestedMinutes(text)).toEqual({ minutes });
  },
);

test.each(['0', '0.09', '121', '-1', '1e1', '5m', ' 5', '0x5', 'Infinity', 'NaN', '999999999'])(
  '?present=%s is a mistake, and three minutes count',
  (text) => {
    expect(requestedMinutes(text)).toEqual({
      minutes: 3,
      mistake: `"${text}" is not a number of minutes from 0.1 to 120. It is 3 now.`,
    });
    expect(() => parseMinutes(text)).toThrow('is not a number of minutes');
  },
);
