import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Outbox, RestoreProgress } from '../../ports/Outbox';
import type { Presence } from '../../ports/Presence';
import type { OutgoingChange, Uplink } from '../../ports/Uplink';
import { readRequestId } from '../../schema/shapes/request';
import type { ReceivedRecord, SendingDatabase } from '../device/outboxEntry';
import { createSendingStore } from '../device/sendingDevice';
import type { TabChannel } from '../device/tabChannel';
import { isPublisher } from '../records/owners';
import type { AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
import { leave } from './leaving';
import { ownCopy } from './ownCopy';
import { ofKind, readOwnRecord } from './ownRecord';
import { ownSync } from './ownSync';
import { type Pause, pauseByTimer } from './pace';
import { packing, type Shrink } from './packed';
import { paths } from './paths';
import { remotePresence } from './remotePresence';
import { remoteReads } from './remoteReads';
import { openReplica, type Replica } from './replica';
import { createUplink } from './uplink';

export type RemoteOptions = {
  /** The records and the outbox of this device. */
  device: SendingDatabase;
  /** What this device knows about the server's copy. */
  agreed: AgreedStore;
  /** Opens the connection, once the authentication provider knows the account. */
  open: () => Promise<RemoteDatabase>;
  /** Returns the uid of the account that is signed in with the authentication provider, or null. */
  signedIn: () => string | null;
  shrink: Shrink;
  /** Names the locks of the tabs. */
  name: string;
  /** The channel of the device store; one that tells it and the other tabs of received records; one of the outbox. */
  channels: { device: TabChannel; received: TabChannel; outbox: TabChannel };
  /** By default `navigator.locks`. Null if it is missing: then every tab sends and restores. */
  locks?: Pick<LockManager, 'request'> | null;
  /** The window, which fires `pagehide` and `pageshow`. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Waits a time in ms between two posts. Ends early once the signal aborts. */
  pause?: Pause;
};

/** A device store that keeps a copy of accounts in the database, and reads other accounts from there. */
export type RemoteDevice = DeviceStore & {
  /** Observes restoring accounts, also those that are already being restored. Returns the unsubscribe function. */
  observeRestore(listener: ProgressListener): () => void;
  /** Returns how many accounts like a post or follow a profile; undefined without a connection. */
  countMarks(kind: 'like' | 'follow', id: string): Promise<number | undefined>;
  /**
   * Removes everything of an account from the database.
   * @throws if the database can't be reached. A second call continues.
   */
  leave(uid: string): Promise<void>;
  /** The accounts that are online, of those that share a conversation with the viewer. */
  presence: Presence;
  /** Calls back when such a number changes. Returns the unsubscribe function. */
  observeCounts(listener: CountListener): () => void;
};

type CountListener = (kind: 'like' | 'follow', id: string) => void;

/** Calls back with the progress of restoring an account; with null once it is restored. */
type ProgressListener = (owner: string, progress: RestoreProgress | null) => void;

/** How long the first read waits for the connection, in ms. */
const patience = 4000;

/** How many records of a kind a device fetches before it is restored. */
const ownAtFirst = 200;

/** Observes whether the database is connected, and calls back once it is known and after every change. */
function observedConnection(database: RemoteDatabase, onChange: (isConnected: boolean) => void) {
  let state: boolean | null = null;
  const first = new Promise<void>((resolve) => {
    const know = (isConnected: boolean) => {
      clearTimeout(timer);
      resolve();
      onChange(isConnected);
    };
    const timer = setTimeout(know, patience, false);
    database.observeConnection((isConnected) => {
      // The first call precedes the first connection.
      if (!isConnected && state === null) return;
      state = isConnected;
      know(isConnected);
    });
  });
  return {
    /** Returns whether the database is connected. Waits for the first connection. */
    async isConnected() {
      await first;
      return state === true;
    },
  };
}

/** Returns a value that its observers learn as soon as it is known, and after every change. */
function toldLast<Value>() {
  let known: { value: Value } | null = null;
  const observers = new Set<(value: Value) => void>();
  return {
    tell(value: Value) {
      if (known?.value === value) return;
      known = { value };
      for (const observer of [...observers]) observer(value);
    },
    observe(observer: (value: Value) => void): () => void {
      observers.add(observer);
      if (known) observer(known.value);
      return () => observers.delete(observer);
    },
  };
}

/** Returns a database whose refusals count only while `isCurrent`: after a sign-out, the rules refuse everything. */
const onlyFor = (database: RemoteDatabase, isCurrent: () => boolean): RemoteDatabase => ({
  ...database,
  listen: (path, onValue, onRefused) => database.listen(path, onValue, () => isCurrent() && onRefused?.()),
  listenTo: (path, query, onChild, onRefused) =>
    database.listenTo(path, query, onChild, () => isCurrent() && onRefused?.()),
});

/**
 * Creates a device store that keeps a copy of accounts in the database: sends each account's changes, and restores
 * them on other devices.
 */
export function createRemoteDevice({
  device,
  agreed,
  open,
  signedIn,
  shrink,
  name,
  channels,
  locks = globalThis.navigator?.locks ?? null,
  page = typeof globalThis.addEventListener === 'function' ? globalThis : new EventTarget(),
  pause = pauseByTimer,
}: RemoteOptions): RemoteDevice {
  const listeners = new Set<ProgressListener>();
  /** The progress of the accounts that are being restored. */
  const restoring = new Map<string, RestoreProgress>();
  const connection = toldLast<boolean>();
  const counting = new Set<CountListener>();
  const packed = packing(shrink);
  let opening: ReturnType<typeof connect> | null = null;

  async function connect() {
    const database = await open();
    const copy = ownCopy({
      database,
      openEntries: device.outbox,
      agreed,
      packing: packed,
      onReceived: tell,
    });
    return {
      database,
      connection: observedConnection(database, connection.tell),
      copy,
      uplink: createUplink({
        ...{ database, agreed, packing: packed, copy, openEntries: device.outbox, pause },
      }),
      sync: ownSync({
        database,
        agreed,
        copy,
        onProgress(owner, progress) {
          if (progress) restoring.set(owner, progress);
          else restoring.delete(owner);
          for (const listener of [...listeners]) listener(owner, progress);
        },
      }),
    };
  }

  /** Connects once. A failed attempt is repeated by the next call. */
  function connected() {
    opening ??= connect();
    opening.catch(() => {
      opening = null;
      connection.tell(false);
    });
    return opening;
  }

  const server: Uplink = {
    async send(change, signal) {
      if (!isPublisher(change.owner)) return 'sent';
      const { uplink } = await connected();
      if (signedIn() !== change.owner) throw new Error('The account is not signed in.');
      const answer = await uplink.send(change, signal);
      if (answer === 'sent') void noteRights(change);
      return answer;
    },
  };
  const store = createSendingStore(device, channels.device, {
    server,
    name,
    channel: channels.outbox,
    locks,
  });

  const { outbox: outboxOf } = store;

  /** Restores an account in one tab at a time. Returns the function that stops it. */
  function enterSync(owner: string): () => void {
    let life = new AbortController();
    function start() {
      life = new AbortController();
      const { signal } = life;
      const run = async () => {
        const { sync } = await connected();
        await sync.run(owner, signal);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      };
      const turn = locks ? locks.request(`updraft.sync.${name}.${owner}`, { signal }, run) : run();
      turn.catch((error) => {
        if (!signal.aborted) reporting('restoring an account')(error);
      });
    }
    // The lock of a page in the back/forward cache would prevent other tabs from restoring.
    const stop = () => life.abort();
    const resume = () => life.signal.aborted && start();
    page.addEventListener('pagehide', stop);
    page.addEventListener('pageshow', resume);
    start();
    return () => {
      page.removeEventListener('pagehide', stop);
      page.removeEventListener('pageshow', resume);
      stop();
    };
  }

  /** Writes records of another account to this device. */
  async function write(owner: string, records: readonly ReceivedRecord[]) {
    const entries = await device.outbox();
    const known = await agreed.getAll(owner, records);
    // If the account has been signed in on this device, too, the device has its whole records.
    const others = records.filter((_, at) => known[at]?.entry === undefined);
    const received = await entries.receive(
      owner,
      others,
      others.map(() => undefined),
    );
    tell(owner, received);
  }

  /** Tells the device store and the other tabs which records changed. */
  const tell = (owner: string, records: readonly { kind: string; id: string }[]) =>
    channels.received.post({ owner, extent: 'some', records: records.map(({ kind, id }) => ({ kind, id })) });

  /** The account that is signed in, and its replica. */
  let viewing: { viewer: string; replica: Promise<Replica> | null; peers: Set<string> } | null = null;
  const peerListeners = new Set<() => void>();

  /** Returns the replica of the signed-in account; null without one, or without a connection. */
  async function replica(): Promise<Replica | null> {
    const now = viewing;
    if (!now) return null;
    const found = await connected().catch(() => null);
    if (!found || !(await found.connection.isConnected()) || viewing !== now) return null;
    now.replica ??= Promise.resolve(
      openReplica({
        viewer: now.viewer,
        database: onlyFor(found.database, () => signedIn() === now.viewer && viewing === now),
        agreed,
        write,
        onPeer(uid) {
          if (now.peers.has(uid)) return;
          now.peers.add(uid);
          for (const listener of [...peerListeners]) listener();
        },
        onCount(kind, id) {
          for (const listener of [...counting]) listener(kind, id);
        },
      }),
    );
    return now.replica;
  }

  /** Reads again what a change of the viewer may have opened: a request a startup, a role all accounts. */
  async function noteRights({ kind, id }: OutgoingChange): Promise<void> {
    const asked = kind === 'request' ? readRequestId(id)?.uid : undefined;
    if (asked === undefined && kind !== 'listing' && kind !== 'investorAccount') return;
    (await viewing?.replica)?.reopen(asked);
  }

  /** Reads other accounts as `viewer`. Returns the function that stops it. */
  function enterReplica(viewer: string): () => void {
    const own: NonNullable<typeof viewing> = { viewer, replica: null, peers: new Set() };
    viewing = own;
    // The mail of the viewer is live from the start.
    void replica().then((found) => {
      const { inboxes, own: followers } = found?.mailbox ?? {};
      if (inboxes && followers) void found?.units.need(...Object.values(inboxes), ...followers());
    });
    // Likes and comments of others on a new post arrive while the feed is open.
    const stopObserving = store.observe(viewer, (change) => {
      if (change.extent !== 'some') return;
      for (const { kind, id } of change.records)
        if (kind === 'post')
          void replica().then((found) => {
            void found?.units.need(found.comments(id));
            return found?.countLikes(id);
          }, reporting('own posts'));
    });
    return () => {
      stopObserving();
      if (viewing === own) viewing = null;
      void own.replica?.then((found) => found.close());
    };
  }

  const fetchedOwn = new Map<string, Promise<void>>();

  /** Brings the records of a kind to a device that isn't restored yet, before the first read of them. */
  async function prepareOwn(owner: string, kind: string): Promise<void> {
    if (!isPublisher(owner) || (await agreed.restored(owner))?.isWhole) return;
    const fetchFirst = async () => {
      const { database, connection, copy } = await connected();
      if (signedIn() !== owner || !(await connection.isConnected())) return;
      const found = await database.list(paths.account(owner), { ...ofKind(kind), last: ownAtFirst });
      await copy.absorbAll(
        owner,
        found.flatMap(({ value }) => readOwnRecord(value) ?? []),
      );
    };
    const key = `${owner}/${kind}`;
    const fetching = fetchedOwn.get(key) ?? fetchFirst().catch(reporting('own records'));
    fetchedOwn.set(key, fetching);
    await fetching;
  }

  function observeRestore(listener: ProgressListener): () => void {
    listeners.add(listener);
    for (const [owner, progress] of restoring) listener(owner, progress);
    return () => listeners.delete(listener);
  }

  /** Returns the function that observes restoring an account. */
  const restoreOf =
    (account: string): Required<Outbox>['observeRestore'] =>
    (listener) =>
      observeRestore((owner, progress) => {
        if (owner === account) listener(progress);
      });

  return {
    ...store,
    ...remoteReads(store, replica),
    ...(outboxOf && {
      outbox: (owner: string): Outbox => ({
        ...outboxOf(owner),
        observeConnection: connection.observe,
        observeRestore: restoreOf(owner),
      }),
    }),
    async read(owner, kind, loadShape) {
      await prepareOwn(owner, kind);
      return store.read(owner, kind, loadShape);
    },
    async readLast(owner, kind, loadShape, page) {
      await prepareOwn(owner, kind);
      return store.readLast(owner, kind, loadShape, page);
    },
    async readNewest(owner, kind, loadShape, page) {
      await prepareOwn(owner, kind);
      return store.readNewest(owner, kind, loadShape, page);
    },
    async update(owner, kind, id, loadShape, change) {
      await prepareOwn(owner, kind);
      return store.update(owner, kind, id, loadShape, change);
    },
    enterOutbox(owner) {
      const stop = store.enterOutbox?.(owner);
      if (!isPublisher(owner)) return stop ?? (() => {});
      const leaves = [stop, enterSync(owner), enterReplica(owner)];
      return () => {
        for (const each of leaves) each?.();
      };
    },
    async countMarks(kind, id) {
      const found = await replica();
      return kind === 'like' ? found?.countLikes(id) : found?.countFollows(id);
    },
    presence: remotePresence({
      async open() {
        const found = await connected().catch(() => null);
        return found && signedIn() !== null ? found.database : null;
      },
      peers: () => viewing?.peers ?? new Set(),
      observePeers(listener) {
        peerListeners.add(listener);
        return () => peerListeners.delete(listener);
      },
    }),
    async leave(uid) {
      const { database } = await connected();
      await database.connected(AbortSignal.timeout(patience));
      await leave(database, agreed, uid, pause);
    },
    observeCounts(listener) {
      counting.add(listener);
      return () => counting.delete(listener);
    },
    observeRestore,
    async close() {
      await store.close();
      await agreed.close();
    },
  };
}
