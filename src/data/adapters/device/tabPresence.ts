import type { Presence } from '../../ports/Presence';
import type { TabChannel } from './tabChannel';

const prefix = 'updraft.online.';

/** Shorter than anybody notices, longer than the browser takes to give back what a page held that is left. In ms. */
const settling = 300;

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

type Options = {
  /** What is held as long as the page is open; none in a page that isn't served safely. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
  channel: TabChannel;
  /** Where it is said that the page is left, and that it came back. */
  page: Page;
};

/** Who is online in the tabs of this browser: each holds a lock by the name of the account that it is signed in with. */
export function createTabPresence({ locks, channel, page }: Options): Presence {
  const listeners = new Set<() => void>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };
  /** Here and elsewhere. */
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
          // Given back.
          .then(tell, () => {});
      }
      /** The page may be kept to come back to: nobody is there meanwhile. */
      function letGo() {
        release?.();
        release = null;
        channel.post('left');
      }
      hold();
      page.addEventListener('pagehide', letGo);
      page.addEventListener('pageshow', hold);
      return () => {
        page.removeEventListener('pagehide', letGo);
        page.removeEventListener('pageshow', hold);
        letGo();
      };
    },

    async load() {
      const { held = [] } = (await locks?.query()) ?? {};
      return new Set(
        held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
      );
    },

    observe(listener) {
      // A listener of its own, whoever else observes with the same function.
      const own = () => listener();
      listeners.add(own);
      const stop = channel.listen((message) => {
        own();
        // What the page held that was left, the browser gives back a moment later.
        if (message === 'left') setTimeout(() => listeners.has(own) && own(), settling);
      });
      return () => {
        listeners.delete(own);
        stop();
      };
    },
  };
}
