import * as z from 'zod/mini';
import { Dollars, FilledText } from '#src/contract/fields.ts';
import { schemas } from '#src/contract/schemas.ts';
import { namedSchemas } from './named-schemas.ts';
import { wordsOf } from './operations.ts';

/** 3.1 is the document of the contract; many tools stop at 3.0. */
export type OpenApiVersion = '3.1.0' | '3.0.3';

/** The part of JSON Schema that the document's readers look into. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  [keyword: string]: unknown;
}

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** What checks written as functions say, which `z.toJSONSchema` does not see. */
const rules = new Map<unknown, object>([
  [FilledText, { pattern: String.raw`\S` }],
  [Dollars, { multipleOf: 0.01 }],
]);

/** OpenAPI 3.1 has the keywords of JSON Schema; 3.0 has its own, such as `nullable`. */
const dialects = { '3.1.0': 'draft-2020-12', '3.0.3': 'openapi-3.0' } as const;

/** The schemas of the contract as JSON Schema: the named ones, and one for each body that is a list of them. */
export function jsonSchemas(version: OpenApiVersion): {
  named: Record<string, JsonSchema>;
  /** The body of a request or a response of an endpoint; undefined where it has none. */
  schemaOf: (name: keyof typeof schemas, part: 'body' | 'response') => JsonSchema | undefined;
} {
  const registry = z.registry<{ id: string }>();
  for (const [id, { schema, either }] of Object.entries(namedSchemas)) {
    registry.add(schema, { id });
    if (either) registry.add(either, { id: eitherOf(id) });
  }
  const parts = Object.entries(schemas).flatMap(([name, call]) =>
    Object.entries(call).map(([part, schema]: [string, z.ZodMiniType]) => ({
      key: `${name}.${part}`,
      schema,
    })),
  );
  const unnamed: string[] = [];
  for (const { key, schema } of parts) {
    if (registry.has(schema)) continue;
    const isList = schema instanceof z.ZodMiniArray;
    const id = isList ? key : nameOf(key);
    registry.add(schema, { id });
    if (!isList) unnamed.push(id);
  }

  const { schemas: made } = z.toJSONSchema(registry, {
    target: dialects[version],
    uri: refTo,
    // The contract lets fields pass that it does not know.
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, rules.get(zodSchema));
      nameNull(jsonSchema);
    },
  }) as { schemas: Record<string, JsonSchema> };

  const idOf = new Map(parts.map(({ key, schema }) => [key, registry.get(schema)!.id] as const));
  return {
    named: Object.fromEntries([
      ...Object.entries(namedSchemas).map(([name, { description, fields }]) => {
        const schema = { ...plain(made[name]!), ...plain(made[eitherOf(name)] ?? {}) };
        return [name, described(schema, description, fields, version)] as const;
      }),
      ...unnamed.map((name) => {
        const schema = plain(made[name]!);
        return [name, described(schema, `${name}.`, fieldsByName(schema), version)] as const;
      }),
    ]),
    schemaOf(name, part) {
      const id = idOf.get(`${name}.${part}`);
      if (id === undefined) return undefined;
      return id in namedSchemas || unnamed.includes(id) ? { $ref: refTo(id) } : plain(made[id]!);
    },
  };
}

/** `AddWishlistItemResponse` of `addWishlistItem.response`: a schema that has no name of its own. */
const nameOf = (key: string) => key.replace(/^.|\../g, (start) => start.at(-1)!.toUpperCase());

/** The fields of a schema that nobody has described, each by its name. */
function fieldsByName({ properties = {} }: JsonSchema, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => [
      [path + name, `The ${wordsOf(name)}.`],
      ...Object.entries(fieldsByName(field, `${path}${name}.`)),
    ]),
  );
}

const eitherOf = (name: string) => `${name}.either`;

/** Puts null beside a type, `["integer", "null"]`: of two alternatives generators make a type that is hard to use. */
function nameNull(schema: z.core.JSONSchema.BaseSchema): void {
  const [inner, other] = schema.anyOf ?? [];
  if (inner?.type && other?.type === 'null') {
    delete schema.anyOf;
    Object.assign(schema, inner, { type: [inner.type, 'null'] });
  }
  // OpenAPI 3.0 has `nullable` only beside a type; what refers to another schema is an object.
  if (schema.nullable) schema.type ??= 'object';
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
  version: OpenApiVersion,
): JsonSchema {
  const copy = structuredClone(schema);
  for (const [path, text] of Object.entries(fields)) {
    const field = path
      .split('.')
      .reduce<JsonSchema | undefined>((inner, name) => inner?.properties?.[name], copy);
    if (!field) throw new Error(`The schema has no field ${path} to describe`);
    // OpenAPI 3.0 ignores what stands beside a `$ref`.
    if (field.$ref && version === '3.0.3') {
      field.allOf = [{ $ref: field.$ref }];
      delete field.$ref;
    }
    field.description = text;
  }
  return { description, ...copy };
}
