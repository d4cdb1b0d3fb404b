import { handledElsewhere, reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import { readRequestId } from '../../schema/shapes/request';
import type { ReceivedRecord } from '../device/outboxEntry';
import type { AgreedStore } from './agreed';
import { onlyFor, type Page, repeated } from './connection';
import type { RemoteDatabase } from './database';
import { openReplica, type Replica } from './replica';

export type CountListener = (kind: 'like' | 'follow', id: string) => void;

type Options = {
  /** Opens the connection. */
  connected: () => Promise<{ database: RemoteDatabase; connection: { isConnected(): Promise<boolean> } }>;
  /** Calls back with whether the database is connected: once it is known, and after every change. */
  observeConnection: (listener: (isConnected: boolean) => void) => () => void;
  signedIn: () => string | null;
  agreed: AgreedStore;
  /** Writes records of another account to this device. */
  write: (owner: string, records: readonly ReceivedRecord[]) => Promise<void>;
  /** Removes the accounts that this device received longest ago. */
  dropOld: () => Promise<void>;
  /** Observes the records of the viewer. */
  observe: DeviceStore['observe'];
  page: Page;
};

/** Reads other accounts as the account that is signed in. */
export function createViewing({
  connected,
  observeConnection,
  signedIn,
  agreed,
  write,
  dropOld,
  observe,
  page,
}: Options) {
  const counting = new Set<CountListener>();
  const peerListeners = new Set<() => void>();
  /** The account that is signed in, and its replica. */
  let viewing: { viewer: string; replica: Replica | null; peers: Set<string> } | null = null;

  /** Returns the replica of the signed-in account; null without one, or without a connection. */
  async function replica(): Promise<Replica | null> {
    const now = viewing;
    if (!now) return null;
    const found = await connected().catch(() => null);
    if (!found || !(await found.connection.isConnected()) || viewing !== now) return null;
    now.replica ??= openReplica({
      viewer: now.viewer,
      database: onlyFor(found.database, () => signedIn() === now.viewer && viewing === now),
      agreed,
      write,
      ready: dropOld().catch(reporting('old accounts')),
      onPeer(uid) {
        if (now.peers.has(uid)) return;
        now.peers.add(uid);
        for (const listener of [...peerListeners]) listener();
      },
      onCount(kind, id) {
        for (const listener of [...counting]) listener(kind, id);
      },
    });
    return now.replica;
  }

  /** Keeps the mail of the viewer live. */
  async function needMail(): Promise<void> {
    const found = await replica();
    if (found) await found.units.need(...Object.values(found.mailbox.inboxes), ...found.mailbox.own());
  }

  return {
    replica,

    /** Reads other accounts as `viewer`. Returns the function that stops it. */
    enter(viewer: string): () => void {
      const own: NonNullable<typeof viewing> = { viewer, replica: null, peers: new Set() };
      viewing = own;
      const life = new AbortController();
      const stops = [
        // The mail is live from the first connection on.
        observeConnection((isConnected) => {
          if (isConnected) void needMail().catch(reporting('the mail'));
        }),
        // Likes and comments of others on a new post arrive while the feed is open.
        observe(viewer, (change) => {
          if (change.extent !== 'some') return;
          for (const { kind, id } of change.records)
            if (kind === 'post')
              void replica().then((found) => {
                void found?.units.need(found.comments(id));
                return found?.countLikes(id);
              }, reporting('own posts'));
        }),
      ];
      // The tab that restores the account reports a failure.
      void repeated(connected, page, life.signal, handledElsewhere);
      return () => {
        life.abort();
        for (const stop of stops) stop();
        if (viewing === own) viewing = null;
        own.replica?.close();
      };
    },

    /** Reads again what a change of the viewer may have opened: a request a startup, a role all accounts. */
    noteRights({ kind, id }: { kind: string; id: string }): void {
      const asked = kind === 'request' ? readRequestId(id)?.uid : undefined;
      if (asked === undefined && kind !== 'listing' && kind !== 'investorAccount') return;
      viewing?.replica?.reopen(asked);
    },

    /** The accounts whose conversations with the viewer were read. */
    peers: (): ReadonlySet<string> => viewing?.peers ?? new Set(),
    observePeers(listener: () => void) {
      peerListeners.add(listener);
      return () => peerListeners.delete(listener);
    },
    observeCounts(listener: CountListener) {
      counting.add(listener);
      return () => counting.delete(listener);
    },
  };
}
