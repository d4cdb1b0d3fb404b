import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Uplink } from '../../ports/Uplink';
import type { SendingDatabase } from '../device/outboxEntry';
import { createSendingStore } from '../device/sendingDevice';
import type { TabChannel } from '../device/tabChannel';
import { isPublisher } from '../records/owners';
import type { AgreedStore } from './agreed';
import type { RemoteDatabase } from './database';
import { ownCopy } from './ownCopy';
import { ownSync, type RestoreProgress } from './ownSync';
import { packing, type Shrink } from './packed';
import { createUplink } from './uplink';

export type RemoteOptions = {
  /** The records and the outbox of this device. */
  device: SendingDatabase;
  /** What this device knows about the server's copy. */
  agreed: AgreedStore;
  /** Opens the connection. Called once, with the first use. */
  open: () => Promise<RemoteDatabase>;
  shrink: Shrink;
  /** Names the locks of the tabs. */
  name: string;
  /** The channel of the device store; one that tells it and the other tabs of received records; one of the outbox. */
  channels: { device: TabChannel; received: TabChannel; outbox: TabChannel };
  /** By default `navigator.locks`. Null if it is missing: then every tab sends and restores. */
  locks?: Pick<LockManager, 'request'> | null;
};

/** Calls back with the progress of restoring an account; with null once it is restored. */
type ProgressListener = (owner: string, progress: RestoreProgress | null) => void;

/**
 * Creates a device store that keeps a copy of accounts in the database: sends each account's changes, and restores
 * them on other devices.
 */
export function createRemoteDevice({
  device,
  agreed,
  open,
  shrink,
  name,
  channels,
  locks = globalThis.navigator?.locks ?? null,
}: RemoteOptions): DeviceStore & { observeRestore(listener: ProgressListener): () => void } {
  const listeners = new Set<ProgressListener>();
  const packed = packing(shrink);
  let opening: ReturnType<typeof connect> | null = null;

  async function connect() {
    const database = await open();
    const copy = ownCopy({
      database,
      openEntries: device.outbox,
      agreed,
      packing: packed,
      onReceived: (owner, records) =>
        channels.received.post({
          owner,
          extent: 'some',
          records: records.map(({ kind, id }) => ({ kind, id })),
        }),
    });
    return {
      uplink: createUplink({ database, agreed, packing: packed, copy, openEntries: device.outbox }),
      sync: ownSync({
        database,
        agreed,
        copy,
        onProgress(owner, progress) {
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
    });
    return opening;
  }

  const server: Uplink = {
    send: async (change, signal) =>
      isPublisher(change.owner) ? (await connected()).uplink.send(change, signal) : 'sent',
  };
  const store = createSendingStore(device, channels.device, {
    server,
    name,
    channel: channels.outbox,
    locks,
  });

  /** Restores an account in one tab at a time. Returns the function that stops it. */
  function enterSync(owner: string): () => void {
    const life = new AbortController();
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
    return () => life.abort();
  }

  return {
    ...store,
    enterOutbox(owner) {
      const leave = store.enterOutbox?.(owner);
      if (!isPublisher(owner)) return leave ?? (() => {});
      const leaveSync = enterSync(owner);
      return () => {
        leave?.();
        leaveSync();
      };
    },
    observeRestore(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await store.close();
      await agreed.close();
    },
  };
}
