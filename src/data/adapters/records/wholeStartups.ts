import type { DeviceRecord, DeviceStore, LoadShape } from '../../ports/DeviceStore';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import type { ListedStartup } from '../../schema/shapes/listedStartup';
import type { OwnedStartup } from '../../schema/shapes/ownedStartup';
import type { RestrictedFields } from '../../schema/shapes/partSchemas';
import {
  type PartedKind,
  type PartKind,
  type StartupPart,
  startupParts,
} from '../../schema/shapes/startupParts';

// A listing and its owner's edits are stored in parts. This module joins the parts again. A part without a
// record is empty.

export type Whole = { listing: ListedStartup; ownedStartup: OwnedStartup };

/** A record of a restricted part. */
export type PartRecord = DeviceRecord<Partial<RestrictedFields>>;

/** Returns the kind of the records with a part of a listing, or of its owner's edits. */
export const partKind = (kind: PartedKind, part: StartupPart): PartKind =>
  `${kind}${part.replace(/^./, (first) => first.toUpperCase()) as Capitalize<StartupPart>}`;

/** Returns a function that loads the schema of a part. */
export const loadPartSchema = (part: StartupPart) => async () =>
  (await import('../../schema/shapes/partSchemas')).partSchemas[part];

export const loadWhole = {
  listing: async () => (await import('../../schema/shapes/listedStartup')).listedStartupSchema,
  ownedStartup: async () => (await import('../../schema/shapes/ownedStartup')).ownedStartupSchema,
};

/**
 * By kind, returns a public record with the fields of its parts, in the order of `startupParts`. Equal arguments
 * return the same object.
 */
export const joined: {
  [Kind in PartedKind]: (
    open: DeviceRecord<Whole[Kind]>,
  ) => (...parts: (PartRecord | undefined)[]) => DeviceRecord<Whole[Kind]>;
} = {
  listing: rememberedByItem(({ id, value }) =>
    remembered((...parts) => ({
      id,
      value: { ...value, listing: { ...value.listing, ...fieldsOf(parts) } },
    })),
  ),
  ownedStartup: rememberedByItem(({ id, value }) =>
    remembered((...parts) => ({ id, value: { ...value, ...fieldsOf(parts) } })),
  ),
};

const fieldsOf = (parts: readonly (PartRecord | undefined)[]): RestrictedFields =>
  Object.assign({}, ...parts.map((part) => part?.value));

const byId = rememberedByItem(
  (records: readonly PartRecord[]) => new Map(records.map((record) => [record.id, record])),
);

/** Joins lists of records. Returns the same list as long as no record changed. */
const listJoined = <Kind extends PartedKind>(kind: Kind) =>
  rememberedByItem((open: readonly DeviceRecord<Whole[Kind]>[]) =>
    remembered((...parts: (readonly PartRecord[])[]) =>
      open.map((record) => joined[kind](record)(...parts.map((part) => byId(part).get(record.id)))),
    ),
  );
const lists: { [Kind in PartedKind]: ReturnType<typeof listJoined<Kind>> } = {
  listing: listJoined('listing'),
  ownedStartup: listJoined('ownedStartup'),
};

/**
 * Returns a user's listings or edits with all their parts. `quarantined`: how many records this call found
 * invalid.
 */
async function readWhole<Kind extends PartedKind>(device: DeviceStore, owner: string, kind: Kind) {
  const [open, ...parts] = await Promise.all([
    device.read(owner, kind, loadWhole[kind] as LoadShape<Whole[Kind]>),
    ...startupParts.map((part) =>
      device.read<PartRecord['value']>(owner, partKind(kind, part), loadPartSchema(part)),
    ),
  ]);
  return {
    records: lists[kind](open.records)(...parts.map(({ records }) => records)),
    quarantined: [open, ...parts].reduce((sum, { quarantined }) => sum + quarantined, 0),
  };
}

/** Returns a user's listings with all parts. */
export const readWholeListings = (device: DeviceStore, owner: string) => readWhole(device, owner, 'listing');

const ownedById = rememberedByItem(
  (records: readonly DeviceRecord<OwnedStartup>[]) => new Map(records.map(({ id, value }) => [id, value])),
);

/** Returns the owner's edits with all parts, by startup id. Returns the same map as long as nothing changed. */
export async function readWholeOwned(device: DeviceStore, owner: string) {
  const { records, quarantined } = await readWhole(device, owner, 'ownedStartup');
  return { owned: ownedById(records), quarantined };
}
