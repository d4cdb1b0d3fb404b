import type { Claim } from '../../ports/Addresses';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';
import type { ProfileKind } from '../../schema/shapes/ref';
import { createDeviceStore } from './deviceStore';
import { memoryRecords, type Seed } from './memoryRecords';
import type { TabChannel } from './tabChannel';

/** Creates a store in memory for one page, for stories and tests. The data is lost when the page closes. */
export const memoryDevice = <Kind extends string = RecordKind>(seed: Seed = {}): DeviceStore<Kind> =>
  createMemory<Kind>(seed).open();

/** Creates a database in memory. Each call of `open` returns the store of another simulated tab. */
export function createMemory<Kind extends string = RecordKind>(seed: Seed = {}) {
  const { database, quarantined } = memoryRecords(seed, Object.entries(seed).flatMap(claimsIn));
  const channel = memoryChannel();
  return {
    open: (): DeviceStore<Kind> => createDeviceStore<Kind>(database, channel()),
    /** Returns the quarantined records, oldest first. */
    quarantined,
  };
}

const pages: Partial<Record<string, ProfileKind>> = {
  profile: 'user',
  investorAccount: 'investor',
  listing: 'startup',
};

/** Returns the claims of the addresses in an account's records, which the app makes when it writes a page. */
export const claimsIn = ([owner, records = []]: [owner: string, Seed[string]]): Claim[] =>
  records.flatMap(({ kind: recordKind, id, value }) => {
    const kind = pages[recordKind];
    const { slug } = (value ?? {}) as { slug?: string };
    return kind && slug ? [{ slug, kind, owner, id: kind === 'startup' ? id : owner }] : [];
  });

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
