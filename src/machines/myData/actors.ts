import { fromPromise } from 'xstate';
import type { ExportContent, ImportReading, MyData } from '@/data/ports/MyData';
import type { SignInMethod } from '@/data/schema/shapes/lists';

/** Returns the actors that export, import, reset and delete the user's data. */
export const myDataActors = ({ myData }: { myData: MyData }) => ({
  exportData: fromPromise<{ fileName: string; leftOut: number }, void>(() => myData.exportData()),
  readImport: fromPromise<ImportReading, { file: Blob }>(({ input }) => myData.readImport(input.file)),
  importData: fromPromise<void, { content: ExportContent }>(({ input }) => myData.importData(input.content)),
  resetData: fromPromise<void, void>(() => myData.resetData()),
  loadSignInMethod: fromPromise<SignInMethod, void>(() => myData.loadSignInMethod()),
  deleteAccount: fromPromise<void, { password: string }>(({ input }) => myData.deleteAccount(input.password)),
});
