import { expect, test } from 'vitest';
import { marked, pageSearch } from './pageSearch';

const { conversations: searchConversations } = pageSearch();

const said = (...texts: string[]) => texts.map((message, at) => ({ id: String(texts.length - at), message }));
const conversations = [
  {
    id: 'mina',
    name: 'Mina Okafor',
    messages: said(
      'Can we talk about the deck on Thursday?',
      'Most came from one apartment federation in Pune.',
      'Lena sent me your deck.',
    ),
  },
  { id: 'ravi', name: 'Ravi Kulkarni', messages: said('Thanks, sending the deck now') },
  { id: 'lena-brandt', name: 'Lena Brandt', messages: said('The pilot data looks great') },
  { id: 'lena', name: 'Lena', messages: [] },
];

test.each([
  ['apart fed', 'mina Mina Okafor: 2 Most came from one [apart]ment [fed]eration in Pune.'],
  ['federatoin', 'mina Mina Okafor: 2 Most came from one apartment federation in Pune.'],
  [
    'deck',
    'mina Mina Okafor: 3 Can we talk about the [deck] on Thursday?',
    'ravi Ravi Kulkarni: 1 Thanks, sending the [deck] now',
  ],
  ['lena', 'lena [Lena]:  ', 'lena-brandt [Lena] Brandt:  ', 'mina Mina Okafor: 1 [Lena] sent me your deck.'],
])(
  'conversation search for %j returns matching names first, then the newest matching message of each other conversation',
  async (query, ...hits) => {
    const found = await searchConversations(conversations, query);
    expect(
      found.map(
        ({ id, name, messageId, message }) => `${id} ${marked(name)}: ${messageId} ${marked(message)}`,
      ),
    ).toEqual(hits);
  },
);
