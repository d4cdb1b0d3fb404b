import type { ArrivedRecord, LoadShape, OwnedRecord, Threads } from '../../ports/DeviceStore';
import type { RecordDatabase, StoredHead } from './recordDatabase';
import { isCurrent } from './shapesVersion';

// Reads conversations, and validates their messages. This module loads on demand.

/** How many messages at the end of a conversation are tried until one is valid. */
const triedLast = 20;

export function threadReader(
  database: Pick<RecordDatabase, 'readThread' | 'readHeads' | 'quarantine'>,
): Threads {
  async function readThread<T>(
    reader: string,
    peer: string,
    loadShape: LoadShape<T>,
    page: { count: number; before?: string | undefined },
  ) {
    const { found, hasEarlier } = await database.readThread(reader, peer, page);
    const records: ArrivedRecord<T>[] = [];
    let quarantined = 0;
    const shape = found.every(isCurrent) ? null : await loadShape();
    for (const { at, ...record } of found) {
      const { owner, id } = record;
      if (!shape || isCurrent(record)) {
        records.push({ owner, id, value: record.value as T, at });
        continue;
      }
      const isWhole = (value: unknown) => shape.safeParse(value).success;
      const parsed = shape.safeParse(record.value);
      if (parsed.success) records.push({ owner, id, value: parsed.data, at });
      else if (owner === reader) {
        // If the move fails, the record stays in storage, but is ignored like a quarantined record.
        const isMoved = await database.quarantine(record, isWhole, parsed.error.message).catch(() => true);
        if (isMoved) quarantined += 1;
      }
    }
    return { records, hasEarlier, quarantined };
  }

  return {
    readThread,

    async readHeads<T>(
      reader: string,
      loadShape: LoadShape<T>,
      asked: Parameters<RecordDatabase['readHeads']>[1],
    ) {
      const { heads, hasEarlier } = await database.readHeads(reader, asked);
      const lastOf = async ({ peer, last }: StoredHead): Promise<OwnedRecord<T> | undefined> => {
        if (last && isCurrent(last)) return { owner: last.owner, id: last.id, value: last.value as T };
        const shape = await loadShape();
        const parsed = last && shape.safeParse(last.value);
        if (last && parsed?.success) return { owner: last.owner, id: last.id, value: parsed.data };
        return (await readThread(reader, peer, loadShape, { count: triedLast })).records.at(-1);
      };
      const read = heads.map(async ({ last: stored, ...head }) => {
        const last = await lastOf({ ...head, last: stored });
        return { ...head, ...(last && { last }) };
      });
      return { heads: await Promise.all(read), hasEarlier };
    },
  };
}
