import type { JsonSchema } from '#src/openapi/json-schemas.ts';

const NOT_BLANK = String.raw`\S`;

/** The name of the schema that a field refers to: its own, that of its items, or that of what it may be. */
export function referredName(schema: JsonSchema): string | undefined {
  const { $ref, items, anyOf } = schema;
  if ($ref) return $ref.split('/').at(-1);
  if (items) return referredName(items);
  return (anyOf as JsonSchema[] | undefined)?.map(referredName).find((name) => name !== undefined);
}

/** The type of a field and its bounds in words: `integer, 1 to 999`, `list of Event or null`. */
export function typeOf(schema: JsonSchema): string {
  const { $ref, type, items, anyOf } = schema;
  if ($ref) return referredName(schema)!;
  if (anyOf) return (anyOf as JsonSchema[]).map(typeOf).join(', or ');
  const types = [type ?? 'anything'].flat();
  const names = types.map((name) =>
    name === 'array' && items ? `list of ${typeOf(items)}` : name,
  );
  return [names.join(' or '), ...boundsOf(schema)].join(', ');
}

function boundsOf(schema: JsonSchema): string[] {
  const { format, pattern, const: constant, minLength, maxLength, minItems, maxItems } = schema;
  const { minimum, maximum } = schema;
  return [
    constant === undefined ? '' : `always ${String(constant)}`,
    format ? String(format) : '',
    // The descriptions say in words what other patterns ask for.
    pattern === NOT_BLANK ? 'not blank' : '',
    // Every whole number that JSON carries exactly is no bound worth a line.
    range(minimum, maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
  ].filter((words) => words !== '');
}

function range(least: unknown, most: unknown, unit: string): string {
  const from = least === -Number.MAX_SAFE_INTEGER ? undefined : least;
  if (from === undefined && most === undefined) return '';
  if (most === undefined) return `${from} or more${unit}`;
  return from === undefined ? `up to ${most}${unit}` : `${from} to ${most}${unit}`;
}
