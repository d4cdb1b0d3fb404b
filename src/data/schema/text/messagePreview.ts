import { previewLength } from './limits';

/**
 * Returns the preview of a message by the user (spec section 4): the first 30 characters, with "..." if the
 * message is longer. Counts graphemes, to never split an emoji or a combined letter.
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
