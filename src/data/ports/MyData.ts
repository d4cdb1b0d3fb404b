import type { SignInMethod } from '../schema/lists';
import type { RecordGroup } from '../schema/recordGroups';
import type { KeptRecord } from '../schema/records';
import type { Theme } from '../schema/themes';

/** What somebody takes along: all that is kept of them, and how they like the app to look. */
export type ExportContent = {
  /** Whose it is. */
  name: string;
  /** In ms since the epoch. */
  exportedAt: number;
  appearance: { theme: Theme; language: string };
  records: KeptRecord[];
};

/** What an import does to one group of records, one of the three at least. What is only on or off never changes. */
export type GroupChange = { group: RecordGroup; added: number; changed: number; removed: number };

/** What an import would change. */
export type ImportPreview = Pick<ExportContent, 'name' | 'exportedAt'> & {
  /** In the order of the groups; those that stay as they are, are missing. */
  groups: GroupChange[];
  /** The look that it brings, as far as it is another one. */
  appearance: Partial<ExportContent['appearance']>;
};

/**
 * Why a file is not imported. `foreign`: no export of ours; `newer`: one of a later version; `damaged`: one of ours that
 * is not whole, with the groups that its wrong records belong to (`null`: nobody knows); `somebodyElse`: it gives the
 * person the name or the page of somebody else.
 */
export type ImportProblem =
  | { kind: 'somebodyElse'; name: string }
  | { kind: 'tooLarge' | 'unreadable' | 'notJson' | 'foreign' | 'newer' }
  | { kind: 'damaged'; wrong: { group: RecordGroup | null; count: number }[] };

/** A file that was read and found whole, or why it wasn't. */
export type ImportReading = { content: ExportContent; preview: ImportPreview } | { problem: ImportProblem };

/** What a person can do with all that is kept of them (decisions: "Your data"). Everything rejects when it can't be done. */
export interface MyData {
  /** Gives the person everything in one file. `leftOut`: records that no build could read. */
  exportData(): Promise<{ fileName: string; leftOut: number }>;
  /** What is in a file, and what importing it would change; nothing does yet. */
  readImport(file: Blob): Promise<ImportReading>;
  /** Puts what is in a file in the place of all that is here: all of it or nothing. Their page stays. */
  importData(content: ExportContent): Promise<void>;
  /** Takes everything back to the first day. */
  resetData(): Promise<void>;
  /** What the account is entered with, and asked for before it is deleted. @throws AuthProviderError */
  loadSignInMethod(): Promise<SignInMethod>;
  /** Deletes the account, and leads away from here. `password` of one that has one. @throws AuthProviderError */
  deleteAccount(password: string): Promise<void>;
}
