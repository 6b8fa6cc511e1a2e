import type * as z from 'zod/mini';
import { excerpt } from '#src/lib/excerpt.ts';
import { complaintOf, fieldName, valueAt } from './first-issue.ts';
import { masked } from './secrets.ts';

/** A field of a body that is not what its schema says. */
export interface BodyIssue {
  /** `[0].price`; empty where the body itself is meant. */
  field: string;
  expected: string;
  /** The beginning of what came, as JSON with secrets masked; `nothing` where nothing did. */
  found: string;
  /** So many rows of a list are wrong alike; `field` is that of the first. */
  count: number;
}

/** What is wrong with a value, each issue once. */
export function bodyIssues(error: z.core.$ZodError, value: unknown): readonly BodyIssue[] {
  const alike = new Map<string, BodyIssue>();
  for (const issue of error.issues) {
    const expected = complaintOf(issue, value);
    const places = issue.path.map((key) => (typeof key === 'number' ? '[]' : String(key)));
    const key = `${places.join('.')} ${expected}`;
    const known = alike.get(key);
    if (known) known.count += 1;
    else {
      const found = foundText(valueAt(value, issue.path), places);
      alike.set(key, { field: fieldName(issue.path), expected, found, count: 1 });
    }
  }
  return [...alike.values()];
}

function foundText(value: unknown, names: readonly string[]): string {
  if (value === undefined) return 'nothing';
  const isSecret = names.some((name) => masked(name, '') !== '');
  return excerpt(isSecret ? '***' : JSON.stringify(value, masked));
}
