import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Condition, Failure } from '#mocks/backend/server/conditions.ts';
import { matchEndpoints } from '#src/contract/routing.ts';
import { formatLatency, type Latency, parseLatency } from './latency.ts';

/** How the calls of one endpoint, or all calls, fail, or how their responses are changed. */
export interface Override extends Pick<Condition, 'after' | 'times' | 'odds' | 'headers' | 'body'> {
  endpoint: Endpoint | 'any';
  failure: Failure;
  /** In place of that of every call. */
  latency?: Latency;
}

type Terms = Omit<Override, 'endpoint' | 'failure'>;

const OVERRIDE =
  /^(?:(?<method>[a-z]+) )?(?<path>\/\S*?|\*):(?<failure>[2-5]\d\d|network|never|as-is)(?<terms>( .+)?)$/is;
/** One that is not closed goes to the end: looked for from each of its quotes, the end would be read again and again. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*(?:"|\\?$)`;
const LATENCY = String.raw`\d+(?:\s*(?:±|[+ ]-)\s*\d+)?`;
/** Cuts the terms of an override apart; a body is the last one and takes all that follows. */
const TERMS = new RegExp(
  String.raw`body\b.*|header (?:${QUOTED}|\S+)|latency ${LATENCY}|after \S+|\S+`,
  'gis',
);
const TERM = new RegExp(
  String.raw`^(?:(?<once>once)|(?<times>\d+)x|after (?<after>\d+)|(?<odds>\d+)%|latency (?<latency>${LATENCY})|header (?<header>.+)|body(?: (?<body>.*))?)$`,
  'is',
);
/** Commas in quotes and in a body belong to the override. */
const LISTED = new RegExp(String.raw`(?:${QUOTED}| body\b.*|[^,])+`, 'gis');
const routes = Object.values(endpoints).map((endpoint) => ({ endpoint }));

/** The texts of overrides that are listed with commas. */
export function splitOverrides(list: string): readonly string[] {
  return list.match(LISTED) ?? [];
}

/**
 * Reads an override: `POST /api/orders:500`, `/api/cart/6:network once`, `*:503 20%`,
 * `GET /api/artworks/:id:never 2x after 3`, `/api/artworks:as-is latency 3000`,
 * `/api/events:429 header Retry-After:60 body {"message":"Slow down"}`. A path without a method means GET.
 * @throws Error saying what an override looks like, or which calls there are
 */
export function parseOverride(text: string): Override {
  const { method = 'GET', path, failure, terms } = OVERRIDE.exec(text.trim())?.groups ?? {};
  if (path === undefined || failure === undefined) {
    throw new Error(
      `"${text}" is not an override. Write "POST /api/orders:500": a call, and a status from 200 to 599, "network", "never" or "as-is"; then, if you like, ${TERM_EXAMPLES}.`,
    );
  }
  return {
    endpoint: endpointAt(method, path),
    failure: /^\d/.test(failure) ? Number(failure) : (failure.toLowerCase() as Failure),
    ...parseTerms(terms ?? ''),
  };
}

/** The text that `parseOverride` reads. */
export function formatOverride(override: Override): string {
  return `${formatEndpoint(override.endpoint)}:${formatResponse(override)}`;
}

/** What is wrong with a list in which a call has two overrides, of which only the last counts. */
export function overriddenTwice(overrides: readonly Override[]): string[] {
  const calls = overrides.map(({ endpoint }) => endpoint);
  return [...new Set(calls.filter((call, index) => calls.indexOf(call) < index))].map(
    (call) => `"${formatEndpoint(call)}" has two overrides: only the last one counts.`,
  );
}

/** The same without the call: `500 once`. */
export function formatResponse({
  failure,
  times,
  after,
  odds,
  ...parts
}: Omit<Override, 'endpoint'>) {
  const { latency, headers = {}, body } = parts;
  return [
    `${failure}`,
    times === 1 && 'once',
    times !== undefined && times !== 1 && `${times}x`,
    after !== undefined && `after ${after}`,
    odds !== undefined && `${Math.round(odds * 100)}%`,
    latency && `latency ${formatLatency(latency)}`,
    ...Object.entries(headers).map((header) => `header ${formatHeader(header)}`),
    body !== undefined && `body ${body}`.trimEnd(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** `POST /api/orders`, or `*` for any call. */
export function formatEndpoint(endpoint: Endpoint | 'any'): string {
  return endpoint === 'any' ? '*' : `${endpoint.method} ${endpoint.path}`;
}

/** Reads `POST /api/orders`; a path without a method means GET. @throws Error listing the calls there are */
export function parseEndpoint(text: string): Endpoint | 'any' {
  const [, method = 'GET', path = ''] = /^(?:([a-z]+) +)?(.*)$/is.exec(String(text).trim()) ?? [];
  return endpointAt(method, path);
}

/** Reads `Retry-After: 60`. @throws Error saying what a header looks like */
export function parseHeader(text: string): readonly [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const header = [name.trim(), value.trim()] as const;
  try {
    new Headers().set(...header);
  } catch {
    throw new Error(`"${text}" is not a header. Write "Retry-After: 60".`);
  }
  return header;
}

function formatHeader([name, value]: readonly [string, string]): string {
  return /[\s,"]/.test(value) ? JSON.stringify(`${name}: ${value}`) : `${name}:${value}`;
}

function endpointAt(method: string, path: string): Endpoint | 'any' {
  if (path === '*') return 'any';
  const name = method.toUpperCase();
  const match = matchEndpoints(routes, path).find(({ route }) => route.endpoint.method === name);
  if (match) return match.route.endpoint;
  const calls = routes.map(({ endpoint }) => formatEndpoint(endpoint)).join(', ');
  throw new Error(
    `"${name} ${path}" is not a call of the shop. There are: ${calls}, and * for any.`,
  );
}

const TERM_EXAMPLES =
  '"once", "2x", "after 3", "20%", "latency 800±200", "header Retry-After:60", and last "body" and the text of one';

function parseTerms(text: string): Terms {
  const terms = (text.match(TERMS) ?? []).map(parseTerm);
  const headers: Record<string, string> = Object.assign({}, ...terms.map((term) => term.headers));
  return Object.assign({}, ...terms, Object.keys(headers).length > 0 && { headers });
}

function parseTerm(text: string): Terms {
  const groups = TERM.exec(text)?.groups;
  const { once, times, after, odds, latency, header, body = '' } = groups ?? {};
  if (!groups)
    throw new Error(`"${text}" is not part of an override. Write one of ${TERM_EXAMPLES}.`);
  if (once) return { times: 1 };
  if (times) return { times: Number(times) };
  if (after) return { after: Number(after) };
  if (odds) return { odds: Number(odds) / 100 };
  if (latency) return { latency: parseLatency(latency) };
  if (header) return { headers: Object.fromEntries([parseHeader(unquoted(header))]) };
  return { body };
}

function unquoted(text: string): string {
  try {
    return text.startsWith('"') ? (JSON.parse(text) as string) : text;
  } catch {
    // Not closed, or with an escape that JSON does not know: the header is refused as it stands.
    return text;
  }
}
