import { schemas } from '#src/contract/schemas.ts';
import { Breach } from '#src/conformance/breach.ts';
import { checksOf, own } from '#src/conformance/check.ts';
import type { Reply } from '#src/conformance/client.ts';
import { expectEqual, expectOk, expectRefusal, answered } from '#src/conformance/expectations.ts';
import { newAccount } from '#src/conformance/server-under-test.ts';

function expectNoSecret({ call, text }: Reply, password: string): void {
  if (!text.includes(password) && !text.toLowerCase().includes('"password"')) return;
  const what = text.includes(password) ? 'the password as it was sent' : 'a field "password"';
  throw new Breach(`${call}: a response without the password`, what);
}

/** What the mock backend promises of accounts beyond the specification. */
export const ownAccountChecks = checksOf('accounts', [
  own(
    'R-37',
    'Who signs up is a customer, whatever role is sent, and gets no password back',
    async ({ send }) => {
      const account = newAccount();
      const reply = await send('POST', '/api/users', { json: { ...account, role: 'admin' } });
      expectNoSecret(reply, account.password);
      const { username, email, role } = answered(reply, schemas.registerUser.response);
      const expected = { username: account.username, email: account.email, role: 'customer' };
      expectEqual('user', { username, email, role }, expected);
    },
  ),
  own(
    'R-37',
    'A taken username is refused with 409 and its message, ignoring case',
    async ({ send, account }) => {
      const { username } = await account();
      for (const taken of [username, username.toUpperCase()]) {
        const json = { ...newAccount(), username: taken };
        const message = expectRefusal(await send('POST', '/api/users', { json }), 409);
        expectEqual('message', message, 'Username already exists');
      }
    },
  ),
  own(
    'R-37',
    'A taken email is refused with 409 and its message, ignoring case',
    async ({ send, account }) => {
      const { email } = await account();
      for (const taken of [email, email.toUpperCase()]) {
        const json = { ...newAccount(), email: taken };
        const message = expectRefusal(await send('POST', '/api/users', { json }), 409);
        expectEqual('message', message, 'Email already exists');
      }
    },
  ),
  own('R-67', 'Who signs in gets the account, without the password', async ({ send, account }) => {
    const { username, email, password } = await account();
    const reply = await send('POST', '/api/auth/login', { json: { username, password } });
    expectNoSecret(reply, password);
    const { user } = answered(reply, schemas.signIn.response);
    expectEqual('user', { username: user.username, email: user.email }, { username, email });
  }),
  own(
    'R-68',
    'A wrong password and an unknown username are refused with 401',
    async ({ send, account }) => {
      const { username } = await account();
      for (const json of [
        { username, password: 'wrong' },
        { username: newAccount().username, password: 'wrong' },
      ]) {
        expectRefusal(await send('POST', '/api/auth/login', { json }), 401);
      }
    },
  ),
  own('R-67', 'Signing out can be repeated', async ({ send, account }) => {
    const { username, password } = await account();
    expectOk(await send('POST', '/api/auth/login', { json: { username, password } }));
    for (const _time of ['first', 'second']) expectOk(await send('POST', '/api/auth/logout'));
  }),
]);
