import type { PipelineStore } from '../../../ports/PipelineStore';
import type { PipelineChange } from '../../../schema/shapes/pipeline';

/** About how many changes one transaction writes: few enough for the page to stay responsive. */
const size = 500;

/** Returns where the chunk that begins at `start` ends. A contact and its card are written together. */
export function chunkEnd(changes: readonly PipelineChange[], start: number): number {
  const end = Math.min(start + size, changes.length);
  return changes[end]?.kind === 'card' ? end + 1 : end;
}

/**
 * Writes many changes in several transactions, and yields to the event loop between them.
 * @param from the index of the first change to write
 * @param onWritten called after each transaction with the number of stored changes; `false` stops
 * @throws if a transaction fails; the changes before it are stored
 */
export async function writeInChunks(
  { write }: Pick<PipelineStore, 'write'>,
  changes: readonly PipelineChange[],
  { from = 0, onWritten = () => true }: { from?: number; onWritten?: (written: number) => boolean } = {},
): Promise<void> {
  let start = from;
  while (start < changes.length) {
    const end = chunkEnd(changes, start);
    await write(changes.slice(start, end));
    start = end;
    if (!onWritten(start)) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
