import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Failure } from '#mocks/backend/server/conditions.ts';
import {
  type Override,
  formatOverride,
  parseOverride,
  parseHeader,
} from '#mocks/demo/state/override.ts';
import type { LoggedResponse } from '#mocks/demo/traffic/logged-response.ts';
import { jsonIssue } from './body-check.ts';

/** What is typed into the form of a response, before it is read. */
export interface ResponseDraft {
  response: 'as-is' | 'status' | 'network' | 'never';
  status: string;
  times: string;
  after: string;
  odds: string;
  latency: string;
  spread: string;
  headers: string;
  hasBody: boolean;
  body: string;
}

/** The fields for an override, or for a new one. */
export function draftOf(override: Override | undefined): ResponseDraft {
  const { failure = 500, times, after, odds, latency, headers = {}, body } = override ?? {};
  return {
    response: typeof failure === 'number' ? 'status' : failure,
    status: typeof failure === 'number' ? String(failure) : '500',
    times: textOfNumber(times),
    after: textOfNumber(after),
    odds: textOfNumber(odds && Math.round(odds * 100)),
    latency: textOfNumber(latency?.milliseconds),
    spread: textOfNumber(latency?.spread || undefined),
    headers: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    hasBody: body !== undefined,
    body: indented(body ?? ''),
  };
}

/** The fields that a response of the log fills in. */
export function draftOfResponse({ status, body }: LoggedResponse): Partial<ResponseDraft> {
  if (status === 0) return { response: 'network' };
  return { response: 'status', status: String(status), hasBody: body !== '', body };
}

/** @throws Error saying what cannot be read */
export function overrideOf(call: Endpoint | 'any', draft: ResponseDraft): Override {
  const { response, times, after, odds, latency, spread, headers, hasBody, body } = draft;
  const hasResponse = response === 'status' || response === 'as-is';
  const lines = headers.split('\n').filter((line) => line.trim() !== '');
  const failure: Failure = response === 'status' ? Number(draft.status) : response;
  const override: Override = {
    endpoint: call,
    failure,
    ...(times !== '' && { times: Number(times) }),
    ...(after !== '' && { after: Number(after) }),
    ...(odds !== '' && { odds: Number(odds) / 100 }),
    ...(latency !== '' && {
      latency: { milliseconds: Number(latency), spread: Number(spread) },
    }),
    ...(hasResponse && lines.length > 0 && { headers: Object.fromEntries(lines.map(parseHeader)) }),
    ...(hasResponse && hasBody && { body: compact(body.trim()) }),
  };
  // What the address could not say is refused here too.
  return parseOverride(formatOverride(override));
}

/** The override as the address has it, as far as it can be read. */
export function textOf(call: Endpoint | 'any', draft: ResponseDraft): string {
  try {
    return formatOverride(overrideOf(call, draft));
  } catch {
    // Half typed: it is refused when it is applied.
    return '…';
  }
}

/** A body as it is easy to read, where it stays the same: some numbers of JSON are none of JavaScript's. */
function indented(body: string): string {
  const value = jsonIssue(body) ? undefined : (JSON.parse(body) as unknown);
  return JSON.stringify(value) === body ? JSON.stringify(value, null, 2) : body;
}

/** The same JSON without white space between its parts; any other text as it is. */
function compact(body: string): string {
  if (jsonIssue(body)) return body;
  return body.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

const textOfNumber = (number: number | undefined) => (number === undefined ? '' : String(number));
