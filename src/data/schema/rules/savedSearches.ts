import type { StoredSearch } from '../shapes/pipeline';

// What is new for a saved search. A profile counts as new until the user has seen its card.

/** A profile that matches a search. `at`: when it was listed, in ms since the epoch, if that is known. */
export type Match = { id: string; at?: number | undefined };

type Seen = Pick<StoredSearch, 'seenAt' | 'seenIds'>;

/** How many ids a saved search remembers. */
export const seenMaximum = 500;

export const isNew = ({ seenAt, seenIds }: Seen, { id, at }: Match): boolean =>
  !seenIds.includes(id) && (at === undefined || at > seenAt);

/** Returns what the user has seen of a search that is saved now: all of its results. */
export const allSeen = (matches: readonly Match[], at: number): Seen => ({
  seenAt: at,
  seenIds: matches.flatMap((match) => (match.at === undefined ? match.id : [])).slice(-seenMaximum),
});

/**
 * Returns a search after the user has seen the profiles with these ids. Once no new profile is left, the time
 * of the latest one replaces the ids of those that have a time.
 * @param matches the profiles that were new when they were last counted
 */
export function withSeen<Search extends Seen>(
  search: Search,
  matches: readonly Match[],
  ids: readonly string[],
): Search {
  const seenIds = [...new Set([...search.seenIds, ...ids])];
  const next = { ...search, seenIds: seenIds.slice(-seenMaximum) };
  if (matches.some((match) => isNew(next, match))) return next;
  const timed = new Map(matches.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at] as const])));
  return {
    ...next,
    seenAt: Math.max(search.seenAt, ...timed.values()),
    seenIds: seenIds.filter((id) => !timed.has(id)).slice(-seenMaximum),
  };
}
