import { afterEach, beforeEach, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';

/** Creates a new database per test of a file, which tabs can open. All tabs are closed after the test. */
export function freshDevices(name: string) {
  let count = 0;
  const opened: DeviceStore[] = [];
  beforeEach(() => {
    count += 1;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((tab) => tab.close()));
  });
  return {
    openTab() {
      const tab = openDeviceStore({ databaseName: `${name}-${count}` });
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
