import { expect, it } from 'vitest';
import { chunkEnd, writeInChunks } from '@/data/adapters/stores/pipeline/inChunks';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';

const batch: PipelineChange = { kind: 'importBatch', id: 'b', value: undefined };
const pairs = (count: number): PipelineChange[] =>
  Array.from({ length: count }, (_, at): PipelineChange[] => [
    { kind: 'contact', id: `${at}`, value: undefined },
    { kind: 'card', id: `contact:${at}`, value: undefined },
  ]).flat();

/** A store whose write with this number fails. */
function start(failAt = Number.POSITIVE_INFINITY) {
  const written: (readonly PipelineChange[])[] = [];
  const write = async (changes: readonly PipelineChange[]) => {
    if (written.length === failAt) throw new Error('No room');
    written.push(changes);
  };
  return { written, write };
}

/** Records the progress. */
function progressing() {
  const progress: number[] = [];
  const onWritten = (count: number) => {
    progress.push(count);
    return true;
  };
  return { progress, onWritten };
}

it('writeInChunks writes a contact and its card in one transaction', async () => {
  const { written, write } = start();
  const { progress, onWritten } = progressing();
  const changes = [batch, ...pairs(600)];
  await writeInChunks({ write }, changes, { onWritten });
  expect(written.flat()).toEqual(changes);
  expect(progress).toEqual([501, 1001, 1201]);
  for (const chunk of written) expect(chunk.at(-1)?.kind).toBe('card');
});

it('writeInChunks stops after a failed transaction, and continues from there', async () => {
  const { written, write } = start(1);
  const { progress, onWritten } = progressing();
  const changes = pairs(600);
  await expect(writeInChunks({ write }, changes, { onWritten })).rejects.toThrow('No room');
  const again = start();
  await writeInChunks(again, changes, { from: progress.at(-1) ?? 0 });
  expect([...written, ...again.written].flat()).toEqual(changes);
});

it('writeInChunks stops when its caller stops it', async () => {
  const { written, write } = start();
  await writeInChunks({ write }, pairs(600), { onWritten: () => false });
  expect(written.length).toBe(1);
});

it('chunkEnd is the end of a short list', () => {
  expect(chunkEnd(pairs(1), 0)).toBe(2);
});
