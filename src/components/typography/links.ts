import { href } from '@/data/schema/shapes/href';
import { profileHref } from '@/data/schema/shapes/ref';
import { signsIn } from '@/data/schema/text/signs';

/** A part of a text. `href` is set if the part is a link, `isExternal` if the link leaves the app. */
export type LinkedPart = { text: string; href?: string; isExternal?: true };

// An address ends before white space, a quotation mark, `<`, `>` or a direction mark.
const addresses = /\bhttps?:\/\/[^\s<>"“”«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const afterwards = /[.,:;!?'’*_~…।]/;

/** Removes the punctuation after an address. Keeps a closing bracket that was opened in the address. */
function trimmed(address: string): string {
  const counts: Record<string, number> = {};
  for (const sign of address.match(/[()[\]{}]/g) ?? []) counts[sign] = (counts[sign] ?? 0) + 1;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const opened = opening[last];
    const isOutside = opened ? (counts[last] ?? 0) > (counts[opened] ?? 0) : afterwards.test(last);
    if (!isOutside) break;
    if (opened) counts[last] = (counts[last] ?? 0) - 1;
  }
  return address.slice(0, end);
}

type Link = { index: number; text: string; href: string; isExternal?: true };

/** Splits a text into its links and the parts between them. */
function cutAt(text: string, links: readonly Link[]): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let end = 0;
  for (const { index, ...link } of links) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push(link);
    end = index + link.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const addressesIn = (text: string): Link[] =>
  [...text.matchAll(addresses)].flatMap(({ 0: found, index }): Link[] => {
    const address = trimmed(found);
    if (!URL.canParse(address)) return [];
    return [{ index, text: address, href: new URL(address).href, isExternal: true }];
  });

/** Splits a text into its web addresses (http and https) and the parts between them. */
export const linksIn = (text: string): LinkedPart[] => cutAt(text, addressesIn(text));

/** Like `linksIn`, but also links `#tags` to the posts with the tag, and `@names` to profiles. */
export const linksAndSignsIn = (text: string): LinkedPart[] =>
  linksIn(text).flatMap((part): LinkedPart[] =>
    part.href
      ? [part]
      : cutAt(
          part.text,
          signsIn(part.text).map(({ sign, word, index }) => ({
            index,
            text: `${sign}${word}`,
            href:
              sign === '#'
                ? href('explore', { search: { q: `#${word}` } })
                : profileHref('user', { id: word.toLowerCase() }),
          })),
        ),
  );
