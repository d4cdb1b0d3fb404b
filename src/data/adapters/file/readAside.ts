import type { ExportContent, ImportProblem } from '../../ports/MyData';
import type { StoredRecordInput } from '../../schema/shapes/records';

type Reading = { content: ExportContent } | { problem: ImportProblem };

/** A message from the worker: a problem, a batch of records or, last, the file's other data (`head`). */
export type ReadingPart =
  | { problem: ImportProblem }
  | { records: StoredRecordInput[] }
  | { head: Omit<ExportContent, 'records'> };

/** A message to the worker: the file, and the owner of the imported records. */
export type ImportRequest = { file: Blob; owner: string };

const openWorker = () =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module', name: 'import' });

function readIn(worker: Worker, asked: ImportRequest): Promise<Reading> {
  const records: StoredRecordInput[] = [];
  return new Promise<Reading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadingPart>) => {
      if ('records' in data) records.push(...data.records);
      else resolve('problem' in data ? data : { content: { ...data.head, records } });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}

/** Runs `readExport` in a worker, or on the main thread if workers are unavailable. */
export async function readAside(file: Blob, owner: string, open = openWorker): Promise<Reading> {
  if (typeof Worker === 'function') {
    try {
      return await readIn(open(), { file, owner });
    } catch {
      // The worker's script failed to load. The page reads the file instead, and retries a failed `import()`.
    }
  }
  return (await import('./importFile')).readExport(file, owner);
}
