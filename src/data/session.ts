import { create } from 'zustand';
import { type Credentials, type RegisterUser, User } from '#src/contract/account.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { ErrorMessage } from '#src/contract/error-message.ts';
import { USER_KEY } from '#src/contract/site-names.ts';
import { type Notice, notices, registrationRefused } from '#src/copy/notices.ts';
import { reportUnexpected, request, RequestError, send } from './http.ts';
import { notify } from './toast.ts';

interface SessionState {
  user: User | undefined;
  /** Takes over the stored user, or nobody where it is unusable. */
  restore: () => void;
  /** True when signed in. */
  signIn: (credentials: Credentials) => Promise<boolean>;
  /** Signs out here also when the call fails (spec 4, O-22). */
  signOut: () => Promise<void>;
  /** True when the account exists now; nobody is signed in by it. */
  register: (account: Omit<RegisterUser, 'role'>) => Promise<boolean>;
}

export const useSession = create<SessionState>((set) => ({
  user: undefined,

  restore() {
    set({ user: readStoredUser() });
  },

  async signIn(credentials) {
    try {
      const { user } = await request(endpoints.signIn, { body: credentials });
      storeUser(user);
      set({ user });
      notify(notices.signedIn);
      return true;
    } catch (error) {
      reportUnexpected(error);
      notify(signInFailure(error));
      return false;
    }
  },

  async signOut() {
    try {
      await send(endpoints.signOut, {});
    } catch (error) {
      // Spec 4: the stored user is removed even if the server call fails.
      reportUnexpected(error);
    }
    storeUser(undefined);
    set({ user: undefined });
    notify(notices.signedOut);
  },

  async register(account) {
    try {
      await send(endpoints.registerUser, { body: { ...account, role: 'customer' } });
      notify(notices.registered);
      return true;
    } catch (error) {
      reportUnexpected(error);
      notify(registrationFailure(error));
      return false;
    }
  },
}));

/** R-35, O-21: any answer that is not ok is called a wrong password, also a 500. */
function signInFailure(error: unknown): Notice {
  if (!(error instanceof RequestError)) return notices.signInUnusable;
  const words = {
    refused: notices.signInRefused,
    unreachable: notices.signInUnreachable,
    unusable: notices.signInUnusable,
  } satisfies Record<RequestError['reason'], Notice>;
  return words[error.reason];
}

/** */
function registrationFailure(error: unknown): Notice {
  if (!(error instanceof RequestError)) return notices.registrationUnusable;
  const words = {
    refused: registrationRefused(serverMessage(error.text)),
    unreachable: notices.registrationUnreachable,
    unusable: notices.registrationUnusable,
  } satisfies Record<RequestError['reason'], Notice>;
  return words[error.reason];
}

/** The message field of a refusal, if it has one. */
function serverMessage(text: string): string | undefined {
  try {
    return ErrorMessage.parse(JSON.parse(text)).message;
  } catch {
    return undefined;
  }
}

/** A stored value that does not parse, or parses to something else than a user, is discarded. */
function readStoredUser(): User | undefined {
  try {
    const stored = localStorage.getItem(USER_KEY);
    return stored === null ? undefined : User.parse(JSON.parse(stored));
  } catch {
    storeUser(undefined);
    return undefined;
  }
}

function storeUser(user: User | undefined): void {
  try {
    if (user) localStorage.setItem(USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(USER_KEY);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === USER_KEY || key === null) useSession.getState().restore();
  });
}
