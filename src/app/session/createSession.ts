import { reporting } from '@/data/log/report';
import type { AuthOutcome, AuthRequest, Session, SessionUser } from '@/data/ports/SessionStore';
import type { SessionRequest } from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';
import { lazyActor } from '../services/lazyActor';
import { openOnce } from '../services/openOnce';
import type { startSession } from './sessionActor';
import { createStoredSession, nobody, type StoredSessionParts } from './storedSession';

type Observer = (user: SessionUser | null) => void;

export type SessionParts = StoredSessionParts &
  Omit<Parameters<typeof startSession>[0], 'stored'> & {
    /** Returns the session for which the HTML was prerendered. By default, no user is signed in. */
    atBuild?: (now: Session) => Session;
  };

const userOf = ({ isSignedIn, uid, userName }: Session): SessionUser | null =>
  isSignedIn ? { uid, userName } : null;

/**
 * Creates the session. Only the session writes the stored `auth` flag (spec sections 3 and 6). The route
 * guard reads the flag, but the flag protects no data. This module applies changes from other tabs. The
 * session machine handles the provider's events and all requests. The machine loads on demand, because a page
 * can read the session without the machine.
 */
export function createSession({ storage, listen, durable, atBuild = () => nobody, ...ports }: SessionParts) {
  const stored = createStoredSession({ storage, listen, durable });
  /** Restores from IndexedDB a session that local storage lost in a crash of the browser. */
  const restoring = openOnce(() => stored.restore());
  /** The callbacks of `subscribe` and `observe` below. `known`: the last session that a callback received. */
  const listeners = new Set<{ notify: () => void; known: Session }>();
  const observers = new Set<{ notify: Observer; known: Session | null }>();
  /** The pending requests, by id. */
  const callers = new Map<number, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let unwatch: (() => void) | undefined;

  const machine = lazyActor(async () => {
    const [{ startSession }] = await Promise.all([
      import('./sessionActor'),
      restoring().catch(reporting('session')),
    ]);
    const actor = startSession({ stored, ...ports });
    actor.on('session.changed', notify);
    actor.on('request.done', ({ id, output }) => take(id)?.resolve(output));
    actor.on('request.failed', ({ id, error }) => take(id)?.reject(error));
    return { actor };
  });

  /** Removes and returns the caller of a request. */
  function take(id: number) {
    const caller = callers.get(id);
    callers.delete(id);
    return caller;
  }

  function submit<Output>(request: SessionRequest): Promise<Output> {
    lastId += 1;
    const id = lastId;
    return new Promise<Output>((resolve, reject) => {
      callers.set(id, { resolve: (output) => resolve(output as Output), reject });
      machine.send({ type: 'request.submit', id, request }, (error) => take(id)?.reject(error));
    });
  }

  /** Notifies all subscribers and observers that haven't received the current session yet. */
  function notify() {
    const now = stored.get();
    for (const listener of [...listeners]) {
      if (listener.known === now) continue;
      listener.known = now;
      listener.notify();
    }
    const actor = machine.get().parts?.actor;
    if (!actor || !canNotifyObservers(actor.getSnapshot(), now)) return;
    for (const observer of [...observers]) {
      if (observer.known === now) continue;
      observer.known = now;
      observer.notify(userOf(now));
    }
  }

  /** Adds a listener or observer. Observes changes in other tabs while there are any. */
  function join<Member>(members: Set<Member>, member: Member) {
    members.add(member);
    unwatch ??= stored.observe(notify);
    restoring().then(notify, reporting('session'));
    return () => {
      members.delete(member);
      if (listeners.size + observers.size > 0) return;
      unwatch?.();
      unwatch = undefined;
    };
  }

  return {
    /** Reads the session from storage on each call. Returns the same object until the session changes. */
    get: stored.get,
    /** Returns the session for which the HTML was prerendered. The first render must use this session. */
    atBuild: () => atBuild(stored.get()),
    subscribe: (notify: () => void): (() => void) => join(listeners, { notify, known: stored.get() }),
    /**
     * Loads the provider. Calls `notify` once the provider and the `auth` flag agree, and after every change.
     * Reports a sign-in only after `authenticate` has resolved. Returns a function that stops the calls.
     */
    observe(notify: Observer): () => void {
      const observer: { notify: Observer; known: Session | null } = { notify, known: null };
      const leave = join(observers, observer);
      // If the machine or the provider can't load, uses the session in storage.
      machine.send({ type: 'provider.observe' }, () => {
        if (!observers.has(observer)) return;
        observer.known = stored.get();
        notify(userOf(observer.known));
      });
      return leave;
    },
    /**
     * Signs in or up. Resolves once the `auth` flag is set, before observers are notified.
     * @throws AuthProviderError with the provider's message
     */
    authenticate: (request: AuthRequest) => submit<AuthOutcome>({ kind: 'authenticate', request }),
    /**
     * Changes the user's name in every tab. The address of the user's page stays the same. Resolves when the
     * name is on disk.
     * @param slug the slug of a page that had none
     */
    async rename(name: string, slug?: string): Promise<void> {
      const keeping = stored.rename(name, slug);
      notify();
      await keeping;
    },
    /** @throws AuthProviderError with the provider's message */
    async resetPassword(email: string): Promise<void> {
      await (await ports.loadProvider()).sendPasswordReset(email);
    },
    /**
     * Ends the provider's session, then clears the `auth` flag.
     * @throws AuthProviderError with the provider's message; the user is still signed in then
     */
    signOut: () => submit<void>({ kind: 'signOut' }),
    /** Returns the account's sign-in method. @throws AuthProviderError with the provider's message */
    loadSignInMethod: async () => (await ports.loadProvider()).loadSignInMethod(),
    /**
     * Deletes the account, after the provider has verified the user. Then calls `forget` to delete the
     * account's data, and signs out. Returns `false` if `forget` failed, so that data may remain.
     * @throws AuthProviderError with the provider's message; nothing has changed then
     */
    deleteAccount: (password: string, forget: (uid: string) => Promise<void>) =>
      submit<boolean>({ kind: 'deleteAccount', password, forget }),
  };
}
