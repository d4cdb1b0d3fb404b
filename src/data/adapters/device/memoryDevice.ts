import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/records';
import { createDeviceStore } from './deviceStore';
import { memoryRecords, type Seed } from './memoryRecords';
import type { TabChannel } from './tabChannel';

/** A device of this page alone, for stories and tests: it forgets everything with the page. */
export const memoryDevice = <Kind extends string = RecordKind>(seed: Seed = {}): DeviceStore<Kind> =>
  createMemory<Kind>(seed).open();

/** A device in memory, with as many tabs as are opened. */
export function createMemory<Kind extends string = RecordKind>(seed: Seed = {}) {
  const { database, quarantined } = memoryRecords(seed);
  const channel = memoryChannel();
  return {
    open: (): DeviceStore<Kind> => createDeviceStore<Kind>(database, channel()),
    /** What lies in the quarantine, the oldest first. */
    quarantined,
  };
}

/** A line between the tabs of one memory, each with an end of its own. */
function memoryChannel(): () => TabChannel {
  const ends = new Set<(message: unknown) => void>();
  return () => {
    const listeners = new Set<(message: unknown) => void>();
    const receive = (message: unknown) => {
      for (const listener of [...listeners]) listener(message);
    };
    return {
      isWorking: true,
      post(message) {
        for (const end of [...ends]) {
          if (end !== receive) queueMicrotask(() => end(structuredClone(message)));
        }
      },
      listen(listener) {
        ends.add(receive);
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => void ends.delete(receive),
    };
  };
}
