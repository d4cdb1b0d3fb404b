import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { exactly, wordsOf } from './words';

type Searchable<Item, Field extends string> = {
  /** Where to look, and how much a word found there counts. */
  fields: Record<Field, number>;
  /** What of an item is looked through. */
  textsOf: (item: Item) => Record<NoInfer<Field>, string>;
  /** What an item is called: the query that says exactly this finds it first. */
  namesOf: (item: Item) => string[];
  /** Where `#word` looks, and only there. */
  tags: NoInfer<Field>;
  /** Where names stand in one word, for those who type spaces too many or too few. */
  joined?: NoInfer<Field>;
};

/** Finds items by a query: their ids, the best match first; among equals, the order of the items. */
type Search<Item> = (items: readonly Item[], query: string) => Promise<string[]>;

/** Words of a query that are looked for; the rest only narrows what is narrow already. */
const mostWords = 12;

/**
 * A search over one kind of thing. Every word of the query has to be there; words may be begun or mistyped. A blank
 * query finds everything. The index is built with the first query over a list and lasts as long as the list.
 */
export function textSearch<Item extends { id: string }, Field extends string>(
  what: Searchable<Item, Field>,
): Search<Item> {
  const indexes = new WeakMap<readonly Item[], Promise<MiniSearch>>();

  return async (items, query) => {
    if (!query.trim()) return items.map(({ id }) => id);
    const words = query
      .split(/\s+/u)
      .flatMap((typed) => termsOf(typed, what.tags))
      .slice(0, mostWords);
    // Nothing but signs, an emoji say: they are looked for as they are.
    if (words.length === 0) {
      const sign = query.trim();
      const texts = (item: Item) => Object.values<string>(what.textsOf(item)).join(' ');
      return items.filter((item) => texts(item).includes(sign)).map(({ id }) => id);
    }

    let building = indexes.get(items);
    if (!building) {
      building = build(items, what);
      indexes.set(items, building);
      // The search itself couldn't be fetched: the next query tries again.
      building.catch(() => indexes.delete(items));
    }
    const index = await building;
    const scores = new Map<number, number>(
      index.search(queryOf(query, words, what.joined)).map(({ id, score }) => [id, score]),
    );
    const isAsked = exactly(query);
    for (const [at, item] of items.entries()) {
      if (what.namesOf(item).some(isAsked)) scores.set(at, Number.POSITIVE_INFINITY);
    }
    // Equal scores keep the items' order; infinities don't subtract.
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => (scoreA === scoreB ? a - b : scoreB - scoreA))
      .flatMap(([at]) => items[at]?.id ?? []);
  };
}

async function build<Item extends { id: string }, Field extends string>(
  items: readonly Item[],
  { fields, textsOf }: Searchable<Item, Field>,
): Promise<MiniSearch> {
  const { default: MiniSearchIndex } = await import('minisearch');
  const index = new MiniSearchIndex({
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
  index.addAll(items.map((item, id) => ({ ...textsOf(item), id })));
  return index;
}

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
