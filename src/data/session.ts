import { create } from 'zustand';
import type { Credentials, RegisterUser } from '#src/contract/account.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { USER_KEY } from '#src/site/storage-names.ts';
import { type Notice, notices, registrationRefused } from '#src/copy/notices.ts';
import type { User } from '#src/domain/accounts.ts';
import { hasDemoState } from './demo.ts';
import { reportUnexpected, request, RequestError, send } from './http.ts';
import { readStored, writeStored } from './stored-json.ts';
import { storedUser } from './stored-user.ts';
import { notify } from './toast.ts';

interface SessionState {
  user: User | undefined;
  /** Reads the user from local storage; an invalid value is discarded. */
  restore: () => void;
  /** Returns the notice of a failure, undefined if it succeeded. */
  signIn: (credentials: Credentials) => Promise<Notice | undefined>;
  /** Signs out on the client even when the call fails (spec 4, O-22). */
  signOut: () => Promise<void>;
  /** Returns the notice of a failure, undefined if the account was created; it is not signed in. */
  register: (account: Omit<RegisterUser, 'role'>) => Promise<Notice | undefined>;
}

export const useSession = create<SessionState>((set) => ({
  user: undefined,

  restore() {
    set({ user: readStored('localStorage', USER_KEY, storedUser) });
  },

  async signIn(credentials) {
    try {
      const { user } = await request(endpoints.signIn, { body: credentials });
      writeStored('localStorage', USER_KEY, user);
      set({ user });
      notify(notices.signedIn);
      return undefined;
    } catch (error) {
      reportUnexpected(error);
      const failure = signInFailure(error);
      notify(failure);
      return failure;
    }
  },

  async signOut() {
    writeStored('localStorage', USER_KEY, undefined);
    set({ user: undefined });
    try {
      await send(endpoints.signOut, {});
    } catch (error) {
      // Spec 4: the stored user is removed even if the server call fails.
      reportUnexpected(error);
    }
    notify(notices.signedOut);
  },

  async register(account) {
    try {
      await send(endpoints.registerUser, { body: { ...account, role: 'customer' } });
      notify(notices.registered);
      return undefined;
    } catch (error) {
      reportUnexpected(error);
      const failure = await registrationFailure(error);
      notify(failure);
      return failure;
    }
  },
}));

/** Restores the user; in a demo state, which may have one of its own, once the backend has started. */
export async function restoreSession(startBackend?: () => Promise<unknown>): Promise<void> {
  if (startBackend && hasDemoState()) await startBackend().catch(() => {});
  useSession.getState().restore();
}

/** R-35, O-21: any response that is not ok, also a 500, is shown as a wrong password. */
function signInFailure(error: unknown): Notice {
  if (!(error instanceof RequestError)) return notices.signInUnusable;
  const byReason = {
    refused: notices.signInRefused,
    unreachable: notices.signInUnreachable,
    unusable: notices.signInUnusable,
    missing: notices.signInUnusable,
  } satisfies Record<RequestError['reason'], Notice>;
  return byReason[error.reason];
}

/** a refusal shows the server's message. */
async function registrationFailure(error: unknown): Promise<Notice> {
  if (!(error instanceof RequestError)) return notices.registrationUnusable;
  if (error.reason === 'unreachable') return notices.registrationUnreachable;
  if (error.reason !== 'refused') return notices.registrationUnusable;
  const { serverMessage } = await import('./server-message.ts');
  return registrationRefused(serverMessage(error.text));
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === USER_KEY || key === null) useSession.getState().restore();
  });
}
