import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';
import { createDeviceStore } from './deviceStore';
import { memoryRecords, type Seed } from './memoryRecords';
import type { TabChannel } from './tabChannel';

/** A store for one page, for stories and tests. Its data is lost with the page. */
export const memoryDevice = <Kind extends string = RecordKind>(seed: Seed = {}): DeviceStore<Kind> =>
  createMemory<Kind>(seed).open();

/** A store in memory, shared by all tabs opened with `open`. */
export function createMemory<Kind extends string = RecordKind>(seed: Seed = {}) {
  const { database, quarantined } = memoryRecords(seed);
  const channel = memoryChannel();
  return {
    open: (): DeviceStore<Kind> => createDeviceStore<Kind>(database, channel()),
    /** Returns the quarantined records, oldest first. */
    quarantined,
  };
}

/** A channel between the tabs of one memory store. Each call connects another tab. */
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
