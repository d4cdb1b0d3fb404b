import { createActor } from 'xstate';
import type { AuthOutcome, AuthRequest, Session, SessionUser } from '@/data/ports/session';
import { type SessionPorts, sessionActors } from '@/machines/session/actors';
import { sessionMachine } from '@/machines/session/machine';
import type { SessionEvent, SessionRequest } from '@/machines/session/types';
import { canNotifyObservers } from '@/machines/session/view';
import { createStoredSession, nobody, type StoredSessionParts } from './storedSession';

type Observer = (user: SessionUser | null) => void;

export type SessionParts = StoredSessionParts & Omit<SessionPorts, 'stored'>;

const userOf = ({ isSignedIn, uid, userName }: Session): SessionUser | null =>
  isSignedIn ? { uid, userName } : null;

/**
 * The one owner of the stored flag (spec sections 3 and 6), which is what the guard goes by; it protects nothing. What
 * may happen with it is the session machine's to say: its actor starts when somebody follows or changes the session.
 */
export function createSession({ storage, listen, ...ports }: SessionParts) {
  const stored = createStoredSession({ storage, listen });
  /** Who is told, and what they know: a listener its snapshot, an observer nothing until the first answer. */
  const listeners = new Set<{ notify: () => void; known: Session }>();
  const observers = new Set<{ notify: Observer; known: Session | null }>();
  /** Who waits for the outcome of a request. */
  const callers = new Map<number, { resolve: (output: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let actor: ReturnType<typeof start> | undefined;

  function start() {
    const started = createActor(sessionMachine.provide({ actors: sessionActors({ stored, ...ports }) }));
    started.on('session.changed', () => notify(canNotifyObservers(started.getSnapshot(), stored.get())));
    started.on('request.done', ({ id, output }) => {
      callers.get(id)?.resolve(output);
      callers.delete(id);
    });
    started.on('request.failed', ({ id, error }) => {
      callers.get(id)?.reject(error);
      callers.delete(id);
    });
    return started.start();
  }

  function send(event: SessionEvent) {
    actor ??= start();
    actor.send(event);
  }

  function submit<Output>(request: SessionRequest): Promise<Output> {
    lastId += 1;
    const id = lastId;
    return new Promise<Output>((resolve, reject) => {
      callers.set(id, { resolve: (output) => resolve(output as Output), reject });
      send({ type: 'request.submit', id, request });
    });
  }

  /** Tells whoever doesn't know it yet. */
  function notify(isForObservers: boolean) {
    const now = stored.get();
    for (const listener of [...listeners]) {
      if (listener.known === now) continue;
      listener.known = now;
      listener.notify();
    }
    if (!isForObservers) return;
    for (const observer of [...observers]) {
      if (observer.known === now) continue;
      observer.known = now;
      observer.notify(userOf(now));
    }
  }

  /** Other tabs are followed as long as somebody here listens. */
  function unwatch() {
    if (listeners.size + observers.size === 0) send({ type: 'keys.unwatch' });
  }

  return {
    /** Read from storage each time; the same object as long as nothing changed. */
    get: stored.get,
    /** The session of a page written at build time, and of its first render. */
    atBuild: (): Session => nobody,
    subscribe(notify: () => void): () => void {
      const listener = { notify, known: stored.get() };
      listeners.add(listener);
      send({ type: 'keys.watch' });
      return () => {
        listeners.delete(listener);
        unwatch();
      };
    },
    /**
     * Loads the provider and calls back as soon as it and the flag agree, then at every change; a sign-in by
     * `authenticate` is told after that has answered. Returns the function that stops it.
     */
    observe(notify: Observer): () => void {
      const observer = { notify, known: null };
      observers.add(observer);
      send({ type: 'keys.watch' });
      send({ type: 'provider.observe' });
      return () => {
        observers.delete(observer);
        unwatch();
      };
    },
    /**
     * Signs in or up; the flag is set when it resolves, and everybody else is told right after.
     * @throws AuthProviderError with the provider's sentence
     */
    authenticate: (request: AuthRequest) => submit<AuthOutcome>({ kind: 'authenticate', request }),
    /**
     * Gives whoever is signed in another name, in every tab. Their page stays where it is.
     * @param pageId its id, made from the name before or kept already
     */
    rename: (name: string, pageId: string) => send({ type: 'account.rename', name, pageId }),
    /** @throws AuthProviderError with the provider's sentence */
    async resetPassword(email: string): Promise<void> {
      await (await ports.loadProvider()).sendPasswordReset(email);
    },
    /**
     * Ends the provider's session, then clears the flag.
     * @throws AuthProviderError with the provider's sentence; the person is still signed in then
     */
    signOut: () => submit<void>({ kind: 'signOut' }),
    /**
     * Deletes the account at the provider, then what `forget` removes, and signs out; everybody else is told right after.
     * `false`: something of the account is still kept here.
     * @throws AuthProviderError with the provider's sentence; nothing has changed then
     */
    deleteAccount: (forget: (uid: string) => Promise<void>) =>
      submit<boolean>({ kind: 'deleteAccount', forget }),
  };
}
