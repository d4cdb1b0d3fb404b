// What a text costs to be laid out, and how one that nobody limited, from a file or from before there were limits, is cut
// into pieces that are laid out at once.

/** Where a line can be broken: between words, and between the letters of scripts that put no space there. */
const breakable = String.raw`\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uff60`;
const runs = new RegExp(`[^${breakable}]+`, 'gu');
const isBreakable = new RegExp(`[${breakable}]`, 'u');

/** What a letter of a run without a place to break costs: browsers take the square of it, 20 ms for 2,500 letters. */
const runWeight = 5;

/** What a text costs to be laid out, in characters of ordinary prose: its longest run and each of its lines cost more. */
export function weightOf(text: string): number {
  let run = 0;
  for (const [found] of text.matchAll(runs)) run = Math.max(run, found.length);
  return Math.max(text.length, runWeight * run, 2 * (text.split('\n').length - 1));
}

/** Most that one piece weighs: some 20 ms. */
export const pieceWeight = 5000;

/** Where the piece that begins at `from` ends: behind a line or a word in its second half, else behind a whole letter. */
function endOf(text: string, from: number, weight: number): number {
  // Mostly: a short one needn't be weighed.
  if (runWeight * (text.length - from) <= weight) return text.length;
  let run = 0;
  let breaks = 0;
  let at = from;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    run = isBreakable.test(sign) ? 0 : run + 1;
    if (sign === '\n') breaks += 1;
    if (at - from >= weight || Math.max(runWeight * run, 2 * breaks) > weight) break;
  }
  if (at === text.length) return at;
  const piece = text.slice(from, at);
  const line = piece.lastIndexOf('\n') + 1;
  if (2 * line > piece.length) return from + line;
  const word = piece.length - (/\S*$/.exec(piece.slice(-piece.length / 2))?.[0].length ?? 0);
  if (2 * word > piece.length) return from + word;
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const letter = letters.segment(text.slice(from, at + 1)).containing(at - from)?.index;
  // Where all of it stands on one letter, it is cut.
  return letter ? from + letter : at;
}

/** The first pieces of a text, at most `count`, and whether that is all of it. Together they are the text as it was. */
export function piecesOf(text: string, count: number): { pieces: string[]; isWhole: boolean } {
  const pieces: string[] = [];
  let from = 0;
  while (pieces.length < count && from < text.length) {
    const end = endOf(text, from, pieceWeight);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return { pieces, isWhole: from === text.length };
}

/** The beginning of a text, where no more of it is to be seen. */
export const beginningOf = (text: string, weight: number): string => text.slice(0, endOf(text, 0, weight));

/** A text that is said in passing, such as a tagline: one that is longer than any field takes by its beginning. */
export function inOneLine(text: string): string {
  const shown = beginningOf(text, pieceWeight);
  return shown === text ? text : `${shown}…`;
}
