import type * as z from 'zod/mini';
import { bodyIssues, type BodyIssue } from './body-issues.ts';
import { excerpt } from '#src/lib/excerpt.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ErrorMessage } from './error-message.ts';
import { matchEndpoints } from './routing.ts';

/** A call to a server and its response, wherever they were recorded. */
export interface Exchange {
  method: string;
  /** Path of the URL, from the root of the origin. */
  path: string;
  status: number;
  /** Content type of the response; empty where it has none. */
  contentType: string;
  /** Empty where there is none. */
  responseBody: string;
}

/** One way in which an exchange is not what the contract says; `field` is empty where the part itself is meant. */
export interface Difference extends BodyIssue {
  part: 'status' | 'content type' | 'response';
}

const routes = Object.values(endpoints).map((endpoint) => ({ endpoint: endpoint as Endpoint }));

/** Compares an exchange with the contract. A call that the contract does not have may be any. */
export async function compareExchange(exchange: Exchange): Promise<readonly Difference[]> {
  // HEAD is a GET whose response has no body.
  const method = exchange.method === 'HEAD' ? 'GET' : exchange.method;
  const match = matchEndpoints(routes, exchange.path).find(
    ({ route }) => route.endpoint.method === method,
  );
  if (!match) return [];
  const { response } = await match.route.endpoint.loadSchemas();
  return [
    ...statusDifferences(exchange, Object.values(match.segments), response !== undefined),
    ...(exchange.method === 'HEAD' ? [] : responseDifferences(exchange, response)),
  ];
}

const isOk = (status: number) => status >= 200 && status < 300;

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

function responseDifferences(
  { status, contentType, responseBody }: Exchange,
  response: z.ZodMiniType | undefined,
): readonly Difference[] {
  // Of a call without a response only ok is read: any body will do.
  const schema = isOk(status) ? response : ErrorMessage;
  if (!schema || status === 0 || status === 204 || (status >= 300 && status < 400)) return [];
  const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(contentType.trim());
  const typeDifferences = isJson
    ? []
    : [difference('content type', 'application/json', contentType || 'nothing')];
  return [...typeDifferences, ...bodyDifferences(responseBody, schema)];
}

function bodyDifferences(text: string, schema: z.ZodMiniType): readonly Difference[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [difference('response', 'JSON', text === '' ? 'nothing' : excerpt(text))];
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return bodyIssues(parsed.error, value).map((issue) => ({ part: 'response', ...issue }));
}

function difference(part: Difference['part'], expected: string, found: string): Difference {
  return { part, field: '', expected, found, count: 1 };
}
