import { describe, expect, test, vi } from 'vitest';
import { writeExport } from '@/data/adapters/file/exportFile';
import { type ReadingPart, readAside } from '@/data/adapters/file/readAside';
import { head, like } from './recordValues';

/** A fake worker. When it receives a file, it posts these parts or fails with this error. */
function workerOf(parts: ReadingPart[] | Error) {
  const asked: unknown[] = [];
  const worker = {
    onmessage: (_: { data: ReadingPart }) => {},
    onerror: (_: { message: string; preventDefault: () => void }) => {},
    terminate: vi.fn(),
    postMessage(file: unknown) {
      asked.push(file);
      queueMicrotask(() => {
        if (parts instanceof Error) worker.onerror({ message: parts.message, preventDefault: () => {} });
        else for (const data of parts) worker.onmessage({ data });
      });
    },
  };
  return { asked, worker, open: () => worker as unknown as Worker };
}

describe('readAside', () => {
  const file = new Blob(['{}']);

  const parts = [{ records: [like('a'), like('b')] }, { records: [like('c')] }, { head }];
  const whole = { content: { ...head, records: [like('a'), like('b'), like('c')] } };
  const foreign = { problem: { kind: 'foreign' as const } };
  test.each<[string, ReadingPart[], object]>([
    ['joined records of all parts', parts, whole],
    ['problem', [foreign], foreign],
  ])('returns the %s that the worker posts, and terminates the worker', async (_, parts, answer) => {
    vi.stubGlobal('Worker', class {});
    const { open, asked, worker } = workerOf(parts);
    expect(await readAside(file, 'me', open)).toEqual(answer);
    expect(asked).toEqual([{ file, owner: 'me' }]);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  test.each([
    ['the worker fails', class {}, workerOf(new Error('No file')).open],
    ['the worker can’t be created', class {}, () => expect.fail('No worker')],
    ['the browser has no workers', undefined, () => expect.fail('It was opened.')],
  ])('reads the file on the main thread if %s', async (_, worker, open) => {
    vi.stubGlobal('Worker', worker);
    const written = (await writeExport({ ...head, records: [like('a')] })).file;
    expect(await readAside(written, 'me', open)).toEqual({ content: { ...head, records: [like('a')] } });
  });
});
