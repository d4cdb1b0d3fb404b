import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { noteKeptKinds } from './keptKinds';
import { troubles } from './troubles';

const memoryFor = { missing: 'memoryMissing', newer: 'memoryNewer', held: 'memoryHeld' } as const;

/** What is kept on the device; opened with its first use, once for the whole tab. */
export const device = openDeviceStore({
  onMemory: (reason) => troubles.tell(memoryFor[reason]),
});
noteKeptKinds(device);
