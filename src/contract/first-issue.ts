import type * as z from 'zod/mini';

/**
 * Describes the first field that does not match a schema: `items[0].price must not be negative`.
 * @param whole what to call the value when the value itself is wrong and not one of its fields
 */
export function firstIssue(error: z.core.$ZodError, value: unknown, whole: string): string {
  const issue = error.issues[0]!;
  return `${fieldName(issue.path) || whole} ${complaintOf(issue, value)}`;
}

/** `items[0].price`; empty for the value itself. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

/** What is wrong with a field of a value: `must not be negative`. */
export function complaintOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'custom' && valueAt(value, issue.path) === undefined) return 'is required';
  // The schemas of fields have their own messages; those of objects and arrays have none.
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'must be a list';
  if (issue.code === 'invalid_type' && ['object', 'record'].includes(issue.expected)) {
    return 'must be an object';
  }
  return issue.message;
}

/** The field of a value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}
