import * as z from 'zod/mini';
import { FilledText } from '#src/contract/fields.ts';
import { firstFault } from '#src/contract/first-fault.ts';
import { parseUrl } from '#mocks/demo/parse-url.ts';

const text = z.string('must be text');
const headers = z.optional(z.array(z.object({ name: text, value: text })));

/** What is read of an entry of a HAR; whatever else it holds is left alone. */
const RecordedEntry = z.object({
  request: z.object({
    method: FilledText,
    url: text.check(
      z.refine((url) => parseUrl(url) !== undefined, { error: 'must be an address with its host' }),
    ),
    postData: z.optional(z.object({ text: z.optional(text), comment: z.optional(text) })),
    bodySize: z.optional(z.number('must be a number')),
  }),
  response: z.object({
    status: z.int('must be a whole number'),
    headers,
    content: z.optional(
      z.object({
        size: z.optional(z.number('must be a number')),
        mimeType: z.optional(text),
        text: z.optional(text),
        encoding: z.optional(text),
      }),
    ),
  }),
});
export type RecordedEntry = z.infer<typeof RecordedEntry>;

const RecordedHar = z.object({ log: z.object({ entries: z.array(RecordedEntry) }) });

/** Reads the text of a HAR. @throws Error saying what is wrong with it, by its field */
export function readHar(har: string): readonly RecordedEntry[] {
  const value = jsonOf(har);
  const parsed = RecordedHar.safeParse(value);
  if (parsed.success) return parsed.data.log.entries;
  throw new Error(`The file is no HAR: ${firstFault(parsed.error, value, 'its JSON')}.`);
}

function jsonOf(har: string): unknown {
  if (har.trim() === '') throw new Error('The file is empty.');
  try {
    return JSON.parse(har);
  } catch (error) {
    throw new Error(`The file is no HAR, because it is no JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
