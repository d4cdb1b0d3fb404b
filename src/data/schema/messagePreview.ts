import { previewLength } from './constants';

/**
 * The preview of one's own message (spec section 4): its first 30 characters, with "..." only if it is longer. A
 * character is what a reader takes for one: an emoji or a combined letter is never cut in half.
 */
export function ownPreview(text: string): string {
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (count === previewLength) return `${text.slice(0, end)}...`;
    count += 1;
    end = index + segment.length;
  }
  return text;
}
