import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { writePages } from './claims';

/** One of two windows that a user has open. */
export type Window = 0 | 1;
const windowNames = ['the observer’s window', 'another window'];
/** The rows of a test that observes the first window, and changes data in either of the two. */
export const eachWindow = windowNames.map((place, tab) => [place, tab as Window] as const);

/** A store with the records of several accounts, open in two windows. */
export type Place = {
  /**
   * Writes records of an account in one transaction, and claims the addresses of its pages. The value `undefined`
   * removes a record.
   */
  write(uid: string, records: readonly StoredRecordInput[], tab?: Window): Promise<void>;
  /** Returns all records of an account, as for an export. */
  readAll(uid: string): Promise<readonly StoredRecordInput<string>[]>;
  /** Removes all records of an account. */
  leave(uid: string, tab?: Window): Promise<void>;
  /** Replaces all records of an account. */
  replace(uid: string, records: readonly StoredRecordInput[]): Promise<void>;
  close(): Promise<void>;
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
  openHost: (deviceOf: (tab?: Window) => DeviceStore) => Host,
) {
  for (const [name, openWindows] of Object.entries(windows))
    describeContract(name, () => {
      const tabs = openWindows();
      return {
        ...openHost((tab = 0) => tabs[tab]),
        write: (uid, records, tab = 0) => writePages(tabs[tab], uid, records),
        readAll: (uid) => tabs[0].readAll(uid),
        leave: (uid, tab = 0) => tabs[tab].removeAll(uid),
        replace: (uid, records) => tabs[0].replaceAll(uid, records),
        async close() {
          for (const tab of tabs) await tab.close();
        },
      };
    });
}
