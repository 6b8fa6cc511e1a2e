import * as z from 'zod/mini';
import { Email, FilledText, Id, Text } from './fields.ts';

/** An account as the outside sees it: never with a password. The spec promises no id. */
export const User = z.object({
  id: z.optional(Id),
  username: FilledText,
  email: Email,
  role: FilledText,
});
export type User = z.infer<typeof User>;

export const Credentials = z.object({ username: FilledText, password: FilledText });
export type Credentials = z.infer<typeof Credentials>;

export const SignedIn = z.object({ user: User });

export const RegisterUser = z.object({
  username: FilledText,
  email: Email,
  password: FilledText,
  /** Sent as customer; the backend makes customers whatever is sent. */
  role: z.optional(Text),
});
export type RegisterUser = z.infer<typeof RegisterUser>;
