import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import { listening } from '../listening';

/** Methods that replace those of a story's auth provider. The default methods sign in every user. */
export type AuthAnswers = Partial<AuthProvider>;

/** When a story's account signed up and last signed in. */
export const dates = {
  creationTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 09:30:00 GMT',
};

/** Creates an error of the auth provider. The app shows its `message` verbatim. */
export const providerError = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Creates a fake auth provider for one story. It accepts all credentials and sends no requests. */
export function storyProvider(user: AuthUser | null, answers: AuthAnswers = {}): AuthProvider {
  let current = user;
  const { listen, tell } = listening<[AuthUser | null]>();
  function set<User extends AuthUser | null>(next: User): User {
    current = next;
    tell(next);
    return next;
  }
  const signedIn = (email: string, displayName: string | null = null): AuthUser =>
    set({ uid: 'uid-story', email, displayName, ...dates });
  return {
    home: 'device',
    observe(listener) {
      queueMicrotask(() => listener(current));
      return listen(listener);
    },
    signIn: async ({ email }) => signedIn(email),
    signUp: async ({ email }) => signedIn(email),
    signInWithPopup: async () => signedIn('nora@lund.example', 'Nora Lund'),
    signInAsSample: async () => set({ uid: 'sample', email: null, displayName: 'Asha Verma', ...dates }),
    sendPasswordReset: async () => {},
    signOut: async () => void set(null),
    loadSignInMethod: async () => 'password',
    deleteAccount: async () => void set(null),
    ...answers,
  };
}
