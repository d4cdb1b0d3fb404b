import { reporting } from '../../log/report';
import type { Presence } from '../../ports/Presence';
import type { TabChannel } from './tabChannel';

const prefix = 'updraft.online.';

/** How long the browser may take to release the locks of a page that the user left, in ms. */
const settling = 300;

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

type Options = {
  /** The lock manager (`navigator.locks`); undefined on an insecure page. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  channel: TabChannel;
  /** The window, which fires `pagehide` when the user leaves the page, and `pageshow` when it is restored. */
  page: Page;
};

/** Tracks which accounts are online in this browser. Each tab requests a lock named after its account. */
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
          // Resolves when the browser has released the lock.
          .then(tell, reporting('presence'));
      }
      /** Releases the lock, because the account of a page in the back/forward cache is offline. */
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
      // Wraps the listener, so that the same function can be added twice.
      const own = () => listener();
      listeners.add(own);
      const stop = channel.listen((message) => {
        own();
        // The browser releases the locks of the page that sent `left` shortly after this message.
        if (message === 'left') setTimeout(() => listeners.has(own) && own(), settling);
      });
      return () => {
        listeners.delete(own);
        stop();
      };
    },
  };
}
