import type { DeviceStore } from '../../ports/DeviceStore';

type Seen = { date: number; quarantined: number };

/** What this tab knows already: it needs no second reading until all is replaced. */
const known = new WeakMap<DeviceStore, Map<string, Promise<Seen>>>();

/** When the owner first saw the sample world, in ms since the epoch: it is dated from then, and ages. */
export function readSampleDate(device: DeviceStore, owner: string, now: () => number): Promise<Seen> {
  const dates = known.get(device) ?? new Map<string, Promise<Seen>>();
  known.set(device, dates);
  const reading = dates.get(owner);
  if (reading) return reading;
  const first = read(device, owner, now);
  dates.set(owner, first);
  const forget = () => {
    dates.delete(owner);
    stop();
  };
  const stop = device.observe(owner, ({ extent }) => {
    if (extent === 'all') forget();
  });
  first.then(({ date }) => {
    // What was quarantined is counted once.
    if (dates.get(owner) === first) dates.set(owner, Promise.resolve({ date, quarantined: 0 }));
  }, forget);
  return first;
}

async function read(device: DeviceStore, owner: string, now: () => number): Promise<Seen> {
  const { records, quarantined } = await device.read(
    owner,
    'sampleDate',
    async () => (await import('../../schema/feedRecords')).feedRecordSchemas.sampleDate,
  );
  const kept = records[0]?.value;
  if (kept !== undefined) return { date: kept, quarantined };
  const date = now();
  // Best kept, but a device that takes nothing still shows the sample.
  await device.write(owner, 'sampleDate', 'feed', date).catch(() => {});
  return { date, quarantined };
}
