import type * as z from 'zod/mini';
import { firstIssue } from '#src/contract/first-issue.ts';
import { badRequest } from './http-error.ts';

/** Validates the body of a call, an imported file or an edited row. @throws {HttpError} that names the first invalid field */
export function parsePart<Part extends z.ZodMiniType>(
  schema: Part,
  value: unknown,
  part: 'body' | 'file' | 'row',
): z.output<Part> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badRequest(firstIssue(parsed.error, value, `The ${part}`));
}
