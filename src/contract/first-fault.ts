import type * as z from 'zod/mini';

/**
 * Describes the first field that does not match a schema: `items[0].price must not be negative`.
 * @param whole what to call the value when the value itself is wrong and not one of its fields
 */
export function firstFault(error: z.core.$ZodError, value: unknown, whole: string): string {
  const { field, complaint } = faultOf(error.issues[0]!, value);
  return `${field || whole} ${complaint}`;
}

/** A field that does not match a schema. */
export interface FieldFault {
  path: readonly PropertyKey[];
  /** `items[0].price`; empty for the value itself. */
  field: string;
  /** `must not be negative` */
  complaint: string;
  found: unknown;
}

/** Describes one of the fields of a value that do not match a schema. */
export function faultOf(issue: z.core.$ZodIssue, value: unknown): FieldFault {
  const found = valueAt(value, issue.path);
  const complaint = complaintOf(issue, found);
  return { path: issue.path, field: fieldName(issue.path), complaint, found };
}

/** `items[0].price` */
function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name === '' ? String(key) : `${name}.${String(key)}`;
  }, '');
}

function complaintOf(issue: z.core.$ZodIssue, value: unknown): string {
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
