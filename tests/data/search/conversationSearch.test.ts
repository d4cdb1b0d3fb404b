import { describe, expect, test } from 'vitest';
import { pageSearch } from './pageSearch';

const { conversations: searchConversations } = pageSearch();

const conversations = [
  {
    id: 'mina-okafor',
    name: 'Mina Okafor',
    messages: [
      { id: '3', message: 'Can we talk about the deck on Thursday?' },
      { id: '2', message: 'Most came from one apartment federation in Pune.' },
      { id: '1', message: 'Lena sent me your deck.' },
    ],
  },
  { id: 'ravi', name: 'Ravi Kulkarni', messages: [{ id: '1', message: 'Thanks, sending the deck now' }] },
  {
    id: 'lena-brandt',
    name: 'Lena Brandt',
    messages: [{ id: '1', message: 'The pilot data looks great' }],
  },
  { id: 'lena', name: 'Lena', messages: [] },
];

/** Returns the hits with the matching words in brackets. */
const search = async (query: string) =>
  (await searchConversations(conversations, query)).map(({ id, name, message }) => {
    const [shownName, shownMessage] = [name, message].map((parts) =>
      parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
    );
    return [id, shownName, shownMessage];
  });

describe('conversation search', () => {
  test('finds whole words and prefixes in messages, and marks them', async () => {
    expect(await search('apart fed')).toEqual([
      ['mina-okafor', 'Mina Okafor', 'Most came from one [apart]ment [fed]eration in Pune.'],
    ]);
  });

  test('returns the newest matching message, or none when the name matches', async () => {
    const idsIn = async (query: string) =>
      (await searchConversations(conversations, query)).map(({ id, messageId }) => [id, messageId]);
    expect(await idsIn('deck')).toEqual([
      ['mina-okafor', '3'],
      ['ravi', '1'],
    ]);
    expect(await idsIn('federatoin')).toEqual([['mina-okafor', '2']]);
    expect((await idsIn('lena'))[0]).toEqual(['lena', '']);
  });

  test('returns names before messages, and an exact name first', async () => {
    expect(await search('lena')).toEqual([
      ['lena', '[Lena]', ''],
      ['lena-brandt', '[Lena] Brandt', ''],
      ['mina-okafor', 'Mina Okafor', '[Lena] sent me your deck.'],
    ]);
  });
});
