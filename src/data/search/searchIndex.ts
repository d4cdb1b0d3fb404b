import MiniSearch, { type Query } from 'minisearch';
import { searched } from '../schema/text/query';
import type { IndexShape, ListChange, SearchDoc } from './indexes';
import { exactly, nameKey, wordsOf } from './words';

/** The maximum number of words of a query to search for. More words hardly narrow the results. */
const mostWords = 12;

type Entry = { key: number; doc: SearchDoc };

/**
 * Creates a search over one list, which is updated item by item. Every word of the query must match; words
 * may be incomplete or mistyped. A blank query matches all items.
 */
export function createSearchIndex({ fields, tags, joined }: IndexShape) {
  const index = new MiniSearch({
    idField: 'key',
    fields: Object.keys(fields),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      // Allows typos in a fifth of the letters: one typo in a word of four letters, two in eight.
      fuzzy: (term) => (mayBeMistyped(term) ? 0.2 : false),
      boost: fields,
    },
  });
  /** The entries in the order of the list. */
  let entries: Entry[] = [];
  /** The entries that are indexed but have no position in the list yet. */
  let prepared: Entry[] = [];
  const named = new Map<string, Set<Entry>>();
  /** The position of each entry, by key; `null` if outdated. */
  let places: Map<number, number> | null = null;
  let lastKey = 0;

  const indexed = ({ key, doc }: Entry) => ({ ...doc.texts, key });

  function remove(entry: Entry) {
    index.remove(indexed(entry));
    for (const name of entry.doc.names) {
      const called = named.get(nameKey(name));
      called?.delete(entry);
      if (called?.size === 0) named.delete(nameKey(name));
    }
  }

  /** Returns the positions of the matches, the best first. */
  function find(asked: string): number[] {
    const query = searched(asked);
    const words = query
      .split(/\s+/u)
      .flatMap((typed) => termsOf(typed, tags))
      .slice(0, mostWords);
    // A query without letters or digits, such as an emoji, matches texts that contain exactly this query.
    if (words.length === 0) {
      const sign = query.trim();
      const hasSign = ({ doc }: Entry) => Object.values(doc.texts).join(' ').includes(sign);
      return entries.flatMap((entry, place) => (hasSign(entry) ? [place] : []));
    }
    places ??= new Map(entries.map(({ key }, place) => [key, place]));
    const placeOf = (key: number) => places?.get(key) ?? -1;
    const scores = new Map<number, number>();
    // Drops the last digits of the scores, because removed items leave rounding errors in them.
    for (const { id, score } of index.search(queryOf(query, words, joined)))
      scores.set(placeOf(id), Math.fround(score));
    const name = exactly(query);
    for (const { key } of (name !== null && named.get(name)) || [])
      scores.set(placeOf(key), Number.POSITIVE_INFINITY);
    // Equal scores keep the items' order. The difference of two infinities would be `NaN`.
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => (scoreA === scoreB ? a - b : scoreB - scoreA))
      .map(([place]) => place);
  }

  return {
    docsAt: (places: readonly number[]): SearchDoc[] => places.flatMap((place) => entries[place]?.doc ?? []),

    /** Indexes new items. The next `change` gives them positions in the list. */
    prepare(docs: readonly SearchDoc[]) {
      for (const doc of docs) {
        lastKey += 1;
        const entry = { key: lastKey, doc };
        index.add(indexed(entry));
        prepared.push(entry);
        for (const name of doc.names) {
          const key = nameKey(name);
          const called = named.get(key) ?? new Set();
          named.set(key, called.add(entry));
        }
      }
    },

    /** Replaces a part of the list. Removes items from the index that are no longer in the list. */
    change({ start, count, order }: ListChange) {
      const before = entries.slice(start, start + count);
      const gone = new Set(before);
      const now = Array.from(order, (at) => (at < count ? before[at] : prepared[at - count])).filter(
        (entry) => entry !== undefined,
      );
      for (const entry of now) gone.delete(entry);
      for (const entry of gone) remove(entry);
      entries = [...entries.slice(0, start), ...now, ...entries.slice(start + count)];
      prepared = [];
      places = null;
    },

    /** Returns the positions of the matches, the best first. Equally good matches keep the list's order. */
    search: (query: string): number[] => (query.trim() ? find(query) : [...entries.keys()]),
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

function queryOf(query: string, words: Query[], joined: string | undefined): Query {
  const every: Query = { combineWith: 'AND', queries: words };
  if (!joined || words.length === 1 || query.includes('#')) return every;
  return { combineWith: 'OR', queries: [every, { fields: [joined], queries: [wordsOf(query).join('')] }] };
}

/**
 * Returns the queries for a typed word. The fuzzy search counts two swapped letters as two typos, so each
 * possible swap is a separate query.
 */
function termsOf(typed: string, tags: string): Query[] {
  return wordsOf(typed).map((term) => ({
    combineWith: 'OR',
    ...(typed.startsWith('#') && { fields: [tags] }),
    queries: [term, ...swaps(term).map((swapped) => ({ queries: [swapped], prefix: false, fuzzy: false }))],
  }));
}

/** Whether a word is long enough for a typo, and short enough to search for one as the user types. */
const mayBeMistyped = (term: string) => term.length >= 4 && term.length <= 24;

/** Returns the term with each pair of neighbours swapped. */
function swaps(term: string): string[] {
  if (!mayBeMistyped(term)) return [];
  const letters = Array.from(term);
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}
