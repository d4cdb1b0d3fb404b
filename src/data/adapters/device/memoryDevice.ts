import type { Claim } from '../../ports/Addresses';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { RecordKind } from '../../schema/shapes/records';
import type { ProfileKind } from '../../schema/shapes/ref';
import { createDeviceStore } from './deviceStore';
import { memoryOutbox } from './memoryOutbox';
import { memoryRecords, type Seed } from './memoryRecords';
import type { Connection } from './outbox';
import { createSendingStore } from './sendingDevice';
import type { TabChannel } from './tabChannel';

type Sending = Omit<Connection, 'name' | 'channel'>;

/**
 * Creates a store in memory for one page, for stories and tests. The data is lost when the page closes.
 * @param sending the server that receives all changes, but not the initial records (`seed`)
 */
export function memoryDevice<Kind extends string = RecordKind>(
  seed: Seed = {},
  sending?: Sending,
): DeviceStore<Kind> {
  if (!sending) return createMemory<Kind>(seed).open();
  const [channel, outboxChannel] = [memoryChannel(), memoryChannel()];
  // No other page has this database, so sending needs no lock.
  const connection = { locks: null, ...sending, name: 'memory', channel: outboxChannel() };
  return createSendingStore(memoryOutbox(seed, claimsOf(seed)).database, channel(), connection);
}

/** Creates a database in memory. Each call of `open` returns the store of another simulated tab. */
export function createMemory<Kind extends string = RecordKind>(seed: Seed = {}) {
  const { database, quarantined } = memoryRecords(seed, claimsOf(seed));
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

const claimsOf = (seed: Seed) => Object.entries(seed).flatMap(claimsIn);

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
