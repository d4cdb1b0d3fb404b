/** Longest slug in code points, before a number is added. */
const longest = 60;
/** Latin letters without a Unicode decomposition. */
const latin: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns the URL segment for a name: in lower case and without Latin accents. Hyphens
 * replace everything but letters, combining marks and digits. Letters of other scripts stay, so callers
 * encode the slug with `encodeURIComponent`. If the slug is taken, adds the next free number.
 */
export function slugOf(name: string, taken: ReadonlySet<string> = new Set()): string {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .replace(/[ßæœøłđðþı]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const slug = trimHyphens(Array.from(trimHyphens(folded)).slice(0, longest).join('')) || 'member';
  let number = 1;
  while (taken.has(numberedSlug(slug, number))) number += 1;
  return numberedSlug(slug, number);
}

/** Returns the slug for a name whose first slugs are taken: `asha-verma`, then `asha-verma-2`. */
export const numberedSlug = (slug: string, number: number): string =>
  number === 1 ? slug : `${slug}-${number}`;

const trimHyphens = (text: string) => text.replace(/^-+|-+$/g, '');
