/** A stretch of a message; `href` where it is the address of a web page. */
type MessagePart = { text: string; href?: string };

// Ends where an address can't go on: at white space, quotes, brackets, and marks that turn the reading direction.
const addresses = /\bhttps?:\/\/[^\s<>"“”«»\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
const opening: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const afterwards = /[.,:;!?'’*_~…।]/;

/** Without the signs that end the sentence around an address; a bracket it opened itself is its own. */
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
