import type { DeviceStore } from '../../ports/DeviceStore';
import type { ListedStartup } from '../../schema/shapes/listedStartup';
import type { OwnedStartup } from '../../schema/shapes/ownedStartup';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { type PartedKind, partOf, startupParts } from '../../schema/shapes/startupParts';
import { joined, loadPartSchema, loadWhole, type PartRecord, partKind } from './wholeStartups';

// Divides listings and their owners' edits into records: a public one, and one for each restricted part. All
// of them are under the startup's id, and are written in one transaction.

/** Returns the fields of each part, and the public ones (`open`). Omits missing values. */
export function inParts(fields: object) {
  const parts = { open: {}, traction: {}, metrics: {}, contact: {} } as Record<
    'open' | (typeof startupParts)[number],
    Record<string, unknown>
  >;
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) parts[partOf(name) ?? 'open'][name] = value;
  return parts;
}

/** Returns the records of a listed startup. */
export function listingRecords(id: string, { listing, ...about }: ListedStartup): StoredRecordInput[] {
  const parts = inParts(listing);
  const open = { ...about, listing: { ...parts.open, ...(listing.pitchDeck && { hasDeck: true }) } };
  return recordsOf('listing', id, { ...parts, open });
}

/** Returns the records of an owner's edits. */
export function ownedRecords(id: string, owned: OwnedStartup): StoredRecordInput[] {
  const parts = inParts(owned);
  const open = { ...parts.open, ...(owned.deck && { hasDeck: Boolean(owned.deck.file) }) };
  return recordsOf('ownedStartup', id, { ...parts, open });
}

const recordsOf = (kind: PartedKind, id: string, { open, ...parts }: ReturnType<typeof inParts>) => [
  { kind, id, value: open },
  ...startupParts.map((part) => ({ kind: partKind(kind, part), id, value: parts[part] })),
];

/** Returns changes that remove the records of a listing or of its owner's edits. */
export const withoutRecords = (kind: PartedKind, id: string): StoredRecordInput[] =>
  [kind, ...startupParts.map((part) => partKind(kind, part))].map((each) => ({
    kind: each,
    id,
    value: undefined,
  }));

/** Replaces the owner's edits of a startup with the result of `change`, atomically. Returns the result. */
export async function updateOwned(
  device: DeviceStore,
  owner: string,
  id: string,
  change: (found: OwnedStartup | undefined) => OwnedStartup,
): Promise<OwnedStartup> {
  const records = withoutRecords('ownedStartup', id).map(({ kind }, at) => {
    const part = startupParts[at - 1];
    return { kind, id, loadShape: part ? loadPartSchema(part) : loadWhole.ownedStartup };
  });
  let changed: OwnedStartup | undefined;
  await device.updateAll(owner, records, ([open, ...parts]) => {
    const found = open as OwnedStartup | undefined;
    const whole = parts.map((value) => ({ id, value }) as PartRecord);
    changed = change(found && joined.ownedStartup({ id, value: found })(...whole).value);
    return ownedRecords(id, changed).map(({ value }) => value);
  });
  return changed as OwnedStartup;
}
