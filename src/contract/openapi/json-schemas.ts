import * as z from 'zod/mini';
import { FilledText, IsoDateIfKnown } from '../fields.ts';
import { schemas } from '../schemas.ts';
import { namedSchemas } from './named-schemas.ts';

/** The part of JSON Schema that the document's readers look into. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  [keyword: string]: unknown;
}

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** What checks written as functions say, which `z.toJSONSchema` does not see. */
const rules = new Map<unknown, object | undefined>([
  [FilledText, { pattern: String.raw`\S` }],
  [IsoDateIfKnown, { anyOf: [{ format: 'date' }, { maxLength: 0 }] }],
  ...Object.values(namedSchemas).map(({ schema, rule }) => [schema, rule] as const),
]);

/** The schemas of the contract as JSON Schema: the named ones, and one for each body that is a list of them. */
export function jsonSchemas(): {
  named: Record<string, JsonSchema>;
  /** The body of a request or a response of an endpoint; undefined where it has none. */
  schemaOf: (name: keyof typeof schemas, part: 'body' | 'response') => JsonSchema | undefined;
} {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema }] of Object.entries(namedSchemas)) registry.add(schema, { id });
  const parts = Object.entries(schemas).flatMap(([name, call]) =>
    Object.entries(call).map(([part, schema]: [string, z.ZodMiniType]) => ({
      key: `${name}.${part}`,
      schema,
    })),
  );
  for (const { key, schema } of parts) {
    if (!registry.has(schema)) registry.add(schema, { id: key });
  }

  const { schemas: made } = z.toJSONSchema(registry, {
    uri: refTo,
    // The contract lets fields pass that it does not know.
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, rules.get(zodSchema));
      // Says the same of a whole number, and is what readers expect of an id.
      if (jsonSchema.type !== 'integer' || jsonSchema.exclusiveMinimum !== 0) return;
      delete jsonSchema.exclusiveMinimum;
      jsonSchema.minimum = 1;
    },
  }) as { schemas: Record<string, JsonSchema> };

  const idOf = new Map(parts.map(({ key, schema }) => [key, registry.get(schema)!.id] as const));
  return {
    named: Object.fromEntries(
      Object.entries(namedSchemas).map(([name, { description, fields }]) => [
        name,
        described(plain(made[name]!), description, fields),
      ]),
    ),
    schemaOf(name, part) {
      const id = idOf.get(`${name}.${part}`);
      if (id === undefined) return undefined;
      return id in namedSchemas ? { $ref: refTo(id) } : plain(made[id]!);
    },
  };
}

/** Without what the document says once for all schemas. */
function plain({ $schema: _dialect, $id: _address, id: _name, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The schema with a description of its own and one for each field, @throws Error for a field that it does not have */
function described(
  schema: JsonSchema,
  description: string,
  fields: Readonly<Record<string, string>>,
): JsonSchema {
  const copy = structuredClone(schema);
  for (const [path, text] of Object.entries(fields)) {
    const field = path
      .split('.')
      .reduce<JsonSchema | undefined>((inner, name) => inner?.properties?.[name], copy);
    if (!field) throw new Error(`The schema has no field ${path} to describe`);
    field.description = text;
  }
  return { description, ...copy };
}
