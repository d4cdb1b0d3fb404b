import type { AuthOutcome, AuthRequest, Session, SessionUser } from '@/data/ports/SessionStore';
import type { SessionPorts } from '@/machines/session/actors';
import type { SessionEvent, SessionRequest } from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';
import { openOnce } from '../services/openOnce';
import type { startSession } from './sessionActor';
import { createStoredSession, nobody, type StoredSessionParts } from './storedSession';

type Observer = (user: SessionUser | null) => void;

export type SessionParts = StoredSessionParts &
  Omit<SessionPorts, 'stored'> & {
    /** Returns the session that the HTML was prerendered for. Default: no user. */
    atBuild?: (now: Session) => Session;
  };

const userOf = ({ isSignedIn, uid, userName }: Session): SessionUser | null =>
  isSignedIn ? { uid, userName } : null;

/**
 * Creates the only owner of the stored `auth` flag (spec sections 3 and 6). The route guard reads the flag,
 * but the flag protects no data. This module applies changes from other tabs. The session machine handles the
 * provider's events and all requests. The machine loads on demand, so that a page can read the session
 * without it.
 */
export function createSession({ storage, listen, durable, atBuild = () => nobody, ...ports }: SessionParts) {
  const stored = createStoredSession({ storage, listen, durable });
  /** Restores the session from disk. Otherwise, a session lost in a crash would look like a sign-out. */
  const restoring = openOnce(() => stored.restore());
  /** Callbacks of `subscribe`, and of `observe` below. `known`: the last session that each received. */
  const listeners = new Set<{ notify: () => void; known: Session }>();
  const observers = new Set<{ notify: Observer; known: Session | null }>();
  /** The pending requests, by id. */
  const callers = new Map<number, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let actor: ReturnType<typeof startSession> | undefined;
  let unwatch: (() => void) | undefined;

  const loadActor = openOnce(async () => {
    const [{ startSession }] = await Promise.all([import('./sessionActor'), restoring().catch(() => {})]);
    const started = startSession({ stored, ...ports });
    started.on('session.changed', notify);
    started.on('request.done', ({ id, output }) => {
      callers.get(id)?.resolve(output);
      callers.delete(id);
    });
    started.on('request.failed', ({ id, error }) => {
      callers.get(id)?.reject(error);
      callers.delete(id);
    });
    actor = started;
    return started;
  });

  /**
   * Sends an event to the machine: synchronously if it has started, so that no provider event comes first.
   */
  function send(event: SessionEvent, onMissing: (error: unknown) => void) {
    if (actor) actor.send(event);
    else loadActor().then((started) => started.send(event), onMissing);
  }

  function submit<Output>(request: SessionRequest): Promise<Output> {
    lastId += 1;
    const id = lastId;
    return new Promise<Output>((resolve, reject) => {
      callers.set(id, { resolve: (output) => resolve(output as Output), reject });
      send({ type: 'request.submit', id, request }, (error) => {
        callers.delete(id);
        reject(error);
      });
    });
  }

  /** Notifies all subscribers that haven't received the current session. */
  function notify() {
    const now = stored.get();
    for (const listener of [...listeners]) {
      if (listener.known === now) continue;
      listener.known = now;
      listener.notify();
    }
    if (!actor || !canNotifyObservers(actor.getSnapshot(), now)) return;
    for (const observer of [...observers]) {
      if (observer.known === now) continue;
      observer.known = now;
      observer.notify(userOf(now));
    }
  }

  /** Observes changes in other tabs while there are subscribers. */
  function watch() {
    unwatch ??= stored.observe(notify);
    restoring().then(notify, () => {});
  }

  function watchNoMore() {
    if (listeners.size + observers.size > 0) return;
    unwatch?.();
    unwatch = undefined;
  }

  return {
    /** Reads the session from storage on each call. Returns the same object until it changes. */
    get: stored.get,
    /** Returns the session that the HTML was prerendered for. The first render must match it. */
    atBuild: () => atBuild(stored.get()),
    subscribe(notify: () => void): () => void {
      const listener = { notify, known: stored.get() };
      listeners.add(listener);
      watch();
      return () => {
        listeners.delete(listener);
        watchNoMore();
      };
    },
    /**
     * Loads the provider. Calls back when the provider and the flag agree, then on every change. Reports a
     * sign-in only after the promise of `authenticate` resolves. Returns the function that stops the calls.
     */
    observe(notify: Observer): () => void {
      const observer: { notify: Observer; known: Session | null } = { notify, known: null };
      observers.add(observer);
      watch();
      // If the machine or the provider can't load, the flag alone decides.
      send({ type: 'provider.observe' }, () => {
        if (!observers.has(observer)) return;
        observer.known = stored.get();
        notify(userOf(observer.known));
      });
      return () => {
        observers.delete(observer);
        watchNoMore();
      };
    },
    /**
     * Signs in or up. The promise resolves once the flag is set. Observers are notified right after.
     * @throws AuthProviderError with the provider's sentence
     */
    authenticate: (request: AuthRequest) => submit<AuthOutcome>({ kind: 'authenticate', request }),
    /**
     * Changes the user's name in every tab. The page's address stays the same. Resolves when the name is on
     * disk.
     * @param pageId the page's id, derived from the previous name or stored
     */
    async rename(name: string, pageId: string): Promise<void> {
      const keeping = stored.rename(name, pageId);
      notify();
      await keeping;
    },
    /** @throws AuthProviderError with the provider's sentence */
    async resetPassword(email: string): Promise<void> {
      await (await ports.loadProvider()).sendPasswordReset(email);
    },
    /**
     * Ends the provider's session, then clears the `auth` flag.
     * @throws AuthProviderError with the provider's sentence; the user is still signed in then
     */
    signOut: () => submit<void>({ kind: 'signOut' }),
    /** Returns the account's sign-in method. @throws AuthProviderError with the provider's sentence */
    loadSignInMethod: async () => (await ports.loadProvider()).loadSignInMethod(),
    /**
     * Deletes the account: the provider first verifies the user. Then calls `forget` and signs out. Observers
     * are notified right after. Returns `false` if `forget` failed, so that data of the account may remain.
     * @throws AuthProviderError with the provider's sentence; nothing has changed then
     */
    deleteAccount: (password: string, forget: (uid: string) => Promise<void>) =>
      submit<boolean>({ kind: 'deleteAccount', password, forget }),
  };
}
