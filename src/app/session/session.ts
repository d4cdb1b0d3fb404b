import type { AuthOutcome, AuthRequest, Session, SessionUser } from '@/data/ports/session';
import type { SessionPorts } from '@/machines/session/actors';
import type { SessionEvent, SessionRequest } from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';
import { opening } from '../services/opening';
import type { startSession } from './sessionActor';
import { createStoredSession, nobody, type StoredSessionParts } from './storedSession';

type Observer = (user: SessionUser | null) => void;

export type SessionParts = StoredSessionParts &
  Omit<SessionPorts, 'stored'> & {
    /** Whom the HTML of the present page is written for, where `now` is signed in: nobody, unless it is said. */
    atBuild?: (now: Session) => Session;
  };

const userOf = ({ isSignedIn, uid, userName }: Session): SessionUser | null =>
  isSignedIn ? { uid, userName } : null;

/**
 * The one owner of the stored flag (spec sections 3 and 6), which is what the guard goes by; it protects nothing. What
 * another tab changes is followed here. What the provider says and what is asked of it is the session machine's, which is
 * fetched for the first of them: a page that only needs to know who is signed in is drawn before.
 */
export function createSession({ storage, listen, durable, atBuild = () => nobody, ...ports }: SessionParts) {
  const stored = createStoredSession({ storage, listen, durable });
  /** What was on the disk before the page began comes first: a session that was lost there is none that was ended. */
  const restoring = opening(() => stored.restore());
  /** Who is told, and what they know: a listener its snapshot, an observer nothing until the first answer. */
  const listeners = new Set<{ notify: () => void; known: Session }>();
  const observers = new Set<{ notify: Observer; known: Session | null }>();
  /** Who waits for the outcome of a request. */
  const callers = new Map<number, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let actor: ReturnType<typeof startSession> | undefined;
  let unwatch: (() => void) | undefined;

  const loadActor = opening(async () => {
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

  /** At once where the machine runs already: what is asked for comes before what the provider says next. */
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

  /** Tells whoever doesn't know it yet. */
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

  /** Other tabs are followed as long as somebody here listens. */
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
    /** Read from storage each time; the same object as long as nothing changed. */
    get: stored.get,
    /** The session that the page is written for in its HTML, which its first render must meet. */
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
     * Loads the provider and calls back as soon as it and the flag agree, then at every change; a sign-in by
     * `authenticate` is told after that has answered. Returns the function that stops it.
     */
    observe(notify: Observer): () => void {
      const observer: { notify: Observer; known: Session | null } = { notify, known: null };
      observers.add(observer);
      watch();
      // Without the machine the flag is all there is to go by, as without the provider.
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
     * Signs in or up; the flag is set when it resolves, and everybody else is told right after.
     * @throws AuthProviderError with the provider's sentence
     */
    authenticate: (request: AuthRequest) => submit<AuthOutcome>({ kind: 'authenticate', request }),
    /**
     * Gives whoever is signed in another name, in every tab. Their page stays where it is. Resolves when it outlives the browser.
     * @param pageId its id, made from the name before or kept already
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
     * Ends the provider's session, then clears the flag.
     * @throws AuthProviderError with the provider's sentence; the person is still signed in then
     */
    signOut: () => submit<void>({ kind: 'signOut' }),
    /** What the account is entered with. @throws AuthProviderError with the provider's sentence */
    loadSignInMethod: async () => (await ports.loadProvider()).loadSignInMethod(),
    /**
     * Deletes the account at the provider, which asks first whose it is, then what `forget` removes, and signs out;
     * everybody else is told right after. `false`: something of the account is still kept here.
     * @throws AuthProviderError with the provider's sentence; nothing has changed then
     */
    deleteAccount: (password: string, forget: (uid: string) => Promise<void>) =>
      submit<boolean>({ kind: 'deleteAccount', password, forget }),
  };
}
