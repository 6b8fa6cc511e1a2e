/** What a copied test expects of a body: values, and where only the kind matters, that. */
export type Pattern =
  | AnyOf
  | string
  | number
  | boolean
  | null
  | readonly Pattern[]
  | { readonly [field: string]: Pattern };

/** A value that is another one in each run. */
export class AnyOf {
  readonly kind: 'Number' | 'String';

  constructor(kind: 'Number' | 'String') {
    this.kind = kind;
  }
}

/** What a response is expected to hold: an object, or a list by its length and its first rows. */
export interface BodyPattern {
  length?: number;
  rows?: readonly Pattern[];
  object?: Pattern;
}

const KEPT_ROWS = 3;
/** Longer texts, and pictures, are facts of the collection and not of the call. */
const LONGEST_TEXT = 80;
const ASSIGNED_ID = /^(id|orderId)$/;
const DATE = /^\d{4}-\d{2}-\d{2}/;
const PICTURE = /\.(avif|jpe?g|png|webp|svg)(#|$)/;

/** The parts of a body that matter; assigned ids and dates are any, masked values and long texts are left out. */
export function bodyPatternOf(body: unknown, isWhole: boolean): BodyPattern | undefined {
  if (body === undefined) return undefined;
  if (!Array.isArray(body)) return { object: patternOf(body) ?? {} };
  const rows = body.slice(0, KEPT_ROWS).map((row) => patternOf(row) ?? {});
  return isWhole ? { length: body.length, rows } : { rows };
}

function patternOf(value: unknown, name = ''): Pattern | undefined {
  if (typeof value === 'number' && ASSIGNED_ID.test(name)) return new AnyOf('Number');
  if (typeof value === 'string') return textPatternOf(value);
  if (Array.isArray(value)) return listPatternOf(value);
  if (typeof value !== 'object' || value === null) return value as number | boolean | null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]): [string, Pattern][] => {
      const pattern = patternOf(inner, field);
      return pattern === undefined ? [] : [[field, pattern]];
    }),
  );
}

function textPatternOf(text: string): Pattern | undefined {
  if (DATE.test(text)) return new AnyOf('String');
  const matters = text.length <= LONGEST_TEXT && text !== '***' && !PICTURE.test(text);
  return matters ? text : undefined;
}

/** A list within a body is expected as a whole or not at all. */
function listPatternOf(list: readonly unknown[]): Pattern | undefined {
  return list.length > KEPT_ROWS ? undefined : list.map((row) => patternOf(row) ?? {});
}

/** Whether a body is as expected, by the rules of `toMatchObject`. */
export function matchesPattern({ length, rows = [], object }: BodyPattern, body: unknown): boolean {
  if (object !== undefined) return matches(object, body);
  if (!Array.isArray(body)) return false;
  if (length !== undefined && body.length !== length) return false;
  return rows.every((row, index) => matches(row, body[index]));
}

function matches(pattern: Pattern, value: unknown): boolean {
  if (pattern instanceof AnyOf) return typeof value === pattern.kind.toLowerCase();
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (typeof value !== 'object' || value === null) return false;
  if (isList(pattern)) {
    const isAsLong = Array.isArray(value) && value.length === pattern.length;
    return isAsLong && pattern.every((row, index) => matches(row, value[index]));
  }
  return Object.entries(pattern).every(([field, inner]) =>
    matches(inner, (value as Record<string, unknown>)[field]),
  );
}

/** `Array.isArray` does not narrow a read-only list. */
export function isList(pattern: Pattern): pattern is readonly Pattern[] {
  return Array.isArray(pattern);
}
