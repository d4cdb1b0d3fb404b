import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import type { AuthEvent, authMachine } from '@/machines/auth/machine';
import { accountsAt, setupProblem } from '../services/accounts';

type AuthActor = ActorRefFrom<typeof authMachine>;

export type AuthState = {
  /** Null until the actor is there. */
  snapshot: SnapshotFrom<typeof authMachine> | null;
  /** An event waits for the actor. */
  isStarting: boolean;
  /** The actor could not be fetched when an event was sent to it. */
  hasFailed: boolean;
};

/** What is known of the provider before it is there. */
type Accounts = {
  /** Where accounts live: with a service, or on this device. */
  accountsAt: AuthProvider['home'];
  /** Why nobody can sign in to this build; null when all is well. */
  setupProblem: string | null;
};

const idle: AuthState = { snapshot: null, isStarting: false, hasFailed: false };

/**
 * The one authentication actor, fetched when somebody asks for it or sends it an event: with all it needs, the provider
 * included, it is nothing that a page waits for. A store for `useSyncExternalStore`, shared by all who use it, as the
 * actor is: what one of them asks for, another may show.
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
    /** Fetches the actor; that it can't be had matters only to whoever sends it something. */
    prepare: () => void load().catch(() => {}),
    send(event: AuthEvent) {
      set({ isStarting: !actor, hasFailed: false });
      load().then(
        (loaded) => loaded.send(event),
        () => set({ isStarting: false, hasFailed: true }),
      );
    },
    /** Forgets that the actor could not be fetched. */
    dismiss: () => set({ hasFailed: false }),
  };
}

export type AuthStore = ReturnType<typeof createAuth>;

/** The app's own. */
export const auth = createAuth(async () => (await import('./authActor')).authActor, {
  accountsAt,
  setupProblem,
});
