import type { ExportContent, ImportProblem } from '../../ports/MyData';
import type { KeptRecord } from '../../schema/records';

type Reading = { content: ExportContent } | { problem: ImportProblem };

/** What the worker posts: what is wrong, or the records, some at a time, and at the end all else. */
export type ReadingPart =
  | { problem: ImportProblem }
  | { records: KeptRecord[] }
  | { head: Omit<ExportContent, 'records'> };

const openWorker = () =>
  new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module', name: 'import' });

function readIn(worker: Worker, file: Blob): Promise<Reading> {
  const records: KeptRecord[] = [];
  return new Promise<Reading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadingPart>) => {
      if ('records' in data) records.push(...data.records);
      else resolve('problem' in data ? data : { content: { ...data.head, records } });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}

/** As `readExport`, beside the page; in the page where there can be no worker. */
export async function readAside(file: Blob, open = openWorker): Promise<Reading> {
  if (typeof Worker === 'function') {
    try {
      return await readIn(open(), file);
    } catch {
      // Its file couldn't be fetched: what the page fetches is tried more than once.
    }
  }
  return (await import('./importFile')).readExport(file);
}
