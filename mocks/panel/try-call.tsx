import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Operation, Parameter } from '#src/openapi/open-api.ts';
import { cx } from '#src/ui/cx.ts';
import { withColons } from './call-words.ts';
import { Text } from './json-view.tsx';
import { Field, FIELD, MAIN_TOOL, ToolButton } from './panel-controls.tsx';
import { showSection } from './shown-section.ts';

interface TriedCall {
  /** `201`, or why there is no response. */
  status: string;
  isOk: boolean;
  headers: string;
  body: string;
}

/** A form that makes a call as the shop would: through the page's own `fetch`. */
export function TryCall({
  method,
  path,
  operation,
}: {
  method: string;
  path: string;
  operation: Operation;
}) {
  const { parameters = [], requestBody } = operation;
  const [values, setValues] = useState(() => startingValues(parameters));
  const [body, setBody] = useState(() => exampleBody(requestBody));
  const [tried, setTried] = useState<TriedCall>();

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(undefined);
    setTried(
      await tryCall(method, addressOf(path, parameters, values), {
        headers: headersOf(parameters, values),
        ...(requestBody && { body }),
      }),
    );
  }

  return (
    <form
      aria-label={`Try ${method} ${withColons(path)}`}
      className="flex flex-col gap-3"
      onSubmit={handleSubmit}
    >
      {parameters.map((parameter) => (
        <Field key={parameter.name} label={parameter.name}>
          <input
            className={FIELD}
            placeholder={parameter.required ? undefined : placeholderOf(parameter)}
            autoComplete="off"
            spellCheck={false}
            value={values[parameter.name]}
            onChange={({ target }) => setValues({ ...values, [parameter.name]: target.value })}
          />
        </Field>
      ))}
      {requestBody && (
        <Field label="Body">
          <textarea
            className={`${FIELD} py-1.5 font-mono text-12`}
            rows={Math.min(16, body.split('\n').length + 1)}
            spellCheck={false}
            value={body}
            onChange={({ target }) => setBody(target.value)}
          />
        </Field>
      )}
      <div>
        <button type="submit" className={MAIN_TOOL}>
          Send
        </button>
      </div>
      <p role="status" className={cx('empty:hidden', tried?.isOk ? 'text-success' : 'text-danger')}>
        {tried && outcomeOf(tried)}
      </p>
      {tried && <Tried call={tried} />}
    </form>
  );
}

function Tried({ call: { headers, body } }: { call: TriedCall }) {
  return (
    <>
      {headers !== '' && <Text title="Response headers" text={headers} />}
      {body === '' ? (
        <p className="text-muted">No body.</p>
      ) : (
        <Text title="Response body" text={indented(body)} />
      )}
      <div>
        <ToolButton onClick={showRequests}>Show under Requests</ToolButton>
      </div>
    </>
  );
}

/** Shows the section Requests, and moves the focus to its tab: the button goes with this section. */
function showRequests({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const panel = currentTarget.closest('[data-backstage]');
  flushSync(() => showSection('requests'));
  panel?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}

/** `201`, `400: quantity must be 1 or more` */
function outcomeOf({ status, isOk, body }: TriedCall): string {
  const message = isOk ? undefined : (jsonOf(body) as { message?: string } | undefined)?.message;
  return message === undefined ? status : `${status}: ${message}`;
}

function indented(body: string): string {
  const json = jsonOf(body);
  return json === undefined ? body : JSON.stringify(json, null, 2);
}

async function tryCall(
  method: string,
  address: string,
  { headers, body }: { headers: Record<string, string>; body?: string },
): Promise<TriedCall> {
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    return {
      status: String(response.status),
      isOk: response.ok,
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: await response.text(),
    };
  } catch (error) {
    return { status: (error as Error).message, isOk: false, headers: '', body: '' };
  }
}

/** What the fields hold at first: the examples of what has to be there. */
function startingValues(parameters: readonly Parameter[]): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, required, example }) => [name, required ? String(example) : '']),
  );
}

function placeholderOf({ example }: Parameter): string {
  return example === undefined ? 'optional' : `optional, ${String(example)}`;
}

function exampleBody(requestBody: Operation['requestBody']): string {
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {});
  return example ? JSON.stringify(example.value, null, 2) : '';
}

function addressOf(
  path: string,
  parameters: readonly Parameter[],
  values: Readonly<Record<string, string>>,
): string {
  const pathname = path.replace(/\{(\w+)\}/g, (_segment, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const query = String(new URLSearchParams(filledIn('query', parameters, values)));
  return query ? `${pathname}?${query}` : pathname;
}

function headersOf(parameters: readonly Parameter[], values: Readonly<Record<string, string>>) {
  return Object.fromEntries(filledIn('header', parameters, values));
}

function filledIn(
  place: Parameter['in'],
  parameters: readonly Parameter[],
  values: Readonly<Record<string, string>>,
): [name: string, value: string][] {
  return parameters.flatMap(({ name, in: where }) =>
    where === place && values[name] ? [[name, values[name]]] : [],
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A response that somebody has asked for may be any text.
    return undefined;
  }
}
