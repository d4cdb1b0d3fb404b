import { describe, expect, test } from 'vitest';
import { messageId, nextMessageId } from '@/data/schema/rules/messageId';
import { ownPreview } from '@/data/schema/text/messagePreview';

const letters = (count: number) => 'abcdefghij'.repeat(5).slice(0, count);

describe('ownPreview', () => {
  test.each([0, 1, 29, 30])('returns a message with a length of %i unchanged', (count) => {
    expect(ownPreview(letters(count))).toBe(letters(count));
  });

  test.each([
    ['an emoji of several people', '👨‍👩‍👧‍👦'],
    ['an emoji with a skin tone', '👩🏽‍🚀'],
    ['a flag emoji', '🇮🇳'],
    ['a letter with combining accents', 'e\u0301\u0323'],
    ['a Devanagari syllable', 'कि'],
    ['a line break of CR and LF', '\r\n'],
  ])('shortens a message without splitting %s', (_what, character) => {
    expect(ownPreview(`${letters(29)}${character}`)).toBe(`${letters(29)}${character}`);
    expect(ownPreview(`${letters(29)}${character}x`)).toBe(`${letters(29)}${character}...`);
    expect(ownPreview(`${letters(30)}${character}`)).toBe(`${letters(30)}...`);
    expect(ownPreview(character.repeat(31))).toBe(`${character.repeat(30)}...`);
  });
});

describe('message ids', () => {
  const at = (time: number) => ({ id: messageId(time, 'x') }) as Parameters<typeof nextMessageId>[0][number];

  test('sort by the time of the message', () => {
    const times = [0, 9, 10, 1_763_632_320_000, 17_636_323_200_000];
    const ids = times.map((time) => messageId(time, 'x'));
    expect([...ids].sort()).toEqual(ids);
  });

  test('nextMessageId returns an id that sorts after the last message, even if the clock was set back', () => {
    expect(nextMessageId([], 50, 'u')).toBe(messageId(50, 'u'));
    expect(nextMessageId([at(10), at(20)], 50, 'u')).toBe(messageId(50, 'u'));
    expect(nextMessageId([at(10), at(50)], 50, 'u')).toBe(messageId(51, 'u'));
    expect(nextMessageId([at(90)], 50, 'u')).toBe(messageId(91, 'u'));
  });
});
