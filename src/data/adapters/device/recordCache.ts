import type { LoadShape } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { type Asked, type LiveKind, liveKind } from './liveKind';
import type { RecordDatabase } from './recordDatabase';

type Owner = {
  kinds: Map<string, LiveKind>;
  /** The kinds that begin with a prefix, by prefix. */
  names: Map<string, Promise<Set<string>>>;
};

/**
 * Caches records, and updates the cache on every change. Reads only records that aren't cached.
 * @param ownersKept how many owners to cache: the most recently used owners
 */
export function recordCache(database: RecordDatabase, ownersKept: number) {
  /** The cached owners, the most recently used owner last. */
  const owners = new Map<string, Owner>();

  function ownerOf(name: string): Owner {
    const owner = owners.get(name) ?? { kinds: new Map(), names: new Map() };
    owners.delete(name);
    owners.set(name, owner);
    const [oldest] = owners.keys();
    if (owners.size > ownersKept && oldest !== undefined) owners.delete(oldest);
    return owner;
  }

  return {
    async read(name: string, kind: string, asked: Asked, loadShape: LoadShape<unknown>) {
      const owner = ownerOf(name);
      const live = owner.kinds.get(kind) ?? liveKind(database, name, kind);
      owner.kinds.set(kind, live);
      const page = await live.read(asked, loadShape);
      // A quarantined record may have been the last of its kind, so the cached kinds may be wrong.
      if (page.quarantined > 0) owner.names.clear();
      return page;
    },

    async kinds(name: string, prefix: string): Promise<string[]> {
      const { names } = ownerOf(name);
      const reading = names.get(prefix) ?? database.kinds(name, prefix).then((found) => new Set(found));
      names.set(prefix, reading);
      reading.catch(() => names.delete(prefix));
      return [...(await reading)].sort();
    },

    /** Updates the cache after a write in this tab. The value of a removed record is `undefined`. */
    wrote(name: string, records: readonly StoredRecordInput<string>[]) {
      const { kinds, names } = owners.get(name) ?? {};
      for (const { kind, id, value } of records) {
        kinds?.get(kind)?.wrote(id, value);
        for (const [prefix, known] of names ?? []) {
          if (!kind.startsWith(prefix)) continue;
          if (value === undefined) names?.delete(prefix);
          else void known.then((all) => all.add(kind));
        }
      }
    },

    /** Invalidates records that another tab wrote or removed. */
    changed(name: string, records: readonly { kind: string; id: string }[]) {
      const { kinds, names } = owners.get(name) ?? {};
      for (const { kind, id } of records) {
        kinds?.get(kind)?.changed(id);
        for (const prefix of names?.keys() ?? []) if (kind.startsWith(prefix)) names?.delete(prefix);
      }
    },

    /** Clears the cache of one owner or, without a name, of all owners. */
    forget(name?: string) {
      for (const [known, { kinds, names }] of owners) {
        if (name !== undefined && known !== name) continue;
        for (const live of kinds.values()) live.forget();
        names.clear();
      }
    },
  };
}
