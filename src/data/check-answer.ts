import type * as z from 'zod/mini';
import { bodyFaults, type BodyFault } from '#src/contract/body-faults.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { excerpt } from '#src/contract/excerpt.ts';
import { firstFault } from '#src/contract/first-fault.ts';
import { matchPath } from '#src/contract/routing.ts';
import { RequestError } from './http.ts';

/** An ok answer that is not known to be what the contract says. */
interface Unchecked {
  /** Path and query of the call. */
  url: string;
  response: Response;
  text: string;
  /** Undefined where the text is not JSON. */
  value: unknown;
}

/** The endpoint of a call; where only an address is known, its path is that. */
type Called = Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>;

/** What a host sends for a call that it does not know. */
const PAGE_CAME = 'text/html came, is a proxy missing?';

const MOST_REPORTED = 10;

/** Whether a text is a page; JSON cannot begin like that. */
const isPage = (text: string) => text.trimStart().startsWith('<');

const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/**
 * Checks an answer against the contract and reports what is wrong with it.
 * @returns the value to use
 * @throws {RequestError} unusable
 */
export async function checkAnswer(
  endpoint: Called,
  { url, response, text, value }: Unchecked,
): Promise<unknown> {
  const schema = await schemaOf(endpoint);
  if (!schema) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const called = `${endpoint.method} ${url}`;
  const faults =
    value === undefined
      ? [notJson(response, text)]
      : bodyFaults(error, value).map((fault) => faultText(fault));
  // R-18: an answer without content says that the row does not exist.
  const isMissing = endpoint.path.includes(':') && ['', 'null'].includes(text.trim());
  if (!isMissing) report(called, faults);
  // VITE_CONTRACT=warn: what is drawn may still be right, unless the whole is of another kind.
  const isDrawable = error.issues.every(({ path }) => path.length > 0);
  if (import.meta.env.VITE_CONTRACT === 'warn' && isDrawable) return value;
  const first = value === undefined ? 'it is not JSON' : firstFault(error, value, 'it');
  const message = import.meta.env.DEV
    ? `${called}: ${faults[0]}`
    : `${response.status}: the answer of ${called} is not usable: ${first}`;
  throw new RequestError('unusable', message, { status: response.status, text }, error);
}

/** Reports that a call was refused with a page. @returns what is shown of it */
export function reportPage(
  { method }: Called,
  url: string,
  { status, statusText }: Response,
): string {
  report(`${method} ${url}`, [`${status}, ${PAGE_CAME}`]);
  return import.meta.env.DEV ? PAGE_CAME : statusText || 'text/html';
}

/** The schema of an ok answer. */
async function schemaOf({ method, path, loadSchemas }: Called): Promise<z.ZodMiniType | undefined> {
  if (loadSchemas) return (await loadSchemas()).response;
  const [pathname = ''] = path.split('?');
  const match = matchPath(routes, pathname).find(({ route }) => route.endpoint.method === method);
  const known: Endpoint | undefined = match?.route.endpoint;
  return (await known?.loadSchemas())?.response;
}

/** `[3].createdAt must be a date like 2026-12-05, "May 2026" came (2 rows)` */
function faultText({ field, expected, found, count }: BodyFault): string {
  const came = found === 'nothing' ? '' : `, ${found} came`;
  return `${field || 'it'} ${expected}${came}${count > 1 ? ` (${count} rows)` : ''}`;
}

function notJson({ headers }: Response, text: string): string {
  if (isPage(text)) return PAGE_CAME;
  if (text.trim() === '') return 'JSON was expected, nothing came';
  const type = headers.get('Content-Type') ?? 'a text without a type';
  return `JSON was expected, ${type} came: ${JSON.stringify(excerpt(text))}`;
}

const reported = new Set<string>();

/** Writes the faults of an answer to the console, each once. */
function report(called: string, faults: readonly string[]): void {
  const fresh = faults.filter((fault) => !reported.has(`${called}: ${fault}`));
  if (fresh.length === 0) return;
  for (const fault of fresh) reported.add(`${called}: ${fault}`);
  const lines = fresh.slice(0, MOST_REPORTED);
  if (fresh.length > lines.length) lines.push(`and ${fresh.length - lines.length} more`);
  // oxlint-disable-next-line no-console -- for who builds the server: the page says it in one sentence
  console.error(`${called}: ${lines.join('\n  ')}`);
}
