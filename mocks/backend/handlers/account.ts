import type { User } from '#src/contract/account.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { isSameIdentity } from '#src/domain/accounts.ts';
import type { UserRow } from '#mocks/backend/db/stored-rows.ts';
import { conflict, unauthorized } from '#mocks/backend/server/http-error.ts';
import { route } from '#mocks/backend/server/route.ts';
import type { HandlerContext } from './handler-context.ts';

/** Accounts. The backend keeps no session: the client stores the signed-in user, and no call depends on it (spec 6). */
export function accountRoutes({ database: { users, passwords } }: HandlerContext) {
  return [
    route(endpoints.signIn, async ({ body }) => {
      const user = await users.read((rows) =>
        rows.all().find(({ username }) => isSameIdentity(username, body.username)),
      );
      const isKnown = await passwords.matches(body.password, user?.password, (password) =>
        users.write((rows) => rows.put({ ...rows.get(user!.id)!, password })),
      );
      // The same message for both, so that it does not reveal which usernames exist.
      if (!user || !isKnown) throw unauthorized('Invalid username or password');
      return { user: publicUser(user) };
    }),

    route(endpoints.signOut, () => {}),

    route(endpoints.registerUser, { status: 201 }, async ({ body }) => {
      const username = body.username.trim();
      const { email } = body;
      const password = await passwords.hash(body.password);
      return users.write((rows) => {
        const others = rows.all();
        if (others.some((other) => isSameIdentity(other.username, username))) {
          throw conflict('Username already exists');
        }
        if (others.some((other) => isSameIdentity(other.email, email))) {
          throw conflict('Email already exists');
        }
        // Spec 6: every self-registered account is a customer, whatever role was sent.
        const user = rows.insert((id) => ({ id, username, email, role: 'customer', password }));
        return publicUser(user);
      });
    }),
  ];
}

function publicUser({ id, username, email, role }: UserRow): User {
  return { id, username, email, role };
}
