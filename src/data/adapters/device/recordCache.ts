import type { LoadShape } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { type Asked, type LiveKind, liveKind } from './liveKind';
import type { RecordDatabase } from './recordDatabase';

/**
 * Caches records, and updates the cache on every change. Reads only records that aren't cached.
 * @param ownersKept how many owners to cache: the most recently used owners
 */
export function recordCache(database: RecordDatabase, ownersKept: number) {
  /** The cached kinds of each cached owner, the most recently used owner last. */
  const owners = new Map<string, Map<string, LiveKind>>();

  function kindsOf(name: string) {
    const kinds: Map<string, LiveKind> = owners.get(name) ?? new Map();
    owners.delete(name);
    owners.set(name, kinds);
    const [oldest] = owners.keys();
    if (owners.size > ownersKept && oldest !== undefined) owners.delete(oldest);
    return kinds;
  }

  return {
    async read(name: string, kind: string, asked: Asked, loadShape: LoadShape<unknown>) {
      const kinds = kindsOf(name);
      const live = kinds.get(kind) ?? liveKind(database, name, kind);
      kinds.set(kind, live);
      return live.read(asked, loadShape);
    },

    /** Updates the cache after a write in this tab. The value of a removed record is `undefined`. */
    wrote(name: string, records: readonly StoredRecordInput<string>[]) {
      for (const { kind, id, value } of records) owners.get(name)?.get(kind)?.wrote(id, value);
    },

    /** Invalidates records that another tab wrote or removed. */
    changed(name: string, records: readonly { kind: string; id: string }[]) {
      for (const { kind, id } of records) owners.get(name)?.get(kind)?.changed(id);
    },

    /** Clears the cache of one owner or, without a name, of all owners. */
    forget(name?: string) {
      for (const [known, kinds] of owners)
        if (name === undefined || known === name) for (const live of kinds.values()) live.forget();
    },
  };
}
