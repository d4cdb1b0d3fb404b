import { wordsOf } from '../../search/words';
import { isEncoded } from './encodedValue';
import type { StoredRecord } from './recordDatabase';

// The words by which search finds the pages of accounts. They come only from fields that every viewer of a page
// may see. Readers of the found pages still apply `accessTo`.

/** A stored record with its words, each with the record's kind: `profile nora`. */
export type WordedRecord = StoredRecord & { words?: string[] };

/** The maximum number of words of a record, and of characters of a word. */
const most = { words: 60, length: 30 };

type Fields = Partial<Record<string, unknown>>;

const textsIn = (fields: unknown, ...names: string[]): string[] =>
  names
    .flatMap((name) => (fields as Fields | null | undefined)?.[name] ?? [])
    .filter((text) => typeof text === 'string');

/** By kind, the name of the page and other short texts. */
const textsOf: Record<string, (value: unknown) => { name: string[]; others: string[] }> = {
  profile: (value) => ({
    name: textsIn(value, 'name'),
    others: textsIn(value, 'role', 'location', 'interests', 'lookingFor', 'skills'),
  }),
  listing: (value) => {
    const { listing } = (value ?? {}) as { listing?: unknown };
    return {
      name: textsIn(listing, 'startupName'),
      others: textsIn(listing, 'tagline', 'category', 'stage', 'location'),
    };
  },
  ownedStartup: (value) => {
    const { details } = (value ?? {}) as { details?: unknown };
    return {
      name: textsIn(value, 'name'),
      others: [...textsIn(value, 'tagline', 'industry', 'stage'), ...textsIn(details, 'location')],
    };
  },
  investorAccount: (value) => ({
    name: textsIn(value, 'fullName'),
    others: textsIn(value, 'investorType', 'preference', 'investmentType', 'location'),
  }),
};

/** Returns a word as records of a kind have it, or the beginning of such words. */
export const wordKey = (kind: string, word: string): string => `${kind} ${word.slice(0, most.length)}`;

/** Adds the words of a record by which search finds it, if the kind has any. */
export function withWords(record: StoredRecord): WordedRecord {
  const { kind, value } = record;
  const plain = isEncoded(value) ? value.$encoded : value;
  const texts = Object.hasOwn(textsOf, kind) ? textsOf[kind]?.(plain) : undefined;
  if (!texts) return record;
  // A name is also one word, for queries with a missing space.
  const names = texts.name.map((name) => wordsOf(name));
  const words = [...names.flat(), ...names.map((name) => name.join('')), ...texts.others.flatMap(wordsOf)];
  const keys = words.filter((word) => word !== '').map((word) => wordKey(kind, word));
  return { ...record, words: [...new Set(keys)].slice(0, most.words) };
}

/**
 * Orders owners by how many of the words they have, then by the order in which they were found.
 * @param found the owners of each word
 */
export function rankedOwners(found: readonly (readonly string[])[], count: number): string[] {
  const hits = new Map<string, number>();
  for (const owners of found)
    for (const owner of new Set(owners)) hits.set(owner, (hits.get(owner) ?? 0) + 1);
  return [...hits]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([owner]) => owner);
}
