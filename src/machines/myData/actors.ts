import { fromPromise } from 'xstate';
import type { ExportContent, ImportReading, MyData } from '@/data/ports/MyData';

/** What a person does with all that is kept of them. */
export const myDataActors = ({ myData }: { myData: MyData }) => ({
  exportData: fromPromise<{ fileName: string; leftOut: number }, void>(() => myData.exportData()),
  readImport: fromPromise<ImportReading, { file: Blob }>(({ input }) => myData.readImport(input.file)),
  importData: fromPromise<void, { content: ExportContent }>(({ input }) => myData.importData(input.content)),
  resetData: fromPromise<void, void>(() => myData.resetData()),
  deleteAccount: fromPromise<void, void>(() => myData.deleteAccount()),
  signInAgain: fromPromise<void, void>(() => myData.signInAgain()),
});
