import type { JsonSchema } from '#src/openapi/json-schemas.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { referredName, typeOf } from './json-schema-words.ts';
import { Words } from './words.tsx';

/** The fields of a schema; those that are objects of a name open below. */
export function ApiFields({
  schema,
  schemas,
}: {
  schema: JsonSchema;
  schemas: Readonly<Record<string, JsonSchema>>;
}) {
  const name = referredName(schema);
  const named = name === undefined ? schema : schemas[name]!;
  const fields = fieldsOf(named);
  const others = [...new Set(fields.flatMap(({ schema: inner }) => referredName(inner) ?? []))];
  return (
    <>
      <p>
        <span>{typeOf(schema)}</span>
        {named.description && (
          <span className="text-muted">
            {' '}
            <Words text={named.description} />
          </span>
        )}
      </p>
      {fields.length > 0 && (
        <dl className="quoted flex flex-col gap-2 border-hairline">
          {fields.map(({ path, schema: field, isRequired }) => (
            <div key={path}>
              <dt className="wrap-anywhere">
                <span className="font-mono text-12">{path}</span>{' '}
                <span className="text-12 text-muted">
                  {joinTexts([typeOf(field), isRequired ? '' : 'optional'])}
                </span>
              </dt>
              <dd className="text-muted">
                <Words text={field.description ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {others.map((other) => (
        <details key={other} className="quoted border-hairline">
          <summary className="flex min-h-9 items-center hover:bg-wall">{other}</summary>
          <div className="flex flex-col gap-3 pb-2">
            <ApiFields schema={{ $ref: `#/components/schemas/${other}` }} schemas={schemas} />
          </div>
        </details>
      ))}
    </>
  );
}

interface FieldOfSchema {
  /** `order.total` where the schema has an object without a name. */
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): FieldOfSchema[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    {
      path: `${prefix}${name}`,
      schema,
      isRequired: (required as string[]).includes(name),
    },
    ...fieldsOf(schema, `${prefix}${name}.`),
  ]);
}
