/**
 * The restricted parts of a listed startup. The rest is public. Each part is a separate record, so that a server
 * can refuse to send it.
 */
export const startupParts = ['traction', 'metrics', 'contact'] as const;
export type StartupPart = (typeof startupParts)[number];

/** The kinds of records whose restricted parts are separate records: a listing, and its owner's edits. */
export type PartedKind = 'listing' | 'ownedStartup';
export type PartKind = `${PartedKind}${Capitalize<StartupPart>}`;

/** The fields of each part: those of its schema, without loading the schema. */
export const partFields = {
  traction: ['revenue', 'users', 'raised', 'goal', 'fundingRound', 'valuation', 'closingDate'],
  metrics: ['arr', 'growth', 'cac', 'ltv'],
  contact: ['website', 'email', 'pitchDeck', 'deck'],
} as const satisfies Record<StartupPart, readonly string[]>;
export type PartField<Part extends StartupPart> = (typeof partFields)[Part][number];

/** Returns the part that a field belongs to; `undefined` if everyone can read the field. */
export const partOf = (field: string): StartupPart | undefined =>
  startupParts.find((part) => (partFields[part] as readonly string[]).includes(field));
