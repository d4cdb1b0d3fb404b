import { handledElsewhere } from '../../../log/report';

/**
 * Caches what was read for each conversation, until its messages change.
 * @param size how many conversations to cache: the ones that were read last
 */
export function conversationCache<Read>(size: number) {
  let known = new Map<string, Promise<Read>>();
  /** What was read before the last change. */
  let outdated = new Map<string, Promise<Read>>();
  /** Increases with each change. */
  let generation = 0;

  function keep(id: string, reading: Promise<Read>) {
    known.delete(id);
    known.set(id, reading);
    for (const [oldest] of known) if (known.size > size) known.delete(oldest);
    reading.catch(() => known.get(id) === reading && known.delete(id));
    return reading;
  }

  return {
    /** Returns what is cached for these conversations, and reads the others together. */
    readAll(ids: readonly string[], read: (missing: readonly string[]) => Promise<(id: string) => Read>) {
      const missing = ids.filter((id) => !known.has(id));
      if (missing.length > 0) {
        const reading = read(missing);
        reading.catch(handledElsewhere);
        for (const id of missing)
          keep(
            id,
            reading.then((readOf) => readOf(id)),
          );
      }
      return Promise.all(ids.flatMap((id) => known.get(id) ?? []));
    },

    /** @param read reads the conversation, or only what was added to `before`, an earlier result */
    read(id: string, read: (before: Read | undefined) => Promise<Read>): Promise<Read> {
      const before = outdated.get(id)?.catch(handledElsewhere);
      outdated.delete(id);
      return known.get(id) ?? keep(id, before ? before.then(read) : read(undefined));
    },

    /** Returns a function that caches the results of a read that begins now, unless something changes. */
    reading() {
      const began = generation;
      return (id: string, read: Read) => began === generation && void keep(id, Promise.resolve(read));
    },

    /** Notes that messages were added to these conversations, or that any may have changed. */
    forget(ids?: readonly string[]) {
      if (ids?.length === 0) return;
      generation += 1;
      if (!ids) [known, outdated] = [new Map(), new Map()];
      for (const id of ids ?? []) {
        const before = known.get(id);
        if (before) outdated.set(id, before);
        known.delete(id);
      }
    },
  };
}
