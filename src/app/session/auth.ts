import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { handledElsewhere } from '@/data/log/report';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import type { AuthEvent, authMachine } from '@/machines/auth/machine';
import { accountsAt, setupProblem } from '../services/accounts';

type AuthActor = ActorRefFrom<typeof authMachine>;

export type AuthState = {
  /** The state of the authentication machine. Null until the actor has loaded. */
  snapshot: SnapshotFrom<typeof authMachine> | null;
  /** Whether an event is waiting for the actor to load. */
  isStarting: boolean;
  /** Whether the actor failed to load when an event was sent to it. */
  hasFailed: boolean;
};

/** Facts about the authentication provider that are known before the provider loads. */
type Accounts = {
  /** Where accounts are stored: with a service, or on this device. */
  accountsAt: AuthProvider['home'];
  /** A message for developers if the Firebase setup is incomplete. Null if the setup is valid. */
  setupProblem: string | null;
};

const idle: AuthState = { snapshot: null, isStarting: false, hasFailed: false };

/**
 * Creates a store for `useSyncExternalStore` with the app's authentication actor. The actor and the provider
 * load on demand, so that no page waits for them. All components share the store, so that each component can
 * show the result of any request.
 */
export function createAuth(loadActor: () => Promise<AuthActor>, accounts: Accounts) {
  let actor: AuthActor | undefined;
  let state = idle;
  const listeners = new Set<() => void>();

  function set(change: Partial<AuthState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function load(): Promise<AuthActor> {
    const loaded = await loadActor();
    if (actor !== loaded) {
      actor = loaded;
      loaded.subscribe((snapshot) => set({ snapshot }));
    }
    set({ snapshot: loaded.getSnapshot(), isStarting: false, hasFailed: false });
    return loaded;
  }

  return {
    accounts,
    get: () => state,
    atBuild: () => idle,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the actor in advance. Ignores a failure, because `send` loads the actor again. */
    prepare: () => void load().catch(handledElsewhere),
    send(event: AuthEvent) {
      set({ isStarting: !actor, hasFailed: false });
      load().then(
        (loaded) => loaded.send(event),
        () => set({ isStarting: false, hasFailed: true }),
      );
    },
    /** Clears `hasFailed`. */
    dismiss: () => set({ hasFailed: false }),
  };
}

export type AuthStore = ReturnType<typeof createAuth>;

/** The app's authentication store. */
export const auth = createAuth(async () => (await import('./authActor')).authActor, {
  accountsAt,
  setupProblem,
});
