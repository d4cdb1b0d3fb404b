/**
 * The restricted parts of a listed startup. The rest is public. Each part is a separate record, so that a server
 * can refuse to send it.
 */
export const startupParts = ['traction', 'metrics', 'contact'] as const;
export type StartupPart = (typeof startupParts)[number];

/** The kinds of records whose restricted parts are separate records: a listing, and its owner's edits. */
export type PartedKind = 'listing' | 'ownedStartup';
export type PartKind = `${PartedKind}${Capitalize<StartupPart>}`;
