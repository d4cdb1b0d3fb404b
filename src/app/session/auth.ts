import type { ActorRefFrom } from 'xstate';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import type { AuthEvent, authMachine } from '@/machines/auth/machine';
import { chunks } from '../router/chunks';
import { accountsAt, fetchAuthProvider, setupProblem } from '../services/accounts';
import { type LazyState, lazyActor } from '../services/lazyActor';

type AuthActor = ActorRefFrom<typeof authMachine>;

export type AuthState = LazyState<{ actor: AuthActor }>;

/** Facts about the authentication provider that are known before the provider loads. */
type Accounts = {
  /** Where accounts are stored: with a service, or on this device. */
  accountsAt: AuthProvider['home'];
  /** A message for developers if the Firebase setup is incomplete. Null if the setup is valid. */
  setupProblem: string | null;
};

/**
 * Creates a store for `useSyncExternalStore` with the app's authentication actor. The actor and the provider
 * load on demand, so that no page waits for them. All components share the store, so that each component can
 * show the result of any request.
 */
export function createAuth(loadActor: () => Promise<AuthActor>, accounts: Accounts) {
  const auth = lazyActor(async () => ({ actor: await loadActor() }));
  return {
    ...auth,
    accounts,
    send(event: AuthEvent) {
      auth.dismiss();
      auth.send(event);
    },
  };
}

export type AuthStore = ReturnType<typeof createAuth>;

/** The app's authentication store. */
export const auth = createAuth(async () => (await import('./authActor')).authActor, {
  accountsAt,
  setupProblem,
});

/**
 * Fetches the code of a sign-in at the same time, and then that of the app shell, which follows it. Otherwise, each
 * part would fetch the next one when it runs.
 */
export async function fetchSignIn(): Promise<void> {
  await Promise.all([
    auth.prepare(),
    import('./sessionActor'),
    import('../services/durable'),
    import('../services/storedNames'),
    fetchAuthProvider(),
  ]);
  await chunks.shell();
}
