import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';

/** The answers of a story's auth provider that differ from the default, which signs in every user. */
export type AuthAnswers = Partial<
  Pick<
    AuthProvider,
    | 'home'
    | 'observe'
    | 'signIn'
    | 'signUp'
    | 'signInAsSample'
    | 'signInWithPopup'
    | 'sendPasswordReset'
    | 'signOut'
    | 'loadSignInMethod'
    | 'deleteAccount'
  >
>;

const dates = {
  creationTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 09:30:00 GMT',
};

/** Creates an error of the auth provider. The app shows its `message` verbatim. */
export const providerError = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Creates a story's own auth provider. It accepts every user and sends no request. */
export function storyProvider(user: AuthUser | null, answers: AuthAnswers = {}): AuthProvider {
  let current = user;
  const listeners = new Set<(user: AuthUser | null) => void>();
  function set(next: AuthUser | null) {
    current = next;
    for (const listener of [...listeners]) listener(next);
  }
  function signedIn(email: string, displayName: string | null = null): AuthUser {
    const next = { uid: 'uid-story', email, displayName, ...dates };
    set(next);
    return next;
  }
  return {
    home: 'device',
    observe(listener) {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener(current);
      });
      return () => listeners.delete(listener);
    },
    signIn: async ({ email }) => signedIn(email),
    signUp: async ({ email }) => signedIn(email),
    signInWithPopup: async () => signedIn('nora@lund.example', 'Nora Lund'),
    signInAsSample: async () => {
      const sample = { uid: 'sample', email: null, displayName: 'Asha Verma', ...dates };
      set(sample);
      return sample;
    },
    sendPasswordReset: async () => {},
    signOut: async () => set(null),
    loadSignInMethod: async () => 'password',
    deleteAccount: async () => set(null),
    ...answers,
  };
}
