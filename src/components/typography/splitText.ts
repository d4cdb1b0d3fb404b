// Very long texts take a browser long to lay out. Imported texts, and texts older than the length limits, can
// exceed these limits. This module splits them into chunks that a browser lays out quickly.

/** Characters at which a line can break: white space, and the letters of scripts without spaces. */
const breakable = String.raw`\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uff60`;
const runs = new RegExp(`[^${breakable}]+`, 'gu');
const isBreakable = new RegExp(`[${breakable}]`, 'u');

/** Layout cost of a letter in a run without a line break. The time is quadratic: 20 ms for 2,500 letters. */
const runCost = 5;

/** Returns the layout cost of a text, in characters of prose. Long words and many lines cost more. */
export function layoutCostOf(text: string): number {
  let run = 0;
  for (const [found] of text.matchAll(runs)) run = Math.max(run, found.length);
  return Math.max(text.length, runCost * run, 2 * (text.split('\n').length - 1));
}

/** Maximum layout cost of a chunk. Its layout takes at most about 20 ms. */
export const chunkCost = 5000;

/** Returns the end of the chunk that starts at `from`. Its layout costs at most `cost`. Cuts after a line or a word if possible. */
function endOf(text: string, from: number, cost: number): number {
  // Returns early for a short text, which is the most common case.
  if (runCost * (text.length - from) <= cost) return text.length;
  let run = 0;
  let breaks = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    run = isBreakable.test(sign) ? 0 : run + 1;
    if (sign === '\n') breaks += 1;
    if (at - from >= cost || Math.max(runCost * run, 2 * breaks) > cost) break;
  }
  if (at === text.length) return at;
  const chunk = text.slice(from, at);
  const line = chunk.lastIndexOf('\n') + 1;
  if (2 * line > chunk.length) return from + line;
  const word = chunk.length - (/\S*$/.exec(chunk.slice(-chunk.length / 2))?.[0].length ?? 0);
  if (2 * word > chunk.length) return from + word;
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letter = letters.segment(text.slice(from, at + 1)).containing(at - from)?.index;
  // If the chunk is a single letter with its combining marks, cuts within the letter.
  return letter ? from + letter : at;
}

/** Splits the start of a text into at most `count` chunks. `isWhole`: whether that is the whole text. */
export function chunksOf(text: string, count: number): { chunks: string[]; isWhole: boolean } {
  const chunks: string[] = [];
  let from = 0;
  while (chunks.length < count && from < text.length) {
    const end = endOf(text, from, chunkCost);
    chunks.push(text.slice(from, end));
    from = end;
  }
  return { chunks, isWhole: from === text.length };
}

/** Returns the beginning of a text, up to a layout cost (see {@link layoutCostOf}). */
export const beginningOf = (text: string, cost: number): string => text.slice(0, endOf(text, 0, cost));

/** Returns a short text such as a tagline. Cuts a text that is longer than any field allows, and adds "…". */
export function inOneLine(text: string): string {
  const shown = beginningOf(text, chunkCost);
  return shown === text ? text : `${shown}…`;
}
