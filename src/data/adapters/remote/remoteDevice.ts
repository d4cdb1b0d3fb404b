import type { DeviceStore } from '../../ports/DeviceStore';
import type { Outbox } from '../../ports/Outbox';
import type { Presence } from '../../ports/Presence';
import type { Uplink } from '../../ports/Uplink';
import type { ReceivedRecord, SendingDatabase } from '../device/outboxEntry';
import { createSendingStore } from '../device/sendingDevice';
import type { TabChannel } from '../device/tabChannel';
import { isPublisher } from '../records/owners';
import type { AgreedStore } from './agreed';
import { observedConnection, type Page, patience, toldLast, withReminder } from './connection';
import type { RemoteDatabase } from './database';
import { leave } from './leaving';
import { dropOldOwners } from './oldOwners';
import { ownCopy } from './ownCopy';
import { ownFirst } from './ownFirst';
import { ownSync } from './ownSync';
import { type Pause, pauseByTimer } from './pace';
import { packing, type Shrink } from './packed';
import { remotePresence } from './remotePresence';
import { remoteReads } from './remoteReads';
import { createRestoring, type ProgressListener } from './restoring';
import { createUplink } from './uplink';
import { type CountListener, createViewing } from './viewing';

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
  /**
   * The channel of the device store; one that tells it and the other tabs of received records; one of the outbox;
   * one for the progress of restoring.
   */
  channels: { device: TabChannel; received: TabChannel; outbox: TabChannel; restoring: TabChannel };
  /** By default `navigator.locks`. Null if it is missing: then every tab sends and restores. */
  locks?: Pick<LockManager, 'request'> | null;
  /** The window, which fires `pagehide` and `pageshow`. */
  page?: Page;
  /** Waits a time in ms between two posts. Ends early once the signal aborts. */
  pause?: Pause;
};

/** A device store that keeps a copy of accounts in the database, and reads other accounts from there. */
export type RemoteDevice = DeviceStore & {
  /** Observes restoring accounts, also those that are already being restored. Returns the unsubscribe function. */
  observeRestore(listener: ProgressListener): () => void;
  /** Returns how many accounts like a post or follow a profile; undefined if the database doesn't answer. */
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
  const connection = toldLast<boolean>();
  const packed = packing(shrink);
  const deviceChannel = withReminder(channels.device);
  let opening: ReturnType<typeof connect> | null = null;

  let wasOffline = false;
  connection.observe((isConnected) => {
    // The screens have read what the device had.
    if (isConnected && wasOffline) deviceChannel.remind();
    wasOffline = !isConnected;
  });

  async function connect() {
    const database = await open();
    const copy = ownCopy({
      database,
      openEntries: device.outbox,
      readSome: device.readSome,
      agreed,
      packing: packed,
      onReceived: tell,
    });
    return {
      database,
      connection: observedConnection(database, connection.tell),
      copy,
      uplink: createUplink({
        ...{ database, agreed, packing: packed, copy, pause },
      }),
      sync: ownSync({ database, agreed, copy, onProgress: restoring.tell }),
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

  const restoring = createRestoring({
    restore: async (owner, signal) => (await connected()).sync.run(owner, signal),
    name,
    channel: channels.restoring,
    locks,
    page,
  });

  const server: Uplink = {
    async send(change, signal) {
      if (!isPublisher(change.owner)) return 'sent';
      const { uplink } = await connected();
      if (signedIn() !== change.owner) throw new Error('The account is not signed in.');
      const answer = await uplink.send(change, signal);
      if (answer === 'sent') viewing.noteRights(change);
      return answer;
    },
  };
  const store = createSendingStore(device, deviceChannel, {
    ...{ server, name, channel: channels.outbox, locks },
  });
  const { outbox: outboxOf } = store;

  /** Tells the device store and the other tabs which records changed. */
  const tell = (owner: string, records: readonly { kind: string; id: string }[]) =>
    channels.received.post({ owner, extent: 'some', records: records.map(({ kind, id }) => ({ kind, id })) });

  /**
   * Returns what a received record changes. If its account was signed in on this device, too, the device has the
   * whole record, of which the viewer may see only a part: then only the privacy settings change.
   */
  async function changeOf(owner: string, record: ReceivedRecord, isWhole: boolean) {
    if (!isWhole) return [record];
    if (record.kind !== 'settings' || !record.value) return [];
    const [own] = await device.readSome(owner, record.kind, [record.id]);
    return [{ ...record, value: { ...(own?.value as object), ...record.value } }];
  }

  /** Writes records of another account to this device. */
  async function write(owner: string, records: readonly ReceivedRecord[]) {
    const entries = await device.outbox();
    const known = await agreed.getAll(owner, records);
    const changes = records.map((record, at) => changeOf(owner, record, known[at]?.entry !== undefined));
    const others = (await Promise.all(changes)).flat();
    const received = await entries.receive(
      owner,
      others,
      others.map(() => undefined),
    );
    tell(owner, received);
  }

  const viewing = createViewing({
    ...{ connected, signedIn, agreed, write, page },
    dropOld: () => dropOldOwners({ agreed, readAll: store.readAll, write }),
    observeConnection: connection.observe,
    observe: store.observe,
  });

  const prepareOwn = ownFirst(agreed, async (owner) => {
    const found = await connected();
    return signedIn() === owner && (await found.connection.isConnected()) ? found : null;
  });

  /**
   * Waits until an account is restored: until then, this device lacks records of it.
   * @throws without a connection
   */
  async function untilWhole(owner: string): Promise<void> {
    if (!isPublisher(owner)) return;
    while (signedIn() === owner && !(await agreed.restored(owner))?.isWhole) {
      const found = await connected();
      if (!(await found.connection.isConnected())) throw new Error('The account is not restored yet.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Returns the function that observes restoring an account. */
  const restoreOf =
    (account: string): Required<Outbox>['observeRestore'] =>
    (listener) =>
      restoring.observe((owner, progress) => {
        if (owner === account) listener(progress);
      });

  return {
    ...store,
    ...remoteReads(store, viewing.replica),
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
    // An export and an import concern all records.
    async readAll(owner) {
      await untilWhole(owner);
      return store.readAll(owner);
    },
    async replaceAll(owner, records) {
      await untilWhole(owner);
      return store.replaceAll(owner, records);
    },
    async update(owner, kind, id, loadShape, change) {
      await prepareOwn(owner, kind);
      return store.update(owner, kind, id, loadShape, change);
    },
    enterOutbox(owner) {
      const stop = store.enterOutbox?.(owner);
      if (!isPublisher(owner)) return stop ?? (() => {});
      const leaves = [stop, restoring.enter(owner), viewing.enter(owner)];
      return () => {
        for (const each of leaves) each?.();
      };
    },
    async countMarks(kind, id) {
      const found = await viewing.replica();
      return kind === 'like' ? found?.countLikes(id) : found?.countFollows(id);
    },
    presence: remotePresence({
      async open() {
        const found = await connected().catch(() => null);
        return found && signedIn() !== null ? found.database : null;
      },
      peers: viewing.peers,
      observePeers: viewing.observePeers,
    }),
    async leave(uid) {
      const { database } = await connected();
      await database.connected(AbortSignal.timeout(patience));
      await leave(database, agreed, uid, pause);
    },
    observeCounts: viewing.observeCounts,
    observeRestore: restoring.observe,
    async close() {
      for (const channel of [channels.received, channels.restoring]) channel.close();
      await store.close();
      await agreed.close();
    },
  };
}
