import * as fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Values for the fields of a name, where the schema alone cannot know which ones exist. */
export type Overrides = Readonly<Record<string, fc.Arbitrary<unknown>>>;

const MAX_GENERATED_ITEMS = 3;
const MAX_GENERATED_TEXT = 200;

/** Bodies that match a schema. */
export function validBodies(schema: z.ZodMiniType, overrides: Overrides): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // Rules between fields, as "an artwork or an event", have no words in JSON Schema.
  return valuesOf(json, overrides).filter((value) => schema.safeParse(value).success);
}

function valuesOf(schema: JsonSchema, overrides: Overrides): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) {
    return fc.oneof(...schema.anyOf.map((each) => valuesOf(each, overrides)));
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return dollars(schema);
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(valuesOf(schema.items as JsonSchema, overrides), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? Infinity, MAX_GENERATED_ITEMS),
      });
    case 'object':
      return objects(schema, overrides);
    default:
      throw new Error(`No values are generated for ${JSON.stringify(schema)}`);
  }
}

function objects({ properties = {}, required = [] }: JsonSchema, overrides: Overrides) {
  const fields = Object.entries(properties).map(
    ([name, field]): [string, fc.Arbitrary<unknown>] => [
      name,
      overrides[name] ?? valuesOf(field as JsonSchema, overrides),
    ],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function boundsOf(schema: JsonSchema): { min: number; max: number } {
  const above =
    typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : undefined;
  const limit = 2_147_483_647;
  return {
    min: Math.max(above ?? schema.minimum ?? -limit, -limit),
    max: Math.min(schema.maximum ?? limit, limit),
  };
}

/** What is not an integer in the contract is an amount of dollars, with two decimals. */
function dollars({ minimum = 0, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.integer({ min: minimum * 100, max: maximum * 100 }).map((cents) => cents / 100);
}

function texts({ pattern, maxLength = MAX_GENERATED_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: MAX_GENERATED_TEXT });
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, MAX_GENERATED_TEXT) });
}

/** A body with one bug. */
interface InvalidBody {
  body: unknown;
  /** The fields that a message may name; none where the body as a whole is wrong. */
  fields: readonly string[];
}

/** Stands for a field that is left out, which JSON does. */
const NOTHING = undefined;

const wrongValues = fc.oneof(
  fc.constantFrom<unknown>(NOTHING, null, '', ' ', 0, -1, 1000, 1.5, 0.001, 1e16, true, [], {}),
  fc.constantFrom<unknown>('7', 'x'.repeat(10_001), ['7'], { id: 1 }),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Bodies of which one place, chosen at random, holds a value that breaks the schema. */
export function invalidBodies(
  schema: z.ZodMiniType,
  valid: fc.Arbitrary<unknown>,
): fc.Arbitrary<InvalidBody> {
  return fc
    .tuple(valid, fc.nat(), wrongValues)
    .map(([body, choice, value]) => {
      const places = placesIn(body);
      return asSent(replaced(body, places[choice % places.length]!, value));
    })
    .map((body) => ({ body, parsed: schema.safeParse(body) }))
    .filter(({ parsed }) => !parsed.success)
    .map(({ body, parsed }) => ({ body, fields: fieldsOf(parsed.error!) }));
}

const asSent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

type Place = readonly (string | number)[];

/** The places of all fields and items, `['items', 0, 'price']`. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    return [place, ...placesIn(inner, place)];
  });
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const inner = replaced((value as Record<string | number, unknown>)[key], rest, by);
  if (!Array.isArray(value)) return { ...(value as object), [key]: inner };
  return value.map((item, index) => (index === key ? inner : item));
}

/** The names that the paths of all bugs end with: `price` of `items[0].price`, `items` of `items[0]`. */
function fieldsOf({ issues }: z.core.$ZodError): string[] {
  return issues.flatMap(({ path }) => path.findLast((key) => typeof key === 'string') ?? []);
}
