import type * as z from 'zod/mini';

/**
 * Describes the first field that does not match a schema: `items[0].price must not be negative`.
 * @param whole what to call the value when the value itself is wrong and not one of its fields
 */
export function firstFault(error: z.core.$ZodError, value: unknown, whole: string): string {
  const issue = error.issues[0]!;
  const field = issue.path.length === 0 ? whole : fieldName(issue.path);
  return `${field} ${complaint(issue, valueAt(value, issue.path))}`;
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
  // The schemas of fields have their own messages; those of objects and arrays have none.
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
