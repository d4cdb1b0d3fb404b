import { reporting } from '../../log/report';
import type { Presence } from '../../ports/Presence';
import type { RemoteDatabase } from './database';
import { serverTime } from './leaves';
import { paths } from './paths';

type Options = {
  /** Opens the connection as the account; null without one. */
  open: () => Promise<RemoteDatabase | null>;
  /** Returns the accounts that share a conversation with the viewer. */
  peers: () => ReadonlySet<string>;
  /** Calls back when these accounts change. Returns the unsubscribe function. */
  observePeers: (listener: () => void) => () => void;
};

/** How long a read waits for accounts that were never received, in ms. */
const patience = 1000;

/** Distinguishes the pages of an account. */
const page = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;

/** Tracks which accounts are online, through the connections of their pages to the database. */
export function remotePresence({ open, peers, observePeers }: Options): Presence {
  const listeners = new Set<() => void>();
  const online = new Set<string>();
  const followed = new Map<string, { stop: () => void; isReceived: Promise<void> }>();
  const publish = () => {
    for (const listener of [...listeners]) listener();
  };

  /** Listens to all accounts. Resolves once each was received for the first time, or after a while. */
  async function follow() {
    const database = await open();
    if (!database) return;
    for (const uid of peers()) {
      if (followed.has(uid)) continue;
      const set = (isOnline: boolean) => {
        if (online.has(uid) === isOnline) return;
        if (isOnline) online.add(uid);
        else online.delete(uid);
        publish();
      };
      let stop = () => {};
      const isReceived = new Promise<void>((resolve) => {
        stop = database.listen(
          paths.online(uid),
          (value) => {
            set(value !== null);
            resolve();
          },
          () => {
            followed.delete(uid);
            set(false);
            resolve();
          },
        );
      });
      followed.set(uid, { stop, isReceived });
    }
    const all = Promise.all([...followed.values()].map(({ isReceived }) => isReceived));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  }

  return {
    enter(uid) {
      const path = paths.online(uid, page());
      const life = new AbortController();
      const { signal } = life;
      void open()
        .then((database) => {
          if (!database || signal.aborted) return;
          const stop = database.observeConnection((isConnected) => {
            if (!isConnected) return;
            // In this order, so that no connection leaves an entry behind.
            database
              .onDisconnect(path, null)
              .then(() => (signal.aborted ? undefined : database.update({ [path]: serverTime })))
              .catch(reporting('presence'));
          });
          signal.addEventListener('abort', () => {
            stop();
            database.update({ [path]: null }).catch(reporting('presence'));
          });
        })
        .catch(reporting('presence'));
      return () => life.abort();
    },

    async load() {
      await follow();
      return new Set(online);
    },

    observe(listener) {
      const own = () => listener();
      listeners.add(own);
      const followAll = () => void follow().catch(reporting('presence'));
      const stop = observePeers(followAll);
      followAll();
      return () => {
        listeners.delete(own);
        stop();
        if (listeners.size > 0) return;
        for (const each of followed.values()) each.stop();
        followed.clear();
        online.clear();
      };
    },
  };
}
