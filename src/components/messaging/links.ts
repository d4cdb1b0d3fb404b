/** A stretch of a message; `href` where it is the address of a web page. */
type MessagePart = { text: string; href?: string };

// Ends where an address can't go on: at white space, quotes, brackets, and marks that turn the reading direction.
const addresses = /\bhttps?:\/\/[^\s<>"“”«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
const pairs: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, char: string) => text.split(char).length - 1;

/** Without the signs that end the sentence around an address; a bracket it opened itself is its own. */
function trimmed(address: string): string {
  const last = address.at(-1) ?? '';
  const opening = pairs[last];
  const isOutside = opening
    ? countOf(address, last) > countOf(address, opening)
    : /[.,:;!?'’*_~…।]/.test(last);
  return isOutside ? trimmed(address.slice(0, -1)) : address;
}

/** A message cut at its web addresses, http and https only. Together the parts are the whole text, as it was. */
export function linksIn(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href: new URL(address).href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
