import { ErrorMessage } from '#src/contract/error-message.ts';
import { Breach, Skip } from '#src/conformance/breach.ts';
import { checksOf, needed, specified } from '#src/conformance/check.ts';
import {
  bodyOf,
  expectEqual,
  expectOk,
  jsonOf,
  summaryOf,
  taken,
} from '#src/conformance/expectations.ts';
import { type Fields, fieldsOf, objectOf } from '#src/conformance/rows.ts';
import {
  type Account,
  newAccount,
  type ServerUnderTest,
} from '#src/conformance/server-under-test.ts';

type Of = Pick<ServerUnderTest, 'send'>;

const signUp = ({ send }: Of, account: Account, role = 'customer') =>
  send('POST', '/api/users', { json: { ...account, role } });

const signIn = ({ send }: Of, { username, password }: Omit<Account, 'email'>) =>
  send('POST', '/api/auth/login', { json: { username, password } });

/** Whoever signs in. */
async function userOf(server: Of, account: Account): Promise<Fields> {
  return taken(await signIn(server, account), (reply) => fieldsOf(objectOf(reply).user) ?? {});
}

/** Sign up, sign in, sign out. */
export const accountChecks = checksOf('accounts', [
  needed('Spec 7', 'A sign-up is accepted', async (server) => {
    expectOk(await signUp(server, newAccount()));
  }),
  needed('Spec 7', 'Who signs in gets a user with the username', async (server) => {
    const account = await server.account();
    const reply = await signIn(server, account);
    const { username } = fieldsOf(objectOf(reply).user) ?? {};
    if (String(username).toLowerCase() === account.username) return;
    throw new Breach(`${reply.call}: user.username ${account.username}`, bodyOf(reply));
  }),
  needed('Spec 8', 'A wrong password and an unknown username are refused', async (server) => {
    // Where no account can be made, refusing one says nothing.
    const account = await server.account();
    expectOk(await signIn(server, account));
    for (const wrong of [{ ...account, password: 'wrong' }, newAccount()]) {
      const reply = await signIn(server, wrong);
      if (reply.isOk) throw new Breach(`${reply.call}: no ok status`, summaryOf(reply));
    }
  }),
  specified('Spec 3', 'The user has a username, an email and a role', async (server) => {
    const account = await server.account();
    const user = await userOf(server, account);
    const missing = ['username', 'email', 'role'].filter((name) => !Object.hasOwn(user, name));
    expectEqual('missing fields of the user', missing, []);
  }),
  specified('Spec 6', 'Who signs up is a customer, whatever role is sent', async (server) => {
    for (const role of ['customer', 'admin']) {
      const account = newAccount();
      const reply = await signUp(server, account, role);
      // Another role may be refused.
      if (role === 'customer') expectOk(reply);
      if (reply.isOk) expectEqual('role', (await userOf(server, account)).role, 'customer');
    }
  }),
  specified('Spec 7', 'A refused sign-up says why, in a field message', async (server) => {
    const account = await server.account();
    const again = await signUp(server, account);
    const reply = again.isOk ? await server.send('POST', '/api/users', { json: {} }) : again;
    if (reply.isOk) throw new Skip('the server refuses neither a taken username nor no username');
    const { success } = ErrorMessage.safeParse(jsonOf(reply));
    if (!success) throw new Breach(`${reply.call}: a field message`, summaryOf(reply));
  }),
  specified('Spec 4', 'Who signs out can sign in again', async (server) => {
    const account = await server.account();
    expectOk(await signIn(server, account));
    expectOk(await server.send('POST', '/api/auth/logout'));
    expectOk(await signIn(server, account));
  }),
]);
