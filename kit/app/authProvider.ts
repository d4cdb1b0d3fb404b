import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';

/** What a story's provider answers with, in the place of signing everybody in. */
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

/** The error of a provider: its code, and the sentence that is shown word for word. */
export const providerError = (code: string, message: string) => Object.assign(new Error(message), { code });

/** An authentication provider of the story's own: it knows everybody, and asks nobody. */
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
