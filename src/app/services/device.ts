import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { troubles } from './troubles';

const memoryFor = { missing: 'memoryMissing', newer: 'memoryNewer', held: 'memoryHeld' } as const;

/** The store of all records in this browser. Opens on first use, once per tab. */
export const device = openDeviceStore({
  onMemory: (reason) => troubles.tell(memoryFor[reason]),
});
