import { afterEach, beforeEach, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';

/** A device for each test of a file, as tabs of the browser open it; all of them are closed after the test. */
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

/** No database can be opened from now on. */
export const withoutRoom = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
