import type { BoardName, StoredContact } from './pipeline';

// The import of people from a CSV file, such as LinkedIn's `Connections.csv`.

/** The largest file, in bytes: 10 MB. */
export const contactFileMaximum = 10 * 1024 * 1024;
/** The most rows of a file. */
export const contactRowsMaximum = 10_000;

/** The boards that imported people can be added to. */
export const importBoards = ['raise', 'people'] as const satisfies readonly BoardName[];
export type ImportBoard = (typeof importBoards)[number];

/** A person in a file, without a batch. */
export type ImportedPerson = Omit<StoredContact, 'batch'>;

/** A known person: one of the user's contacts, or the subject of a card. */
export type KnownPerson = {
  id: string;
  name: string;
  email?: string | undefined;
  company?: string | undefined;
  position?: string | undefined;
  url?: string | undefined;
  /** The path of the profile in this app, for a card of a profile. */
  path?: string | undefined;
};

/**
 * What a row of the file means. `same`: the person named `with` is known already. `unclear`: a known person has
 * the same name, so that the user decides. `repeated`: an earlier row of the file is the same person.
 */
export type RowMatch =
  | { kind: 'new' }
  | { kind: 'same' | 'repeated'; with: string }
  | { kind: 'unclear'; id: string; with: string; company?: string | undefined };

/** A row of the file. `row`: its number among the rows with a name, which is also its id. */
export type ImportRow = { id: string; person: ImportedPerson; match: RowMatch };

export const rowDecisions = ['skip', 'same', 'new'] as const;
/** What the user decides about an unclear row. */
export type RowDecision = (typeof rowDecisions)[number];

/** The content of a file. `unnamed`: the number of rows without a name, which can’t be imported. */
export type ContactPreview = { file: string; rows: readonly ImportRow[]; unnamed: number };

/**
 * Why a file can't be imported. `noName`: no column with names was found. `columns`: the headings of the file.
 */
export type ContactProblem =
  | { kind: 'tooLarge' | 'unreadable' | 'empty' }
  | { kind: 'tooMany'; count: number }
  | { kind: 'noName'; columns: readonly string[] };

export type ContactReading = { preview: ContactPreview } | { problem: ContactProblem };
