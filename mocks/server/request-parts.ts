import * as z from 'zod/mini';
import { badRequest } from './problem.ts';

/** Path segments: digits are numbers, everything else stays text. */
export function segmentValues(segments: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(segments).map(([name, text]) => [name, numberOr(text)]));
}

/** Search parameters: digits are numbers, `true` and `false` are booleans. */
export function searchValues(search: URLSearchParams) {
  return Object.fromEntries(
    [...search].map(([name, text]) => [
      name,
      text === 'true' || text === 'false' ? text === 'true' : numberOr(text),
    ]),
  );
}

function numberOr(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Checks a part of a call, or a file that somebody chose. @throws Problem naming the first field that is wrong. */
export function parsePart<Part extends z.ZodMiniType>(
  schema: Part,
  value: unknown,
  part: 'query' | 'body' | 'file',
): z.output<Part> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const field = issue.path.length === 0 ? `The ${part}` : fieldName(issue.path);
  throw badRequest(`${field} ${complaint(issue, valueAt(value, issue.path))}`);
}

/** `items[0].price` */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

function complaint(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'custom' && value === undefined) return 'is required';
  // The contract words its fields; these two have no words of their own.
  if (issue.code === 'invalid_type' && issue.expected === 'object') return 'must be an object';
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'must be a list';
  return issue.message;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}
