import { excerpt } from '#src/lib/excerpt.ts';
import { formatOverride, type Override, parseEndpoint, parseOverride } from './override.ts';
import { parseLatency } from './latency.ts';

/** A response in place of the backend's own. What is left out stays as it is; a body without a status is a 200. */
export interface ResponseOverride {
  /** From 200 to 599. The call then does nothing else: nothing is stored. */
  status?: number;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds: `800`, `'800±200'`. */
  delay?: number | string;
  /** For so many calls; for all that follow where it is left out. */
  times?: number;
}

/** What the fields of a response hold, and how each is checked. */
const checks = {
  status: (value) => isWholeNumber(value, 200, 599) || 'must be a whole number from 200 to 599',
  body: (value) => isSendable(value) || 'must be a text, or a value that JSON has',
  headers: (value) => isHeaders(value) || 'must be an object of texts: { "Retry-After": "60" }',
  delay: (value) => isDelay(value) || 'must be milliseconds: 800 or "800±200"',
  times: (value) => isWholeNumber(value, 1, 1_000_000) || 'must be a whole number from 1',
} satisfies Record<keyof ResponseOverride, (value: unknown) => true | string>;

const fieldNames = Object.keys(checks) as (keyof ResponseOverride)[];

/**
 * The override that says the same as a response, so that an address can hold it.
 * @throws Error naming the field that is wrong, or listing the calls there are
 */
export function toOverride(call: string, response: ResponseOverride): Override {
  const endpoint = parseEndpoint(call);
  checkFields(response);
  const { status, body, headers, delay, times } = response;
  const isOwn = status === undefined && body === undefined;
  const text = textOf(status, body);
  const override: Override = {
    endpoint,
    failure: isOwn ? 'as-is' : (status ?? 200),
    ...(times !== undefined && { times }),
    ...(delay !== undefined && { latency: parseLatency(String(delay)) }),
    ...(headers && Object.keys(headers).length > 0 && { headers }),
    ...(text !== undefined && { body: text }),
  };
  // What the address could not say is refused here too.
  return parseOverride(formatOverride(override));
}

/** A status that is no error has no body where none is given: the backend words errors alone. */
function textOf(status: number | undefined, body: unknown): string | undefined {
  if (body === undefined) return status !== undefined && status < 400 ? '' : undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function checkFields(response: unknown): asserts response is ResponseOverride {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) {
    throw new Error(
      `A response is an object with ${fieldNames.join(', ')}, or null for the backend's own, but this is ${excerptOf(response)}.`,
    );
  }
  for (const [name, value] of Object.entries(response)) {
    if (!isField(name)) {
      throw new Error(
        `"${name}" is not a field of a response. There are: ${fieldNames.join(', ')}.`,
      );
    }
    const result = value === undefined ? true : checks[name](value);
    if (result !== true) throw new Error(`${name} ${result}, but is ${excerptOf(value)}.`);
  }
}

const isField = (name: string): name is keyof ResponseOverride => Object.hasOwn(checks, name);

const isWholeNumber = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function isHeaders(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!Object.values(value).every((text) => typeof text === 'string')) return false;
  try {
    return Boolean(new Headers(value as Record<string, string>));
  } catch {
    // A name or value that HTTP does not allow.
    return false;
  }
}

function isSendable(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    // It contains itself, or a BigInt.
    return false;
  }
}

function isDelay(value: unknown): boolean {
  try {
    return ['number', 'string'].includes(typeof value) && Boolean(parseLatency(String(value)));
  } catch {
    return false;
  }
}

function excerptOf(value: unknown): string {
  return excerpt(isSendable(value) ? JSON.stringify(value) : String(value));
}
