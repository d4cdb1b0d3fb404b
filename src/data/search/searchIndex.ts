import MiniSearch, { type Query } from 'minisearch';
import { searched } from '../schema/query';
import type { IndexShape, ListChange, SearchDoc } from './indexes';
import { exactly, nameKey, wordsOf } from './words';

/** Words of a query that are looked for; the rest only narrows what is narrow already. */
const mostWords = 12;

type Entry = { key: number; doc: SearchDoc };

/**
 * A search over one list, kept up to date thing by thing. Every word of the query has to be there; words may be begun or
 * mistyped. A blank query finds everything.
 */
export function createSearchIndex({ fields, tags, joined }: IndexShape) {
  const index = new MiniSearch({
    idField: 'key',
    fields: Object.keys(fields),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      // A fifth of the letters: one slip in four, two in eight.
      fuzzy: (term) => (mayBeMistyped(term) ? 0.2 : false),
      boost: fields,
    },
  });
  /** In the order of the list. */
  let entries: Entry[] = [];
  /** Indexed, and on no place of the list yet. */
  let prepared: Entry[] = [];
  const named = new Map<string, Set<Entry>>();
  /** Where each entry stands; `null` once that changed. */
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

  /** Places, the best match first. */
  function find(asked: string): number[] {
    const query = searched(asked);
    const words = query
      .split(/\s+/u)
      .flatMap((typed) => termsOf(typed, tags))
      .slice(0, mostWords);
    // Nothing but signs, an emoji say: they are looked for as they are.
    if (words.length === 0) {
      const sign = query.trim();
      const hasSign = ({ doc }: Entry) => Object.values(doc.texts).join(' ').includes(sign);
      return entries.flatMap((entry, place) => (hasSign(entry) ? [place] : []));
    }
    places ??= new Map(entries.map(({ key }, place) => [key, place]));
    const placeOf = (key: number) => places?.get(key) ?? -1;
    const scores = new Map<number, number>();
    // What a list was before leaves its rounding in the scores: they are compared without their last digits.
    for (const { id, score } of index.search(queryOf(query, words, joined)))
      scores.set(placeOf(id), Math.fround(score));
    const name = exactly(query);
    for (const { key } of (name !== null && named.get(name)) || [])
      scores.set(placeOf(key), Number.POSITIVE_INFINITY);
    // Equal scores keep the items' order; infinities don't subtract.
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => (scoreA === scoreB ? a - b : scoreB - scoreA))
      .map(([place]) => place);
  }

  return {
    docsAt: (places: readonly number[]): SearchDoc[] => places.flatMap((place) => entries[place]?.doc ?? []),

    /** Takes in what gets its place with the next change. */
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

    /** Who has no place any more is forgotten. */
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

    /** The places of what was found, the best match first; among equals, the order of the list. */
    search: (query: string): number[] => (query.trim() ? find(query) : [...entries.keys()]),
  };
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

function queryOf(query: string, words: Query[], joined: string | undefined): Query {
  const every: Query = { combineWith: 'AND', queries: words };
  if (!joined || words.length === 1 || query.includes('#')) return every;
  return { combineWith: 'OR', queries: [every, { fields: [joined], queries: [wordsOf(query).join('')] }] };
}

/** What one typed word may stand for. Two swapped neighbours are one slip, though two edits for the fuzzy search. */
function termsOf(typed: string, tags: string): Query[] {
  return wordsOf(typed).map((term) => ({
    combineWith: 'OR',
    ...(typed.startsWith('#') && { fields: [tags] }),
    queries: [term, ...swaps(term).map((swapped) => ({ queries: [swapped], prefix: false, fuzzy: false }))],
  }));
}

/** Whether a word is long enough to hold a slip, and short enough to look for one as the person types. */
const mayBeMistyped = (term: string) => term.length >= 4 && term.length <= 24;

/** The term with each pair of neighbours swapped. */
function swaps(term: string): string[] {
  if (!mayBeMistyped(term)) return [];
  const letters = Array.from(term);
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
}
