import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Presence } from '@/data/ports/Presence';
import type { World } from '@/data/ports/World';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { writePages } from './claims';

/** One of two windows that a user has open. */
export type Window = 0 | 1;
const windowNames = ['the observer’s window', 'another window'];
/** The rows of a test that observes the first window, and changes data in either of the two. */
export const eachWindow = windowNames.map((place, tab) => [place, tab as Window] as const);

/** What one browser with all accounts offers, but not a server to which each account's device connects. */
export type Abilities = {
  /** The demo account sees other accounts. It can't sign in to a server. */
  demoSeesOthers: boolean;
  /** Other accounts receive files that aren't images. A server has too little room for them. */
  sharesDocuments: boolean;
  /** Everyone finds the followers of a profile. On a server, only the profile's owner does. */
  findsFollowers: boolean;
  /**
   * Likes and followers are read, and the privacy of 100 accounts is checked. A server has one number, which counts
   * every visible mark, also that of an account without a name.
   */
  readsMarks: boolean;
  /** Observers are notified of changes in what they can't read. On a server, it arrives once they can read it. */
  noticesHidden: boolean;
  /** An observer receives changes of lists that it hasn't read, as those of the first other account. */
  observesUnread: boolean;
  /**
   * A change arrives in one part, also the deletion of an account, which notifies all accounts. From a server it arrives
   * in several parts, in each tab, and only where its records are.
   */
  arrivesTogether: boolean;
};

/** A store with the records of several accounts, open in two windows. */
export type Place = {
  can: Abilities;
  /**
   * Writes records of an account in one transaction, and claims the addresses of its pages. The value `undefined`
   * removes a record.
   */
  write(uid: string, records: readonly StoredRecordInput[], tab?: Window): Promise<void>;
  /** Returns all records of an account, as for an export. */
  readAll(uid: string): Promise<readonly StoredRecordInput<string>[]>;
  /** Removes all records of an account. */
  leave(uid: string, tab?: Window): Promise<void>;
  close(): Promise<void>;
};

/** The app's parts that depend on where records are stored. */
export type Storage = {
  /** Opens the device store of an account's window. */
  deviceOf(uid: string, tab?: Window): DeviceStore;
  /** Wraps the other accounts' data, as seen by an account. */
  wrapWorld(world: World, uid: string, tab?: Window): World;
  /** Returns what a window of an account knows about who is online. */
  presenceOf(uid: string, tab?: Window): Presence;
};

const everything: Abilities = {
  demoSeesOthers: true,
  sharesDocuments: true,
  findsFollowers: true,
  readsMarks: true,
  noticesHidden: true,
  observesUnread: true,
  arrivesTogether: true,
};

let devices = 0;

/** For each kind of storage: opens one store twice, as two windows of the browser do. */
const windows: Record<string, () => readonly [DeviceStore, DeviceStore]> = {
  'on IndexedDB'() {
    devices += 1;
    const name = `windows-${devices}`;
    const open = () => createDeviceStore(indexedRecords(name), tabChannel(name));
    return [open(), open()];
  },
  'in memory'() {
    const memory = createMemory();
    return [memory.open(), memory.open()];
  },
};

/** Describes the same tests for each kind of storage. */
export function onEachDevice<Host>(
  describeContract: (name: string, openHost: () => Host & Place) => void,
  openHost: (storage: Storage) => Host,
) {
  for (const [name, openWindows] of Object.entries(windows))
    describeContract(name, () => {
      const tabs = openWindows();
      const presence = memoryPresence();
      return {
        can: everything,
        ...openHost({
          deviceOf: (_, tab = 0) => tabs[tab],
          wrapWorld: (world) => world,
          presenceOf: () => presence,
        }),
        write: (uid, records, tab = 0) => writePages(tabs[tab], uid, records),
        readAll: (uid) => tabs[0].readAll(uid),
        leave: (uid, tab = 0) => tabs[tab].removeAll(uid),
        async close() {
          for (const tab of tabs) await tab.close();
        },
      };
    });
}
