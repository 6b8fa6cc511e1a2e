import * as z from 'zod/mini';

const MAX_TEXT = 10_000;

/** Ids are positive integers everywhere. */
export const Id = z.int('must be a whole number').check(z.positive('must be 1 or more'));

/** The most pieces of one thing a cart or an order takes: far above any wish, far below where sums lose cents. */
export const MAX_QUANTITY = 999;

export const Quantity = z
  .int('must be a whole number')
  .check(z.gte(1, 'must be 1 or more'), z.lte(MAX_QUANTITY, `must be ${MAX_QUANTITY} or less`));

/** US dollars with at most two decimals, as the wire carries money; the shop computes in whole cents. */
export const Dollars = z.number('must be a number').check(
  z.gte(0, 'must not be negative'),
  z.lte(1_000_000_000, 'is too large'),
  z.refine((dollars) => Math.round(dollars * 100) / 100 === dollars, {
    error: 'must have at most two decimals',
  }),
);

/** Text that may be empty but has an end. */
export const Text = z
  .string('must be text')
  .check(z.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`));

/** Text that says something. */
export const FilledText = z.string('must be text').check(
  z.refine((text) => text.trim() !== '', { error: 'is required' }),
  z.maxLength(MAX_TEXT, `must have at most ${MAX_TEXT} characters`),
);

/** An address `name@host`, as an email-type input takes it; the spec asks for nothing stricter. */
export const Email = FilledText.check(z.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'));

/** A calendar day, `2026-12-05`. */
export const IsoDate = z
  .string('must be text')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-12-05'));

/** Wall time at the venue, without a zone: `2026-12-05T19:30`. */
export const LocalDateTime = z
  .string('must be text')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'must be a local time like 2026-12-05T19:30'));

/**
 * Where a picture is: an absolute URL, or a path relative to the site. A fragment may describe the
 * file, `#w=1280&h=960&small=480&hash=…` (see `components/picture.tsx`); servers never see it.
 */
export const ImageUrl = Text;
