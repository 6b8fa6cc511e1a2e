import type { LoggedCall } from '#mocks/backend/server/call-log.ts';

type SnippetCall = Pick<LoggedCall, 'method' | 'path' | 'request'>;

/** The call as a `fetch` for the browser's console. */
export function asFetch({ method, path, request }: SnippetCall): string {
  const options = [
    `  method: '${method}',`,
    `  credentials: 'include',`,
    ...(request === ''
      ? []
      : [
          `  headers: { 'Content-Type': 'application/json' },`,
          `  body: JSON.stringify(${request}),`,
        ]),
  ];
  return `await fetch('${path}', {\n${options.join('\n')}\n})`;
}

/** The call as a `curl` command, for a backend at `origin`. */
export function asCurl({ method, path, request }: SnippetCall, origin: string): string {
  const parts = [`curl -X ${method} ${quoted(origin + path)}`];
  if (request !== '') parts.push(`-H 'Content-Type: application/json' -d ${quoted(request)}`);
  return parts.join(' ');
}

/** Quoted for a shell: inside single quotes only a single quote needs escaping. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
