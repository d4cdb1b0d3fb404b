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

/** What was found where, the marked words in brackets. */
const search = async (query: string) =>
  (await searchConversations(conversations, query)).map(({ id, name, message }) => {
    const [shownName, shownMessage] = [name, message].map((parts) =>
      parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''),
    );
    return [id, shownName, shownMessage];
  });

describe('a search', () => {
  test('finds words of messages, begun or whole, and marks them', async () => {
    expect(await search('apart fed')).toEqual([
      ['mina-okafor', 'Mina Okafor', 'Most came from one [apart]ment [fed]eration in Pune.'],
    ]);
  });

  test('says which message it was, the newest first, and that it was none where the name was found', async () => {
    const idsIn = async (query: string) =>
      (await searchConversations(conversations, query)).map(({ id, messageId }) => [id, messageId]);
    expect(await idsIn('deck')).toEqual([
      ['mina-okafor', '3'],
      ['ravi', '1'],
    ]);
    expect(await idsIn('federatoin')).toEqual([['mina-okafor', '2']]);
    expect((await idsIn('lena'))[0]).toEqual(['lena', '']);
  });

  test('finds names before messages, an exact name before all', async () => {
    expect(await search('lena')).toEqual([
      ['lena', '[Lena]', ''],
      ['lena-brandt', '[Lena] Brandt', ''],
      ['mina-okafor', 'Mina Okafor', '[Lena] sent me your deck.'],
    ]);
  });
});
