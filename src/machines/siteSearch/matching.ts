import type { Command } from '@/data/schema/shapes/command';

/** Converts to lower case, and removes the accents of Latin letters. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1');

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the commands whose labels contain a word that begins with each word of the query, in their order. */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const asked = wordsOf(query);
  if (query.trim() && asked.length === 0) return [];
  return commands.filter(({ label }) => {
    const words = wordsOf(label);
    return asked.every((begun) => words.some((word) => word.startsWith(begun)));
  });
}
