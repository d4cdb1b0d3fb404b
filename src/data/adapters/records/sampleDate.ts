import type { DeviceStore } from '../../ports/DeviceStore';

type Seen = { date: number; quarantined: number };

type Dates = {
  /** All who ask at once get the same answer: the first of them begins the sample. */
  pending: Map<string, Promise<Seen>>;
  /** By owner, as this tab knows it: of an account that is deleted meanwhile nothing is written again. */
  known: Map<string, number>;
};
const dates = new WeakMap<DeviceStore, Dates>();

function datesOf(device: DeviceStore): Dates {
  const found = dates.get(device) ?? { pending: new Map(), known: new Map() };
  dates.set(device, found);
  return found;
}

/** When the owner first saw the sample world, in ms since the epoch: it is dated from then, and ages. */
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

/** Before all that an owner has is replaced: the sample begins again with the next look, unless a date comes with the rest. */
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
    async () => (await import('../../schema/feedRecords')).feedRecordSchemas.sampleDate,
  );
  const before = records[0]?.value ?? known.get(owner);
  const date = before ?? now();
  known.set(owner, date);
  // Best kept, but a device that takes nothing still shows the sample.
  if (before === undefined) await device.write(owner, 'sampleDate', 'feed', date).catch(() => {});
  return { date, quarantined };
}
