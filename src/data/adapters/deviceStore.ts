import type { DBSchema } from 'idb';
import type * as z from 'zod/mini';
import { lazyDatabase } from './lazyDatabase';
import { tabChannel } from './tabChannel';

/** One thing kept on the device. `owner` is an account's uid, or `sample`; `kind` names the shape of `value`. */
type StoredRecord = { owner: string; kind: string; id: string; value: unknown };

interface DeviceSchema extends DBSchema {
  records: { key: [string, string, string]; value: StoredRecord };
  /** Records that no longer had their shape when they were read, kept as they were found. */
  setAside: { key: number; value: { record: unknown; problem: string } };
}

type DeviceRecord<T> = { id: string; value: T };

/** Everything a person does, kept on this device (IndexedDB). Every method rejects when the device can't be used. */
export interface DeviceStore {
  /**
   * The owner's records of one kind, in the order of their ids. A record that doesn't pass the schema is moved out of
   * the way, and `setAside` says how many this reading moved. The schema is fetched only where there is a record to
   * hold against it.
   */
  read<T>(
    owner: string,
    kind: string,
    loadSchema: () => Promise<z.ZodMiniType<T>>,
  ): Promise<{ records: DeviceRecord<T>[]; setAside: number }>;
  /** Puts one record in the place of what was there. `value` is anything the structured clone takes. */
  write(owner: string, kind: string, id: string, value: unknown): Promise<void>;
  remove(owner: string, kind: string, id: string): Promise<void>;
  /**
   * Calls back when another tab wrote or removed a record of this owner, never for what this store did itself. In a
   * browser without BroadcastChannel it stays silent. Returns the function that stops it.
   */
  subscribe(owner: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/** Opens nothing until the first use; one store serves a whole tab. */
export function openDeviceStore({ databaseName = 'updraft' } = {}): DeviceStore {
  const database = lazyDatabase<DeviceSchema>(databaseName, 1, (db) => {
    db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
    db.createObjectStore('setAside', { autoIncrement: true });
  });
  const channel = tabChannel(databaseName);

  /** Moves one record out of the way; what another tab repaired or moved meanwhile stays. */
  async function setAside(record: StoredRecord, schema: z.ZodMiniType, problem: string): Promise<void> {
    const db = await database.get();
    const move = db.transaction(['records', 'setAside'], 'readwrite');
    const key: [string, string, string] = [record.owner, record.kind, record.id];
    const found = await move.objectStore('records').get(key);
    if (found && !schema.safeParse(found.value).success) {
      await Promise.all([
        move.objectStore('setAside').add({ record: found, problem }),
        move.objectStore('records').delete(key),
        move.done,
      ]);
    }
  }

  return {
    async read<T>(owner: string, kind: string, loadSchema: () => Promise<z.ZodMiniType<T>>) {
      const db = await database.get();
      // An array is greater than any string: the range holds every id.
      const range = IDBKeyRange.bound([owner, kind], [owner, kind, []]);
      const records: DeviceRecord<T>[] = [];
      let moved = 0;
      const found = await db.getAll('records', range);
      if (found.length === 0) return { records, setAside: moved };
      const schema = await loadSchema();
      for (const record of found) {
        const parsed = schema.safeParse(record.value);
        if (parsed.success) {
          records.push({ id: record.id, value: parsed.data });
          continue;
        }
        moved += 1;
        // Left where it is, it does no harm: the next reading tries again.
        await setAside(record, schema, parsed.error.message).catch(() => {});
      }
      return { records, setAside: moved };
    },

    async write(owner, kind, id, value) {
      const db = await database.get();
      await db.put('records', { owner, kind, id, value });
      channel.tell(owner);
    },

    async remove(owner, kind, id) {
      const db = await database.get();
      await db.delete('records', [owner, kind, id]);
      channel.tell(owner);
    },

    subscribe: (owner, listener) =>
      channel.listen((changed) => {
        if (changed === owner) listener();
      }),

    close() {
      channel.close();
      return database.close();
    },
  };
}
