import type * as z from 'zod/mini';

/**
 * The first field that breaks a schema, and how: `items[0].price must not be negative`.
 * @param whole what to call the value where no field of it is wrong but the value itself
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
