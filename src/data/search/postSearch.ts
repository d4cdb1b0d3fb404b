import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { Post } from '../schema/post';

type Entry = {
  id: string;
  author: string;
  startup: string;
  hashtags: string;
  content: string;
  comments: string;
};

const fields = ['author', 'startup', 'hashtags', 'content', 'comments'] as const;
/** Words of a query that are looked for; the rest only narrows what is narrow already. */
const mostWords = 12;
const indexes = new WeakMap<readonly Post[], Promise<MiniSearch<Entry>>>();

/**
 * Ids of the posts that hold every word of `query`, the best match first; among equals, the order of `posts`. Words may
 * be begun or mistyped; `#word` looks among the hashtags only. Posts whose author or startup is called exactly like
 * the query come first. A blank query finds every post.
 */
export async function searchPosts(posts: readonly Post[], query: string): Promise<string[]> {
  if (!query.trim()) return posts.map((post) => post.id);
  const words = query.split(/\s+/u).flatMap(wordsOf).slice(0, mostWords);
  // Nothing but signs, an emoji say: they are looked for as they are.
  if (words.length === 0) {
    const sign = query.trim();
    return posts
      .filter((post) => Object.values(entryOf(post)).join(' ').includes(sign))
      .map((post) => post.id);
  }

  let building = indexes.get(posts);
  if (!building) {
    building = build(posts);
    indexes.set(posts, building);
    // The search itself couldn't be fetched: the next query tries again.
    building.catch(() => indexes.delete(posts));
  }
  const index = await building;
  const scores = new Map<string, number>(
    index.search({ combineWith: 'AND', queries: words }).map(({ id, score }) => [id, score]),
  );
  const name = query.includes('#') ? '' : nameKey(query);
  for (const post of posts) {
    if (name && [post.author.name, post.startup?.name ?? ''].map(nameKey).includes(name)) {
      scores.set(post.id, Number.POSITIVE_INFINITY);
    }
  }
  // Equal scores keep the posts' order; infinities don't subtract.
  const score = (post: Post) => scores.get(post.id) ?? 0;
  return posts
    .filter((post) => scores.has(post.id))
    .sort((a, b) => (score(a) === score(b) ? 0 : score(b) - score(a)))
    .map((post) => post.id);
}

async function build(posts: readonly Post[]): Promise<MiniSearch<Entry>> {
  const { default: MiniSearchIndex } = await import('minisearch');
  const index = new MiniSearchIndex<Entry>({
    fields: [...fields],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      // A fifth of the letters: one slip in four, two in eight.
      fuzzy: (term) => (mayBeMistyped(term) ? 0.2 : false),
      boost: { author: 3, startup: 3, hashtags: 2 },
    },
  });
  index.addAll(posts.map(entryOf));
  return index;
}

const entryOf = (post: Post): Entry => ({
  id: post.id,
  author: post.author.name,
  startup: post.startup?.name ?? '',
  hashtags: post.hashtags.join(' '),
  content: post.content,
  comments: post.comments.map((comment) => `${comment.author.name} ${comment.text}`).join('\n'),
});

/** What one typed word may stand for. Two swapped neighbours are one slip, though two edits for the fuzzy search. */
function wordsOf(typed: string): Query[] {
  return tokenize(typed).map((term) => ({
    combineWith: 'OR',
    ...(typed.startsWith('#') && { fields: ['hashtags'] }),
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

/** Words of any script, folded; of scripts that put no space between words, every character. */
function tokenize(text: string): string[] {
  return (
    fold(text).match(
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}\p{N}])+/gu,
    ) ?? []
  );
}

/** Lower case, Latin accents dropped. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC');

const nameKey = (text: string) => tokenize(text).join(' ');
