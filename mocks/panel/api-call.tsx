import type { ReactNode } from 'react';
import type {
  Content,
  OpenApiDocument,
  Operation,
  Parameter,
  Reference,
  Response,
} from '#src/openapi/open-api.ts';
import { joinTexts } from '#src/copy/join-texts.ts';
import { ApiFields } from './api-fields.tsx';
import { typeOf } from './json-schema-words.ts';
import { Json } from './json-view.tsx';
import { Words } from './words.tsx';
import { TryCall } from './try-call.tsx';

type Components = OpenApiDocument['components'];

/** One call: what it does, what it takes, what it answers, and a form to make it. */
export function ApiCall({
  method,
  path,
  operation,
  components,
}: {
  method: string;
  path: string;
  operation: Operation;
  components: Components;
}) {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  return (
    <>
      <p className="text-16">{summary}</p>
      <p className="text-muted">
        <Words text={description} />
      </p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <Parameters parameters={parameters} />
        </Part>
      )}
      {requestBody && (
        <Part title="Body">
          <Payload content={requestBody.content} components={components} />
        </Part>
      )}
      <Part title="Try it">
        <TryCall method={method} path={path} operation={operation} />
      </Part>
      <Part title="Responses">
        <ul className="divided flex flex-col border-y border-hairline">
          {Object.entries(responses).map(([status, response]) => (
            <li key={status}>
              <ApiResponse
                status={status}
                response={resolved(response, components)}
                components={components}
              />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 pt-2">
      <h4 className="eyebrow text-muted">{title}</h4>
      {children}
    </section>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {parameters.map(({ name, in: place, description, required, schema }) => (
        <div key={name}>
          <dt>
            <span className="font-mono text-12">{name}</span>{' '}
            <span className="text-12 text-muted">
              {joinTexts([typeOf(schema), place, required ? '' : 'optional'])}
            </span>
          </dt>
          <dd className="text-muted">
            <Words text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ApiResponse({
  status,
  response,
  components,
}: {
  status: string;
  response: Response;
  components: Components;
}) {
  const isError = Number(status) >= 400;
  return (
    <details>
      <summary className="flex min-h-9 items-baseline gap-3 py-2 hover:bg-wall">
        <span className={isError ? 'text-danger' : 'text-success'}>{status}</span>
        <span>
          <Words text={response.description} />
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-5">
        {response.content ? (
          <Payload content={response.content} components={components} />
        ) : (
          <p className="text-muted">No body.</p>
        )}
      </div>
    </details>
  );
}

/** The schema of a body and its examples. */
function Payload({ content, components }: { content: Content; components: Components }) {
  const { schema, examples } = content['application/json'];
  return (
    <>
      <ApiFields schema={schema} schemas={components.schemas} />
      {Object.entries(examples).map(([name, { summary, value }]) => (
        <Json key={name} title={`Example: ${summary}`} value={value} />
      ))}
    </>
  );
}

function resolved(response: Response | Reference, { responses }: Components): Response {
  if (!('$ref' in response)) return response;
  return responses[response.$ref.split('/').at(-1)!]!;
}
