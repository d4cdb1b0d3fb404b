import { createDeviceStore } from '@/data/adapters/device/deviceStore';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';
import { tabChannel } from '@/data/adapters/device/tabChannel';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { KeptRecord } from '@/data/schema/records';

/** One of two windows, which a person may have open both. */
export type Window = 0 | 1;

/** A place where accounts keep their records, with two windows. */
export type Place = {
  /** What an account writes into its own space, `undefined` to remove it; all at once. */
  write(uid: string, records: readonly KeptRecord[], tab?: Window): Promise<void>;
  /** All records of an account, as an export has them. */
  readAll(uid: string): Promise<readonly KeptRecord<string>[]>;
  /** All records of an account go. */
  leave(uid: string, tab?: Window): Promise<void>;
  /** All records of an account are replaced. */
  replace(uid: string, records: readonly KeptRecord[]): Promise<void>;
  close(): Promise<void>;
};

let devices = 0;

/** New devices with two windows each: in the browser's database, and in memory. */
const windows: Record<string, () => readonly [DeviceStore, DeviceStore]> = {
  'on one device'() {
    devices += 1;
    const name = `windows-${devices}`;
    const open = () => createDeviceStore(indexedRecords(name), tabChannel(name));
    return [open(), open()];
  },
  'on one device in memory'() {
    const memory = createMemory();
    return [memory.open(), memory.open()];
  },
};

/** Runs a contract on each kind of device. */
export function onEachDevice<Host>(
  describeContract: (name: string, openHost: () => Host & Place) => void,
  openHost: (deviceOf: (tab?: Window) => DeviceStore) => Host,
) {
  for (const [name, openWindows] of Object.entries(windows))
    describeContract(name, () => {
      const tabs = openWindows();
      return {
        ...openHost((tab = 0) => tabs[tab]),
        write: (uid, records, tab = 0) => tabs[tab].writeAll(uid, records),
        readAll: (uid) => tabs[0].readAll(uid),
        leave: (uid, tab = 0) => tabs[tab].removeAll(uid),
        replace: (uid, records) => tabs[0].replaceAll(uid, records),
        async close() {
          for (const tab of tabs) await tab.close();
        },
      };
    });
}
