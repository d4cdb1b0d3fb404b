import { createHash } from 'node:crypto';

/** Texts by language and by `{namespace}.{key}`. */
export type Texts = Record<string, Record<string, string>>;

/**
 * The hashes of the English text and of its translation, by language and key:
 * `{ hi: { 'feed.title': '1a2b3c4d 5e6f7a8b' } }`.
 */
export type State = Record<string, Record<string, string>>;

/** A translation whose English text has changed since the translation was last up to date. */
export type Stale = { locale: string; key: string; english: string; translation: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Compares the texts with the stored state. A changed English text makes its translation stale, unless the
 * translation has changed too, or `isReviewed` returns true. Returns the new state, in which stale
 * translations still have their old hashes.
 */
export function review(
  { en: english = {}, ...translations }: Texts,
  stored: State,
  isReviewed: (locale: string, key: string) => boolean = () => false,
): { state: State; stale: Stale[] } {
  const state: State = {};
  const stale: Stale[] = [];
  for (const [locale, texts] of Object.entries(translations)) {
    const hashes: Record<string, string> = {};
    for (const [key, translation] of Object.entries(texts)) {
      const source = english[key] ?? '';
      const [before, own] = stored[locale]?.[key]?.split(' ') ?? [];
      const current = `${hashOf(source)} ${hashOf(translation)}`;
      const isStale = before !== hashOf(source) && own === hashOf(translation) && !isReviewed(locale, key);
      if (isStale) stale.push({ locale, key, english: source, translation });
      hashes[key] = isStale ? `${before} ${own}` : current;
    }
    state[locale] = hashes;
  }
  return { state, stale };
}
