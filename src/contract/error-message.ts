import * as z from 'zod/mini';

/** The body of every response that is not ok. */
export const ErrorMessage = z.object({ message: z.string().check(z.minLength(1)) });
export type ErrorMessage = z.infer<typeof ErrorMessage>;
