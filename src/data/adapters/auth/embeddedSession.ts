import { reporting } from '../../log/report';
import type { AuthUser } from '../../ports/AuthProvider';
import { tabChannel } from '../device/tabChannel';

/** How often the session is read in a browser without BroadcastChannel, in ms. */
const pollInterval = 500;

type Listener = (user: AuthUser | null) => void;

/**
 * Tracks the signed-in user in this tab, and notifies observers. A channel notifies other tabs of a change.
 * @param readUser reads the signed-in user from the database
 */
export function embeddedSession(channelName: string, readUser: () => Promise<AuthUser | null>) {
  const channel = tabChannel(channelName);
  const observers = new Set<{ listener: Listener; known?: string | null }>();
  let stopWatching: (() => void) | null = null;
  let reading: Promise<void> | null = null;
  /** Whether the session may have changed since the current read began. */
  let isOutdated = false;

  function notifyObservers(user: AuthUser | null) {
    const uid = user?.uid ?? null;
    for (const observer of [...observers]) {
      if (observer.known === uid) continue;
      observer.known = uid;
      observer.listener(user);
    }
  }

  /** Reads the session and notifies observers. Reads don't overlap, so that the last result is the newest. */
  function refresh(): Promise<void> {
    isOutdated = true;
    reading ??= read();
    return reading;
  }

  async function read(): Promise<void> {
    try {
      while (isOutdated) {
        isOutdated = false;
        const user = await readUser();
        if (!isOutdated) notifyObservers(user);
      }
    } finally {
      reading = null;
    }
  }

  function watch(): () => void {
    const page = typeof window === 'undefined' ? null : window;
    const look = () => void refresh().catch(reporting('session'));
    // A hidden page reads nothing, because WebKit may suspend it with an open transaction, which blocks all
    // other pages.
    const onVisible = () => page?.document.hidden || look();
    const stopListening = channel.listen(look);
    const poll = channel.isWorking ? undefined : setInterval(look, pollInterval);
    page?.addEventListener('focus', look);
    page?.document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopListening();
      clearInterval(poll);
      page?.removeEventListener('focus', look);
      page?.document.removeEventListener('visibilitychange', onVisible);
    };
  }

  /** Notifies observers and other tabs of a session change made in this tab. */
  function changed(user: AuthUser | null) {
    isOutdated = true;
    channel.post('session');
    notifyObservers(user);
  }

  return {
    changed,

    /** See `AuthProvider.observe`. */
    observe(listener: Listener): () => void {
      const observer: { listener: Listener; known?: string | null } = { listener };
      observers.add(observer);
      stopWatching ??= watch();
      refresh().catch(() => {
        if (observers.has(observer) && observer.known === undefined) {
          observer.known = null;
          listener(null);
        }
      });
      return () => {
        observers.delete(observer);
        if (observers.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },

    close() {
      observers.clear();
      stopWatching?.();
      stopWatching = null;
      channel.close();
    },
  };
}
