import type { Presence } from '../../ports/Presence';
import type { TabChannel } from './tabChannel';

const prefix = 'updraft.online.';

/** How long to wait for the browser to release the locks of a page that was left, in ms. */
const settling = 300;

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

type Options = {
  /** The lock manager; undefined on an insecure page. Locks are held as long as the page is open. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  channel: TabChannel;
  /** Fires `pagehide` when the page is left and `pageshow` when it is restored. */
  page: Page;
};

/** Tracks who is online in this browser: each tab holds a lock named after its signed-in account. */
export function createTabPresence({ locks, channel, page }: Options): Presence {
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  /** Reports a change of presence to the listeners in this tab and in the other tabs. */
  const tell = () => {
    channel.post('changed');
    publish();
  };

  return {
    enter(uid) {
      let release: (() => void) | null = null;
      function hold() {
        if (release) return;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        locks
          ?.request(`${prefix}${uid}`, { mode: 'shared' }, () => {
            tell();
            return held;
          })
          // Notifies again when the browser has released the lock.
          .then(tell, () => {});
      }
      /** Releases the lock. In the back/forward cache, the page's account is offline. */
      function allowLeave() {
        release?.();
        release = null;
        channel.post('left');
      }
      hold();
      page.addEventListener('pagehide', allowLeave);
      page.addEventListener('pageshow', hold);
      return () => {
        page.removeEventListener('pagehide', allowLeave);
        page.removeEventListener('pageshow', hold);
        allowLeave();
      };
    },

    async load() {
      const { held = [] } = (await locks?.query()) ?? {};
      return new Set(
        held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
      );
    },

    observe(listener) {
      // A new function, so that the same listener can observe twice.
      const own = () => listener();
      listeners.add(own);
      const stop = channel.listen((message) => {
        own();
        // The browser releases the locks of the sender's page a moment after this message.
        if (message === 'left') setTimeout(() => listeners.has(own) && own(), settling);
      });
      return () => {
        listeners.delete(own);
        stop();
      };
    },
  };
}
