import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import { openSendingDatabase } from '@/data/adapters/device/sendingDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import { openAgreed } from '@/data/adapters/remote/agreed';
import { createRemoteDevice, type RemoteDevice } from '@/data/adapters/remote/remoteDevice';
import { remoteWorld } from '@/data/adapters/remote/remoteWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { World } from '@/data/ports/World';
import { postsPage } from '@/data/schema/shapes/constants';
import { shrinkImage } from './shrinkImage';
import { troubles } from './troubles';

const name = 'updraft';
const memoryFor = { missing: 'memoryMissing', newer: 'memoryNewer', held: 'memoryHeld' } as const;

/** The account that the authentication provider knows, once the database is open. */
let signedIn = (): string | null => null;

let opened: RemoteDevice | undefined;

/** Returns the store of all records, in a build with a database. Opens on first use, once per tab. */
export function remoteDevice(): RemoteDevice {
  opened ??= createRemoteDevice({
    device: openSendingDatabase({
      databaseName: name,
      onMemory: (reason) => troubles.tell(memoryFor[reason]),
    }),
    agreed: openAgreed(name),
    open: openDatabase,
    signedIn: () => signedIn(),
    shrink: shrinkImage,
    name,
    channels: {
      ...{ device: tabChannel(name), received: tabChannel(name) },
      ...{ outbox: tabChannel(`${name}.outbox`), restoring: tabChannel(`${name}.restoring`) },
    },
  });
  return opened;
}

/** Opens the connection, as the account that is signed in. The SDK loads after the page works. */
async function openDatabase() {
  const config = readFirebaseConfig(import.meta.env);
  if ('problem' in config || !config.databaseUrl) throw new Error('The database is not set up.');
  const [{ openAuth }, { forceWebSockets, getDatabase }, { remoteDatabase }] = await Promise.all([
    import('@/data/adapters/auth/firebaseAuth'),
    import('firebase/database'),
    import('@/data/adapters/remote/database'),
  ]);
  // After a failed connection, the SDK would load scripts instead, which the content security policy forbids.
  forceWebSockets();
  const auth = openAuth(config);
  await auth.authStateReady();
  signedIn = () => auth.currentUser?.uid ?? null;
  return remoteDatabase(getDatabase(auth.app, config.databaseUrl));
}

/** Wraps a user's world: the database counts likes and followers. */
export const countedWorld = (world: World, device: DeviceStore, owner: string): World =>
  remoteWorld(world, remoteDevice(), {
    uid: owner,
    async hasMark(kind, id) {
      const loadSchema = async () => (await import('@/data/schema/shapes/marks')).markSchema;
      const { records } = await device.read(owner, kind, loadSchema);
      return records.some((record) => record.id === id && record.value);
    },
  });

/** How many of the newest startups can cause notifications: as many as a page of the directory. */
const startupsRead = 24;

// Notifications read what the feed and the directory show first, so that a session doesn't download more.

/** Wraps a feed for the notifications. */
export const firstPosts = ({ loadRecent }: FeedStore): Pick<FeedStore, 'loadRecent'> => ({
  loadRecent: (count) => loadRecent(Math.min(count, postsPage)),
});

/** Wraps a directory for the notifications. */
export const firstStartups = (directory: Directory): Directory => ({
  ...directory,
  loadPart: ({ newestListings, ...asked }) =>
    directory.loadPart({
      ...asked,
      ...(newestListings && { newestListings: Math.min(newestListings, startupsRead) }),
    }),
});
