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
    messages: [{ id: '1', message: 'The pilot data looks great 🚀' }],
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

  test('shows the newest message that holds it, newest activity first', async () => {
    expect(await search('deck')).toEqual([
      ['mina-okafor', 'Mina Okafor', 'Can we talk about the [deck] on Thursday?'],
      ['ravi', 'Ravi Kulkarni', 'Thanks, sending the [deck] now'],
    ]);
  });

  test('says which message it was, and that it was none where the name was found', async () => {
    const idsIn = async (query: string) =>
      (await searchConversations(conversations, query)).map(({ id, messageId }) => [id, messageId]);
    expect(await idsIn('deck')).toEqual([
      ['mina-okafor', '3'],
      ['ravi', '1'],
    ]);
    expect(await idsIn('federatoin')).toEqual([['mina-okafor', '2']]);
    expect((await idsIn('lena')).slice(0, 2)).toEqual([
      ['lena', ''],
      ['lena-brandt', ''],
    ]);
  });

  test('finds names before messages, an exact name before all', async () => {
    expect(await search('lena')).toEqual([
      ['lena', '[Lena]', ''],
      ['lena-brandt', '[Lena] Brandt', ''],
      ['mina-okafor', 'Mina Okafor', '[Lena] sent me your deck.'],
    ]);
  });

  test('forgives a slip', async () => {
    expect((await search('kulkrani')).map(([id]) => id)).toEqual(['ravi']);
    expect(await search('federatoin')).toEqual([
      ['mina-okafor', 'Mina Okafor', 'Most came from one apartment federation in Pune.'],
    ]);
  });

  test('of signs alone looks for them as they are', async () => {
    expect((await search('🚀')).map(([id]) => id)).toEqual(['lena-brandt']);
  });

  test('that fits nothing finds nothing', async () => {
    expect(await search('heliocentrism')).toEqual([]);
  });
});
