import * as z from 'zod/mini';
import { Email, FilledText, Id, Text } from './fields.ts';

/** An account as the API returns it, without the password. The specification does not guarantee an id. */
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
  /** The client sends `customer`; the backend ignores it and always creates customers. */
  role: z.optional(Text),
});
export type RegisterUser = z.infer<typeof RegisterUser>;
