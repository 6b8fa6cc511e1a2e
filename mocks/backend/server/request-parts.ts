import * as z from 'zod/mini';
import { firstFault } from '#src/contract/first-fault.ts';
import { badRequest } from './problem.ts';

/** Path segments: digits are numbers, everything else stays text. */
export function segmentValues(segments: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(segments).map(([name, text]) => [name, numberOr(text)]));
}

/** Search parameters: digits are numbers, `true` and `false` are booleans. */
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

/** Checks a part of a call, or a file that somebody chose. @throws Problem naming the first field that is wrong. */
export function parsePart<Part extends z.ZodMiniType>(
  schema: Part,
  value: unknown,
  part: 'query' | 'body' | 'file',
): z.output<Part> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw badRequest(firstFault(parsed.error, value, `The ${part}`));
}
