import { expect, test } from 'vitest';
import { isAddressed, tagsOf } from '@/data/schema/text/named';
import { signsIn } from '@/data/schema/text/signs';

const found = (text: string) => signsIn(text).map(({ sign, word }) => sign + word);

const a60 = 'a'.repeat(60);
test.each([
  ['a sentence', 'With @asha-verma, on #ClimateTech.', ['@asha-verma', '#ClimateTech']],
  ['a text in Hindi and Chinese', '#पवन @आशा-वर्मा (#風)', ['#पवन', '@आशा-वर्मा', '#風']],
  ['a text with an apostrophe and digits', '@asha-verma’s #1 rule: 2 #2nd', ['@asha-verma', '#2nd']],
  ['a text with # and @ only inside or without words', 'a@b.example, a#b, a/#b, ##a, @@a, #, @, #-, @-a', []],
  ['words with other signs inside', '#solar_power #solar#wind @asha- @asha--verma', ['@asha', '@asha']],
  ['words of 60 and more letters', `#${a60} #${a60}a @${'a-'.repeat(40)}`, [`#${a60}`]],
])('signsIn finds the valid hashtags and @mentions in %s', (_, text, signs) => {
  expect(found(text)).toEqual(signs);
});

test('tagsOf returns the hashtags in a post’s text and in its hashtag list, each once', () => {
  expect(tagsOf({ hashtags: ['Hiring', 'Solar'], content: '#solar, @lena-brandt and #Wind' })).toEqual([
    'Solar',
    'Wind',
    'Hiring',
  ]);
});

test('isAddressed returns true for a text that contains @ and the whole id of a user page, in any letter case', () => {
  const addressed = (text: string) => isAddressed(text, 'asha-verma');
  expect(['@asha-verma!', 'and @Asha-Verma'].filter(addressed)).toHaveLength(2);
  expect(['@asha', '@asha-verma-2', 'asha-verma', 'a@asha-verma'].filter(addressed)).toEqual([]);
});
