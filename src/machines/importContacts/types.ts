import type {
  ContactPreview,
  ContactProblem,
  ContactReading,
  ImportBoard,
  RowDecision,
} from '@/data/schema/shapes/contactImport';
import type { PipelineChange, StoredContact } from '@/data/schema/shapes/pipeline';

/** What the import needs of the pipeline. */
export type ImportTarget = {
  /** The id of the first stage of each board. */
  stages: Readonly<Record<ImportBoard, string>>;
  /** The contacts before the import, by id. */
  contacts: ReadonlyMap<string, StoredContact>;
  /** How many cards the pipeline can still take. */
  room: number;
};

/** The content of a file, or why it can't be imported, and the pipeline at that time. */
export type ImportRead = { reading: ContactReading; target: ImportTarget };

export type ImportContext = {
  board: ImportBoard;
  preview: ContactPreview | null;
  problem: ContactProblem | null;
  target: ImportTarget | null;
  /** What the user decided about unclear rows, by the id of the row. Other rows are skipped. */
  decisions: Readonly<Record<string, RowDecision>>;
  /** The changes that are being written, and how many of them are stored. */
  changes: readonly PipelineChange[];
  written: number;
};

/** Emitted when an import ends. `undo`: the changes that undo it. */
export type ContactsImported = {
  type: 'contacts.imported';
  count: number;
  board: ImportBoard;
  undo: readonly PipelineChange[];
};

export type ImportEvent =
  /** Reads a file, and changes nothing yet. `board`: where people are added, unless the user chooses another. */
  | { type: 'file.choose'; file: Blob; name: string; board: ImportBoard }
  /** Chooses the board to which people are added. */
  | { type: 'board.choose'; board: ImportBoard }
  /** Decides about an unclear row. */
  | { type: 'row.decide'; row: string; decision: RowDecision }
  /** Imports the file, or continues after a failure. `id`: the id of the batch. `at`: ms since the epoch. */
  | { type: 'import.confirm'; id: string; at: number }
  /** Closes the dialog. People that are stored already stay, and can be undone. */
  | { type: 'import.cancel' }
  | ImportReport;

/** What the writing actor reports. */
export type ImportReport =
  /** More changes are stored. `written`: how many are stored now. */
  | { type: 'contacts.progress'; written: number }
  /** All changes are stored. */
  | { type: 'contacts.written' }
  /** A change couldn't be stored. */
  | { type: 'contacts.refused' };

/** The input of the writing actor: all changes, and the index of the first one to write. */
export type WritingInput = { changes: readonly PipelineChange[]; from: number };
