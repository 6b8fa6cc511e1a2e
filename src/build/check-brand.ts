import * as z from 'zod/mini';
import { Email, FilledText } from '#src/contract/fields.ts';
import { complaintOf, fieldName } from '#src/contract/first-issue.ts';
import { hasCents, isCurrency, isLocale } from '#src/copy/brand/known-formats.ts';
import { slugOf } from '#src/copy/brand/slug-of.ts';
import type { Brand } from '#src/copy/brand/shape.ts';

/** Of text, in WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

/** `--color-muted` of src/ui/theme.css, the lightest text on paper. */
export const MUTED = '#5E5A53';

const color = z
  .string('must be text')
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'must be a color like #8C3B1F'));

const ValidBrand = z.object({
  name: FilledText.check(
    z.refine((name) => name.trim() === '' || slugOf(name) !== '', {
      error: 'must have a letter or a digit',
    }),
  ),
  line: FilledText,
  description: FilledText,
  colors: z.object({ accent: color, paper: color, ink: color }),
  currency: z
    .string('must be text')
    .check(
      z.refine(isCurrency, { error: 'must be a currency of ISO 4217 like EUR', abort: true }),
      z.refine(hasCents, { error: 'must have cents, because prices have two decimals' }),
    ),
  locale: z
    .string('must be text')
    .check(z.refine(isLocale, { error: 'must be a language tag of BCP 47 like de-DE' })),
  legal: z.array(FilledText),
  social: z.array(
    z.object({
      label: FilledText,
      href: z
        .string('must be text')
        .check(z.regex(/^https?:\/\/\S+$/, 'must be an address like https://social.example/shop')),
    }),
  ),
  contact: z.object({
    email: z.optional(Email),
    phone: z.optional(FilledText),
    address: z.optional(FilledText),
  }),
}) satisfies z.ZodMiniType<Brand>;

/** Says what is wrong with each field of a brand: `currency must be a currency of ISO 4217 like EUR`. */
export function issuesOfBrand(brand: unknown): string[] {
  const parsed = z.safeParse(ValidBrand, brand);
  if (parsed.success) return contrastIssues(parsed.data.colors);
  return parsed.error.issues.map(
    (issue) => `${fieldName(issue.path) || 'brand'} ${complaintOf(issue, brand)}`,
  );
}

function contrastIssues({ accent, ink, paper }: Brand['colors']): string[] {
  const issueOf = (text: string, issue: string) => {
    const contrast = contrastOf(text, paper);
    return contrast < LEAST_CONTRAST
      ? [`${issue}: ${contrast.toFixed(2)}, not ${LEAST_CONTRAST}`]
      : [];
  };
  return [
    ...issueOf(accent, 'colors.accent must have more contrast with colors.paper'),
    ...issueOf(ink, 'colors.ink must have more contrast with colors.paper'),
    ...issueOf(MUTED, `colors.paper must be lighter, for gray text (${MUTED}) on it`),
  ];
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
