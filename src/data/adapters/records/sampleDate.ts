import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';

type Seen = { date: number; quarantined: number };

type Dates = {
  /** The pending reads, by owner. Concurrent calls share a read, so that only one of them sets the date. */
  pending: Map<string, Promise<Seen>>;
  /** The dates that this tab has read, by owner. They prevent a new write after an account was deleted. */
  known: Map<string, number>;
};
const dates = new WeakMap<DeviceStore, Dates>();

function datesOf(device: DeviceStore): Dates {
  const found = dates.get(device) ?? { pending: new Map(), known: new Map() };
  dates.set(device, found);
  return found;
}

/** Returns when the owner first saw the sample data, in ms since the epoch. Its dates depend on this time. */
export function readSampleDate(device: DeviceStore, owner: string, now: () => number): Promise<Seen> {
  const { pending, known } = datesOf(device);
  const reading = pending.get(owner) ?? read(device, owner, known, now);
  pending.set(owner, reading);
  const settle = () => {
    if (pending.get(owner) === reading) pending.delete(owner);
  };
  reading.then(settle, settle);
  return reading;
}

/** Removes the owner's date from this tab's cache. Call it before replacing all of the owner's records. */
export function forgetSampleDate(device: DeviceStore, owner: string) {
  datesOf(device).known.delete(owner);
}

async function read(
  device: DeviceStore,
  owner: string,
  known: Dates['known'],
  now: () => number,
): Promise<Seen> {
  const { records, quarantined } = await device.read(
    owner,
    'sampleDate',
    async () => (await import('../../schema/shapes/feedRecords')).feedRecordSchemas.sampleDate,
  );
  const before = records[0]?.value ?? known.get(owner);
  const date = before ?? now();
  known.set(owner, date);
  // Doesn't wait for the write, which takes 25 ms: this tab knows the date, and shows the data even if storage is full.
  if (before === undefined) device.write(owner, 'sampleDate', 'feed', date).catch(reporting('sample date'));
  return { date, quarantined };
}
