import * as z from 'zod/mini';
import { firstFault } from '#src/contract/first-fault.ts';
import { badRequest } from './http-error.ts';

/** Path segments by name: digits become numbers, everything else stays text. */
export function segmentValues(segments: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(segments).map(([name, text]) => [name, numberOr(text)]));
}

/** Search parameters by name: digits become numbers, `true` and `false` booleans. */
export function searchValues(search: URLSearchParams) {
  return Object.fromEntries(
    [...search].map(([name, text]) => [
      name,
      text === 'true' || text === 'false' ? text === 'true' : numberOr(text),
    ]),
  );
}

function numberOr(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Validates a part of a call, or an imported file. @throws {HttpError} that names the first invalid field */
export function parsePart<Part extends z.ZodMiniType>(
  schema: Part,
  value: unknown,
  part: 'query' | 'body' | 'file',
): z.output<Part> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw badRequest(firstFault(parsed.error, value, `The ${part}`));
}
