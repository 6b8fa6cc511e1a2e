import type { LoggedCall } from '#mocks/backend/server/call-log.ts';

type Copied = Pick<LoggedCall, 'method' | 'path' | 'request'>;

/** The call as a line for the browser's console. */
export function asFetch({ method, path, request }: Copied): string {
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

/** The call as a line for a terminal, for a backend at `origin`. */
export function asCurl({ method, path, request }: Copied, origin: string): string {
  const parts = [`curl -X ${method} ${quoted(origin + path)}`];
  if (request !== '') parts.push(`-H 'Content-Type: application/json' -d ${quoted(request)}`);
  return parts.join(' ');
}

/** Inside single quotes a shell takes everything as it is, but a single quote. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
