import type { SignInMethod } from '../schema/shapes/lists';
import type { RecordGroup } from '../schema/shapes/recordGroups';
import type { StoredRecordInput } from '../schema/shapes/records';
import type { Theme } from '../schema/shapes/themes';

/** The content of an export file: all records of a user, and their theme and language. */
export type ExportContent = {
  /** The version of the file's format. Files of versions 1 and 2 refer to pages by their addresses. */
  version: number;
  /** The owner's name. */
  name: string;
  /** In ms since the epoch. */
  exportedAt: number;
  appearance: { theme: Theme; language: string };
  records: StoredRecordInput[];
};

/** The effect of an import on one group of data. Stars, follows and likes are only added or removed. */
export type GroupChange = { group: RecordGroup; added: number; changed: number; removed: number };

/** The changes that an import would make. */
export type ImportPreview = Pick<ExportContent, 'name' | 'exportedAt'> & {
  /** One entry per changed group, in the order of `recordGroups`. */
  groups: GroupChange[];
  /** The imported theme and language, as far as they differ from the current ones. */
  appearance: Partial<ExportContent['appearance']>;
};

/**
 * Why a file isn't imported.
 * - `somebodyElse`: the import would give the user the name or page of another account.
 * - `foreign`: the file isn't an Updraft export. `newer`: a later version of the app exported it.
 * - `damaged`: parts of the export are missing or invalid. `wrong` counts the invalid records by group. The
 *   group is `null` for records of an unknown kind.
 */
export type ImportProblem =
  | { kind: 'somebodyElse'; name: string }
  | { kind: 'tooLarge' | 'unreadable' | 'notJson' | 'foreign' | 'newer' }
  | { kind: 'damaged'; wrong: { group: RecordGroup | null; count: number }[] };

/** The content and preview of a valid file, or why it was rejected. */
export type ImportReading = { content: ExportContent; preview: ImportPreview } | { problem: ImportProblem };

/** Actions on all stored data of a user. Methods reject on failure. */
export interface MyData {
  /** Downloads all data in one file. `leftOut`: the number of invalid records. */
  exportData(): Promise<{ fileName: string; leftOut: number }>;
  /** Returns the content of a file and the changes that an import would make, without importing it. */
  readImport(file: Blob): Promise<ImportReading>;
  /** Replaces all of the user's data, or nothing if that fails. The id of the user's page stays the same. */
  importData(content: ExportContent): Promise<void>;
  /** Resets all data to that of a new account. */
  resetData(): Promise<void>;
  /** Returns the sign-in method. The user signs in again to delete the account. @throws AuthProviderError */
  loadSignInMethod(): Promise<SignInMethod>;
  /** Deletes the account and leaves the page. `password`: empty without one. @throws AuthProviderError */
  deleteAccount(password: string): Promise<void>;
}
