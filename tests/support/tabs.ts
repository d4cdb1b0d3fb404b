import { afterEach, beforeEach, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { RecordKind } from '@/data/schema/shapes/records';

type Options = Pick<NonNullable<Parameters<typeof openDeviceStore>[0]>, 'onMemory' | 'server'>;

/** Gives each test of a file a new database. `openTab` opens the database as in another browser tab. */
export function freshDevices<Kind extends string = RecordKind>(name: string) {
  let count = 0;
  const databaseName = () => `${name}-${count}`;
  const opened: DeviceStore<Kind>[] = [];
  beforeEach(() => {
    count += 1;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((tab) => tab.close()));
  });
  return {
    databaseName,
    openTab(options: Options = {}) {
      const tab = openDeviceStore<Kind>({ databaseName: databaseName(), ...options });
      opened.push(tab);
      return tab;
    },
  };
}

/** Makes `indexedDB.open` throw, as with a full quota. */
export const withoutRoom = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
