import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';
import { createDeviceStore } from './deviceStore';
import { memoryRecords, type Seed } from './memoryRecords';
import type { Connection } from './outbox';
import type { TabChannel } from './tabChannel';

type Sending = Pick<Connection, 'server' | 'locks' | 'page' | 'schedule'>;

/** Creates a store in memory for one page, for stories and tests. The data is lost when the page closes. */
export const memoryDevice = <Kind extends string = RecordKind>(
  seed: Seed = {},
  sending?: Sending,
): DeviceStore<Kind> => createMemory<Kind>(seed, sending !== undefined).open(sending);

/**
 * Creates a database in memory. Each call of `open` returns the store of another simulated tab.
 * @param hasServer whether changes are added to the outbox; the initial records (`seed`) aren't changes
 */
export function createMemory<Kind extends string = RecordKind>(seed: Seed = {}, hasServer = false) {
  const { database, quarantined } = memoryRecords(seed, hasServer);
  const [channel, outboxChannel] = [memoryChannel(), memoryChannel()];
  return {
    open: (sending?: Sending): DeviceStore<Kind> =>
      createDeviceStore<Kind>(
        database,
        channel(),
        // Other pages have separate databases, so a lock is needed only between simulated tabs.
        sending && { locks: null, ...sending, name: 'memory', channel: outboxChannel() },
      ),
    /** Returns the quarantined records, oldest first. */
    quarantined,
  };
}

/** Returns a function that connects another simulated tab to one channel. */
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
