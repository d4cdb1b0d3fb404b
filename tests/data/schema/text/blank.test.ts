import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorsOf, required } from '@/data/schema/rules/fields';
import { messageSchema } from '@/data/schema/shapes/conversation';
import { commentSchema, postSchema } from '@/data/schema/shapes/post';
import { isBlankText, tidyText } from '@/data/schema/text/blank';
import { tidied } from '@/data/schema/text/tidied';
import { trimmed } from '@/data/schema/text/trimmed';

// Blank texts: spaces, joiners, a zero-width space, a soft hyphen, a byte order mark, a direction mark,
// a variation selector, a Hangul filler, a Braille blank, a control character, an ideographic space.
const nothing = ['', ' \n\t', '\u200C\u200D', ...'\u200B\u00AD\uFEFF\u202E\uFE0F\u3164\u2800\u0007\u3000'];
const something = ['a', 'हि', '.', '👋', '❤️', '👩‍🚀', '\u200Bx', '中'];

const codesOf = (text: string) => [...text].map((char) => `U+${char.codePointAt(0)?.toString(16)}`).join(' ');

describe('invisible text', () => {
  it.each(nothing.map((text) => [codesOf(text) || 'no characters', text] as const))(
    'isBlankText returns true for a text of %s, and tidyText returns an empty text',
    (_, text) => {
      expect(isBlankText(text)).toBe(true);
      expect(tidyText(` ${text} `)).toBe('');
    },
  );

  it.each(something)('isBlankText returns false for the text %j, and tidyText only trims it', (text) => {
    expect(isBlankText(text)).toBe(false);
    expect(tidyText(` ${text} `)).toBe(text.trim());
  });

  it('is rejected in messages, comments, posts and required form fields', () => {
    const message = { id: 'm', sender: 'Noor', isSelf: true, avatar: '', time: 1 };
    const comment = { id: 'c', author: { name: 'Noor', avatar: '' }, time: 1, likes: 0 };
    expect(messageSchema.safeParse({ ...message, message: '\u200B' }).success).toBe(false);
    expect(messageSchema.safeParse({ ...message, message: '👋' }).success).toBe(true);
    expect(commentSchema.safeParse({ ...comment, text: '\u200B' }).success).toBe(false);
    expect(postSchema.shape.content.safeParse('\u2800').success).toBe(false);
    expect(errorsOf(z.object({ name: required('nameRequired') }), { name: '\u200B' })).toEqual({
      name: 'nameRequired',
    });
  });

  it('is removed from texts and lists by the functions `trimmed` and `tidied`', () => {
    expect(trimmed({ name: '\u200B', team: ['Priya', '\u2060'] })).toEqual({ name: '', team: ['Priya'] });
    expect(tidied({ role: '\u200B', skills: ['CAD', '\uFEFF'] })).toEqual({ role: '', skills: ['CAD'] });
  });
});
