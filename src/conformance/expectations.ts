import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { ErrorMessage } from '#src/contract/error-message.ts';
import { firstIssue } from '#src/contract/first-issue.ts';
import { Breach, Skip } from './breach.ts';
import type { Reply } from './client.ts';

/** @throws {Breach} where the status is none of those allowed */
export function expectStatus(reply: Reply, ...allowed: readonly number[]): void {
  if (allowed.includes(reply.status)) return;
  throw new Breach(`${reply.call}: status ${allowed.join(' or ')}`, summaryOf(reply));
}

/** For checks to which it does not matter which of the ok statuses comes. */
export function expectOk(reply: Reply): void {
  if (!reply.isOk) throw new Breach(`${reply.call}: an ok status`, summaryOf(reply));
}

/** A status below 500. @param least 400 where the call must be refused */
export function expectNoServerError(reply: Reply, least = 200): void {
  if (reply.status >= least && reply.status < 500) return;
  throw new Breach(`${reply.call}: a status from ${least} to 499`, summaryOf(reply));
}

/** The body of a response, by its schema; fields that the schema does not know are left out. */
export function expectJson<Schema extends z.ZodMiniType>(
  reply: Reply,
  schema: Schema,
): z.output<Schema> {
  const type = reply.headers.get('Content-Type');
  if (!type || !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Breach(`${reply.call}: Content-Type application/json`, type ?? 'no Content-Type');
  }
  const value = jsonOf(reply);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = firstIssue(parsed.error, value, 'The response');
  throw new Breach(
    `${reply.call}: a response that matches its schema`,
    `${issue}: ${bodyOf(reply)}`,
  );
}

export function expectEmpty(reply: Reply): void {
  if (reply.text !== '') throw new Breach(`${reply.call}: no body`, bodyOf(reply));
}

/**
 * A refusal as R-68 has it.
 * @param fields the message must name one of them; none where it is not about a field
 */
export function expectRefusal(
  reply: Reply,
  status: number | readonly number[],
  fields: readonly string[] = [],
): string {
  expectStatus(reply, ...[status].flat());
  const { message } = expectJson(reply, ErrorMessage);
  if (fields.length > 0 && !fields.some((field) => message.includes(field))) {
    throw new Breach(`${reply.call}: a message that names ${fields.join(' or ')}`, bodyOf(reply));
  }
  return message;
}

/** @param what what is compared, as in `quantity of the line` */
export function expectEqual(what: string, came: unknown, expected: unknown): void {
  if (isDeepStrictEqual(came, expected)) return;
  throw new Breach(`${what}: ${shorten(JSON.stringify(expected))}`, shorten(JSON.stringify(came)));
}

/**
 * What a check of something else takes from a response.
 * @throws {Breach} where the server failed, {@link Skip} where it answered something that another check is about
 */
export function taken<Value>(reply: Reply, read: (reply: Reply) => Value): Value {
  try {
    return read(reply);
  } catch (failure) {
    if (!(failure instanceof Breach)) throw failure;
    throw obstacle(reply, `it needs what ${reply.call} does not answer: ${failure.message}`);
  }
}

/** Why a check cannot be made: it is a breach where the server failed or sent the call elsewhere, else a reason to skip. */
export function obstacle(reply: Reply, reason: string): Breach | Skip {
  const hasFailed = reply.status >= 500 || (reply.status >= 300 && reply.status < 400);
  if (!hasFailed) return new Skip(reason);
  return new Breach(`${reply.call}: neither a 5xx nor a redirect`, summaryOf(reply));
}

/** {@link taken} by a schema. */
export function given<Schema extends z.ZodMiniType>(
  reply: Reply,
  schema: Schema,
): z.output<Schema> {
  return taken(reply, () => {
    expectOk(reply);
    return expectJson(reply, schema);
  });
}

/** An ok response, which is checked; whether it matches its schema is another check's, as with {@link given}. */
export function answered<Schema extends z.ZodMiniType>(
  reply: Reply,
  schema: Schema,
): z.output<Schema> {
  expectOk(reply);
  return given(reply, schema);
}

/** @throws {Breach} where the body is not JSON, whatever its content type */
export function jsonOf(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    throw new Breach(`${reply.call}: JSON`, bodyOf(reply));
  }
}

export function summaryOf(reply: Reply): string {
  return `status ${reply.status} with ${bodyOf(reply)}`;
}

export function bodyOf({ text }: Reply): string {
  return text === '' ? 'no body' : shorten(text);
}

/** One line of limited length. */
export function shorten(text = 'nothing', length = 160): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
