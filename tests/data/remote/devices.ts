import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, goOffline, goOnline } from 'firebase/database';
import { vi } from 'vitest';
import { indexedSending } from '@/data/adapters/device/sendingDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { openAgreed } from '@/data/adapters/remote/agreed';
import { remoteDatabase } from '@/data/adapters/remote/database';
import { createRemoteDevice, type RemoteOptions } from '@/data/adapters/remote/remoteDevice';
import type { RestoreProgress } from '@/data/ports/Outbox';
import type { TestDatabase } from '../../support/database/server';

/** Waits until assertions hold, also on a slow machine. */
export const eventually = (assert: () => Promise<void> | void) => vi.waitFor(assert, { timeout: 10_000 });

let count = 0;

/** Connects the SDK to a database for tests, as the account `uid`. */
export function connectAs(server: TestDatabase, uid: string) {
  count += 1;
  const app: FirebaseApp = initializeApp({ projectId: 'demo-updraft' }, `client-${count}`);
  const database = getDatabase(app, server.url);
  connectDatabaseEmulator(database, server.host, server.port, { mockUserToken: { user_id: uid } });
  return {
    database: remoteDatabase(database),
    goOffline: () => goOffline(database),
    goOnline: () => goOnline(database),
    async close() {
      goOffline(database);
      await deleteApp(app);
    },
  };
}

/**
 * A device of an account: its records in IndexedDB, connected to the database for tests.
 * @param more `pause` waits a time in ms. `locks` are those of the account's tabs
 */
export function openDevice(
  server: TestDatabase,
  uid: string,
  name = `device-${uid}-${count}`,
  more: Partial<RemoteOptions> = {},
) {
  const client = connectAs(server, uid);
  const progress: (RestoreProgress | null)[] = [];
  const store = createRemoteDevice({
    device: indexedSending(name),
    agreed: openAgreed(name),
    open: async () => client.database,
    signedIn: () => uid,
    shrink: async (image) => ({ image, small: new Blob(['small'], { type: 'image/webp' }) }),
    name,
    channels: {
      ...{ device: tabChannel(name), received: tabChannel(name) },
      ...{ outbox: tabChannel(`${name}.outbox`), restoring: tabChannel(`${name}.restoring`) },
    },
    locks: null,
    ...more,
  });
  store.observeRestore((_, each) => progress.push(each));
  let leave = store.enterOutbox?.(uid);
  return {
    ...client,
    name,
    uid,
    store,
    /** The reported progress of restoring. */
    progress,
    /** Stops sending and receiving. */
    leave: () => leave?.(),
    enter() {
      leave = store.enterOutbox?.(uid);
    },
    /** Closes the device, as when its page closes. Its records stay. */
    async close() {
      leave?.();
      await store.close();
      await client.close();
    },
  };
}

export type Device = ReturnType<typeof openDevice>;
