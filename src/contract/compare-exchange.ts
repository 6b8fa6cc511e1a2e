import type * as z from 'zod/mini';
import { bodyFaults, type BodyFault } from './body-faults.ts';
import { excerpt } from './excerpt.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ErrorMessage } from './error-message.ts';
import { matchPath } from './routing.ts';

/** A call to a server and its response, wherever they were recorded. */
export interface Exchange {
  method: string;
  /** Path of the URL, from the root of the origin. */
  path: string;
  status: number;
  /** Content type of the response; empty where it has none. */
  contentType: string;
  /** Empty where there is none, undefined where it was not recorded. */
  requestBody: string | undefined;
  responseBody: string | undefined;
}

/** One way in which an exchange is not what the contract says; `field` is empty where the part itself is meant. */
export interface Difference extends BodyFault {
  part: 'call' | 'status' | 'content type' | 'request' | 'response';
}

/** What an exchange was compared with, and the result. */
export interface Comparison {
  /** `getCart`; undefined where the contract has no such call. */
  endpoint: string | undefined;
  differences: readonly Difference[];
  /** Why a part could not be compared. */
  notes: readonly string[];
}

const routes = Object.entries(endpoints).map(([name, endpoint]) => ({
  name,
  endpoint: endpoint as Endpoint,
}));

/** Compares an exchange with the contract. */
export async function compareExchange(exchange: Exchange): Promise<Comparison> {
  const matches = matchPath(routes, exchange.path);
  // HEAD is a GET whose response has no body.
  const method = exchange.method === 'HEAD' ? 'GET' : exchange.method;
  const match = matches.find(({ route }) => route.endpoint.method === method);
  if (!match) {
    const methods = matches.map(({ route }) => route.endpoint.method);
    return { endpoint: undefined, differences: strangerDifferences(exchange, methods), notes: [] };
  }
  const { name, endpoint } = match.route;
  const { body, response } = await endpoint.loadSchemas();
  const notes: string[] = [];
  const differences = [
    ...statusDifferences(exchange, Object.values(match.segments), response !== undefined),
    ...(isOk(exchange.status) ? requestDifferences(exchange, body, notes) : []),
    ...(exchange.method === 'HEAD' ? [] : responseDifferences(exchange, response, notes)),
  ];
  return { endpoint: name, differences, notes };
}

const isOk = (status: number) => status >= 200 && status < 300;

/** A call that the contract does not have must be refused, and is a difference even then. */
function strangerDifferences(
  { method, path }: Exchange,
  methods: readonly string[],
): readonly Difference[] {
  const expected =
    methods.length === 0 ? 'a call of the contract' : `${methods.join(' or ')} for this path`;
  return [difference('call', expected, `${method} ${path}`)];
}

function statusDifferences(
  { method, status }: Exchange,
  segments: readonly string[],
  hasResponse: boolean,
): readonly Difference[] {
  if (status === 0) return [difference('status', 'a response', 'none')];
  if (!isOk(status) && (status < 400 || status > 599)) {
    return [difference('status', '2xx, or 4xx and 5xx for an error', String(status))];
  }
  if (isOk(status) && !segments.every(isId)) {
    return [difference('status', '404, as an id is a positive whole number', String(status))];
  }
  if (hasResponse && status === 204 && method !== 'HEAD') {
    return [difference('status', '200 or 201, with a body', '204')];
  }
  return [];
}

const isId = (segment: string) => /^[1-9]\d{0,15}$/.test(segment);

/** What a server has accepted has to be what the contract lets a client send. */
function requestDifferences(
  { requestBody }: Exchange,
  schema: z.ZodMiniType | undefined,
  notes: string[],
): readonly Difference[] {
  if (!schema) return [];
  if (requestBody === undefined) {
    notes.push('The file does not hold the body of the request.');
    return [];
  }
  return bodyDifferences('request', requestBody, schema);
}

function responseDifferences(
  { status, contentType, responseBody }: Exchange,
  response: z.ZodMiniType | undefined,
  notes: string[],
): readonly Difference[] {
  // Of a call without a response only ok is read: any body will do.
  const schema = isOk(status) ? response : ErrorMessage;
  if (!schema || status === 0 || status === 204 || (status >= 300 && status < 400)) return [];
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(contentType.trim());
  const typeDifferences = isJson
    ? []
    : [difference('content type', 'application/json', contentType || 'nothing')];
  if (responseBody === undefined) {
    notes.push('The file does not hold the body of the response.');
    return typeDifferences;
  }
  return [...typeDifferences, ...bodyDifferences('response', responseBody, schema)];
}

function bodyDifferences(
  part: 'request' | 'response',
  text: string,
  schema: z.ZodMiniType,
): readonly Difference[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [difference(part, 'JSON', text === '' ? 'nothing' : excerpt(text))];
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return bodyFaults(parsed.error, value).map((fault) => ({ part, ...fault }));
}

function difference(part: Difference['part'], expected: string, found: string): Difference {
  return { part, field: '', expected, found, count: 1 };
}
