import * as z from 'zod/mini';
import { DATE, TIME } from './date-patterns.ts';
import { MAX_ID, MAX_QUANTITY } from './limits.ts';

// Compiled schemas would need `unsafe-eval`, which the site's Content-Security-Policy forbids.
z.config({ jitless: true });

const MAX_TEXT = 10_000;

/** Ids are positive integers everywhere. */
export const Id = z
  .int('must be a whole number')
  .check(z.gte(1, 'must be 1 or more'), z.lte(MAX_ID, `must be ${MAX_ID} or less`));

export const Quantity = z
  .int('must be a whole number')
  .check(z.gte(1, 'must be 1 or more'), z.lte(MAX_QUANTITY, `must be ${MAX_QUANTITY} or less`));

const dollars = () =>
  z.number('must be a number').check(
    z.gte(0, 'must not be negative'),
    z.lte(1_000_000_000, 'is too large'),
    z.refine((amount) => Math.round(amount * 100) / 100 === amount, {
      error: 'must have at most two decimals',
    }),
  );

/** US dollars with at most two decimals, as JSON carries them; the shop computes in whole cents. */
export const Dollars = dollars();

/**
 * Dollars of a request. They are checked like any others, but the OpenAPI document does not call them a multiple of
 * 0.01: validators that divide, as Prism's does, find 80.29 not to be one, and would refuse one valid order in nine.
 */
export const SentDollars = dollars();

/** Text of limited length that may be empty. */
export const Text = z
  .string('must be text')
  .check(z.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`));

/** Text of limited length that is not blank. */
export const FilledText = z.string('must be text').check(
  z.refine((text) => text.trim() !== '', { error: 'is required' }),
  z.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`),
);

/** An address `name@host`, as `<input type="email">` accepts it; the specification asks for nothing stricter. */
export const Email = FilledText.check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'));

/** A calendar date, `2026-12-05`. */
export const IsoDate = z
  .string('must be text')
  .check(z.regex(new RegExp(`^${DATE}$`), 'must be a date like 2026-12-05'));

/** A calendar date, or nothing where nobody knows it. */
export const IsoDateIfKnown = z
  .string('must be text')
  .check(z.regex(new RegExp(`^(?:${DATE})?$`), 'must be a date like 2026-12-05'));

/** Local time at the venue, without a time zone: `2026-12-05T19:30`. */
export const LocalDateTime = z
  .string('must be text')
  .check(z.regex(new RegExp(`^${DATE}T${TIME}$`), 'must be a local time like 2026-12-05T19:30'));

/**
 * The address of an image: an absolute URL, or a path relative to the site. A fragment may describe the
 * file, `#w=1280&h=960&mid=828&small=480&color=a1b2c3` (see `components/picture-source.ts`); it is not sent to the
 * server.
 */
export const ImageUrl = Text;
