import type { StoredRecordInput } from '../../schema/shapes/records';
import { type Fields, isRecord, plainOf } from './earlierRecords';
import { inParts, listingRecords, ownedRecords } from './startupRecords';

// Divides the records of builds in which a listing was one record, and its owner's edits another. These builds
// are database versions 1 to 4 and export versions 1 to 3. The values aren't validated.

/** Returns the fields of an owner's edits, which had some restricted fields in `details` and `extras`. */
function flattened({ details, extras, ...fields }: Fields): Fields {
  const flat = { ...fields };
  for (const [name, value] of Object.entries({ details, extras })) {
    const { open, ...parts } = isRecord(value) ? inParts(value) : { open: value };
    if (open !== undefined) Object.assign(flat, { [name]: open }, ...Object.values(parts));
  }
  return flat;
}

/** Returns the records that a record of these builds corresponds to. Other kinds of records stay as they are. */
export function dividedRecord(record: StoredRecordInput<string>): StoredRecordInput<string>[] {
  const { kind, id, value } = record;
  const fields = plainOf(value);
  const divide = (): StoredRecordInput<string>[] => {
    if (kind === 'ownedStartup') return ownedRecords(id, flattened(fields) as never);
    const { listing } = fields;
    if (!isRecord(listing)) return [record];
    return listingRecords(id, { ...fields, listing: { ...listing, stage: listing.fundingRound } } as never);
  };
  if ((kind !== 'listing' && kind !== 'ownedStartup') || !isRecord(value)) return [record];
  return divide().map((each) =>
    each !== record && isRecord(value.$encoded) ? { ...each, value: { $encoded: each.value } } : each,
  );
}
