import type * as z from 'zod/mini';
import { bodyIssues, type BodyIssue } from '#src/contract/body-issues.ts';
import type { Method } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { excerpt } from '#src/lib/excerpt.ts';
import { firstIssue } from '#src/contract/first-issue.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { schemas } from '#src/contract/schemas.ts';
import { RequestError } from './http.ts';
import { type Reader, readers } from './readers/readers.ts';
import type { LeftOut } from './readers/rows.ts';

/** An ok response of a server that may differ from the contract. */
interface Received {
  method: Method;
  /** Path and query of the call. */
  url: string;
  response: Response;
  text: string;
  /** Undefined where the text is not JSON. */
  value: unknown;
}

/** What a host sends for a call that it does not know. */
const PAGE_CAME = 'text/html came, is a proxy missing?';

const MOST_REPORTED = 10;

/** Whether a text is a page; JSON cannot begin like that. */
const isPage = (text: string) => text.trimStart().startsWith('<');

const isEmpty = (text: string) => ['', 'null'].includes(text.trim());

/** How a search for one row answers where there is none, and how PHP writes an empty object. */
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const routes = Object.entries(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint,
}));

/**
 * Reads a response by what the client accepts, and tells the developer where it differs from the contract. With
 * `VITE_CONTRACT=strict` the contract itself is what is accepted.
 * @returns what screens use
 * @throws {RequestError} unusable, or missing where the response says nothing of the row that was asked for (R-18)
 */
export function readResponse(received: Received): unknown {
  const [pathname = ''] = received.url.split('?');
  const called = matchEndpoints(routes, pathname).find(
    ({ route }) => route.endpoint.method === received.method,
  );
  if (!called) throw new Error(`${received.url} is not a call of the contract.`);
  const { name } = called.route;
  const reader: Reader | undefined = (readers as Partial<Record<EndpointName, Reader>>)[name];
  const { response: schema }: { response?: z.ZodMiniType } = schemas[name];
  if (!schema) return undefined;
  const { success, error } = schema.safeParse(received.value);
  const differences = success ? [] : differencesOf(received, error);
  if (!reader) {
    // What ordinary servers send in its place is not known.
    if (!success) throw refused(received, differences, error);
    return received.value;
  }
  // R-18; a call that changes something has no row that could be missing.
  const missing = () =>
    received.method === 'GET' ? missed(received) : refused(received, differences, error);
  const isNothing = isEmpty(received.text);
  if (reader.kind === 'object' && (isNothing || isEmptyList(received.value))) throw missing();
  if (import.meta.env.VITE_CONTRACT === 'strict' && !success) {
    throw refused(received, differences, error);
  }
  const value = isNothing ? emptyOf(reader.kind, received) : usable(name, received);
  if (!isOfKind(value, reader.kind)) throw refused(received, differences, error);
  const leftOut: LeftOut[] = [];
  const rows = reader.read(value as never, leftOut);
  if (rows === undefined) throw missing();
  const lines = [...differences, ...leftOutLines(leftOut)];
  report('warn', calledAs(received), 'differs from the contract, and is shown all the same', lines);
  return rows;
}

/** Reports that a call was refused with a page. @returns what is shown of it */
export function reportPage(method: Method, url: string, { status, statusText }: Response): string {
  // A page with an error of the server's own is not that of a host which does not know the call.
  const came = status >= 500 ? 'text/html came' : PAGE_CAME;
  report('error', `${method} ${url}`, `${status}, ${came}`);
  return import.meta.env.DEV ? came : statusText || 'text/html';
}

const calledAs = ({ method, url }: Received) => `${method} ${url}`;

function isOfKind(value: unknown, kind: Reader['kind']): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'object') {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  return value !== undefined;
}

/** A response without content: an empty list as some servers write it, where the body is null or there is none by status. */
function emptyOf(kind: Reader['kind'], { text, response }: Received): unknown {
  if (kind === 'any') return text.trim() === '' ? '' : null;
  return text.trim() === 'null' || response.status === 204 ? [] : undefined;
}

/** The value; the health of a server may be told in a word, which is no JSON. */
function usable(name: EndpointName, { value, text }: Received): unknown {
  return name === 'getHealth' && value === undefined && !isPage(text) ? text : value;
}

function missed({ response, text, method, url }: Received): RequestError {
  const message = `${response.status}: ${method} ${url} has nothing to show`;
  return new RequestError('missing', message, { status: response.status, text });
}

function refused(
  received: Received,
  differences: readonly string[],
  error: z.core.$ZodError | undefined,
): RequestError {
  const { response, text, value } = received;
  const called = calledAs(received);
  report('error', called, '', differences);
  const first = value === undefined || !error ? 'it is not JSON' : firstIssue(error, value, 'it');
  const message = import.meta.env.DEV
    ? `${called}: ${differences[0]}`
    : `${response.status}: the response of ${called} cannot be used: ${first}`;
  return new RequestError('unusable', message, { status: response.status, text }, error);
}

function differencesOf({ response, text, value }: Received, error: z.core.$ZodError): string[] {
  return value === undefined
    ? [notJson(response, text)]
    : bodyIssues(error, value).map((issue) => issueText(issue));
}

/** `[3].createdAt must be a date like 2026-12-05, "May 2026" came (2 rows)` */
function issueText({ field, expected, found, count }: BodyIssue): string {
  const came = found === 'nothing' ? '' : `, ${found} came`;
  return `${field || 'it'} ${expected}${came}${count > 1 ? ` (${count} rows)` : ''}`;
}

/** `left out: [3], which has no id (2 rows)` */
function leftOutLines(leftOut: readonly LeftOut[]): string[] {
  const reasons = new Set(leftOut.map(({ why }) => why));
  return [...reasons].map((reason) => {
    const rows = leftOut.filter(({ why }) => why === reason);
    const count = rows.length > 1 ? ` (${rows.length} rows)` : '';
    return `left out: ${rows[0]!.place}, which ${reason}${count}`;
  });
}

function notJson({ headers }: Response, text: string): string {
  if (isPage(text)) return PAGE_CAME;
  if (text.trim() === '') return 'JSON was expected, nothing came';
  const type = headers.get('Content-Type') ?? 'a text without a type';
  return `JSON was expected, ${type} came: ${JSON.stringify(excerpt(text))}`;
}

const reported = new Set<string>();

/** Writes to the console what is new of a call, each line once. */
function report(
  level: 'warn' | 'error',
  called: string,
  what: string,
  lines: readonly string[] = what === '' ? [] : [''],
): void {
  const fresh = lines.filter((line) => !reported.has(`${called} ${what} ${line}`));
  if (fresh.length === 0) return;
  for (const line of fresh) reported.add(`${called} ${what} ${line}`);
  const shown = fresh.slice(0, MOST_REPORTED);
  if (fresh.length > shown.length) shown.push(`and ${fresh.length - shown.length} more`);
  const [first, ...others] = [what, ...shown].filter(Boolean);
  // oxlint-disable-next-line no-console -- for who builds the server: the page says it in one sentence, or not at all
  console[level](`${called}: ${[first, ...others].join('\n  ')}`);
}
