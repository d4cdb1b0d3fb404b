import type { DeviceStore, OwnedRecord } from '../../ports/DeviceStore';
import { isPublisher } from './owners';
import { shapeFor } from './published';

// Pages of the published records of all accounts.

/** The next records of a kind, of all accounts. `next`: where the page after them begins; `null` if there is none. */
type NextRecords<Value> = { records: OwnedRecord<Value>[]; next: string | null };

/**
 * Returns about `count` startups in the order in which accounts listed them, latest first. `after`: `next` of the
 * page before.
 * @throws as `readPublished`
 */
export async function readNextListings(device: DeviceStore, count: number, after?: string) {
  const before = after === undefined ? undefined : Number(after);
  const asked = { newest: count, ...(before !== undefined && { before }) };
  const { records, hasEarlier } = await device.readAcross('listing', shapeFor('listing'), asked);
  return pageOf(records, hasEarlier, ({ value }) => `${value.savedAt}`);
}

/** Returns the record with this id of the next `count` accounts, ordered by account. @throws as `readPublished` */
export async function readNextOwners<Kind extends 'profile' | 'investorAccount'>(
  device: DeviceStore,
  kind: Kind,
  count: number,
  after?: string,
) {
  const asked = { id: 'me', count, ...(after !== undefined && { after }) };
  const { records, hasEarlier } = await device.readAcross(kind, shapeFor(kind), asked);
  return pageOf(records, hasEarlier, ({ owner }) => owner);
}

const pageOf = <Value>(
  records: OwnedRecord<Value>[],
  hasNext: boolean,
  cursorOf: (last: OwnedRecord<Value>) => string,
): NextRecords<Value> => {
  const last = records.at(-1);
  return {
    records: records.filter(({ owner }) => isPublisher(owner)),
    next: hasNext && last ? cursorOf(last) : null,
  };
};
