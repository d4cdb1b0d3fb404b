import { expect, test } from 'vitest';
import { type Events, type Move, noEvents, pastEvents, whoseMove } from '@/data/schema/rules/whoseMove';
import type { CardId } from '@/data/schema/shapes/pipeline';
import type { RequestState } from '@/data/schema/shapes/request';

const request = (state: RequestState, requestedAt: number, answeredAt: number | null = null) => ({
  ...{ state, requestedAt, answeredAt, note: '' },
});
const sent = (...asked: Parameters<typeof request>): Partial<Events> => ({
  sent: new Map([['kestrel', request(...asked)]]),
});
const received = (...asked: Parameters<typeof request>): Partial<Events> => ({
  received: new Map([['mina', request(...asked)]]),
});
const ended = (id: string, at: number, isOwnLast: boolean): Partial<Events> => ({
  ends: new Map([[id, { at, isOwnLast }]]),
});
const interests = new Set(['kestrel']);
const followers = new Set(['mina']);

const startup: CardId = 'startup:kestrel';
const investor: CardId = 'investor:mina';
const yours = (cause: Move['cause'], at?: number): Move => ({ side: 'you', cause, at });
const theirs = (cause: Move['cause'], at?: number): Move => ({ side: 'them', cause, at });

test.each<[string, CardId, Partial<Events>, Move | null]>([
  ['nothing happened', startup, {}, null],
  ['they wrote', investor, ended('mina', 5, false), yours('message', 5)],
  ['the user wrote', investor, ended('mina', 5, true), theirs('message', 5)],
  ['the startup’s lister wrote', startup, ended('uid-kit', 5, false), yours('message', 5)],
  ['another user wrote', startup, ended('mina', 5, false), null],
  ['the user asked for metrics', startup, sent('requested', 3), theirs('request', 3)],
  ['they approved', startup, sent('approved', 3, 6), yours('approval', 6)],
  ['they declined', startup, sent('declined', 3, 6), null],
  ['they revoked their approval', startup, sent('revoked', 3, 6), null],
  ['the user withdrew the request', startup, sent('withdrawn', 3), null],
  ['they asked for metrics', investor, received('requested', 3), yours('request', 3)],
  ['the user approved', investor, received('approved', 3, 6), theirs('approval', 6)],
  ['the user declined', investor, received('declined', 3, 6), null],
  [
    'a message follows an approval',
    startup,
    { ...sent('approved', 3, 6), ...ended('kestrel', 7, true) },
    theirs('message', 7),
  ],
  [
    'an approval follows a message',
    startup,
    { ...sent('approved', 3, 8), ...ended('kestrel', 7, true) },
    yours('approval', 8),
  ],
  [
    'a refusal follows a message',
    startup,
    { ...sent('declined', 3, 8), ...ended('kestrel', 7, false) },
    null,
  ],
  ['the user is interested', startup, { interests }, theirs('interest')],
  [
    'a message is newer than an interest',
    startup,
    { interests, ...ended('kestrel', 1, false) },
    yours('message', 1),
  ],
  ['an investor follows the user', investor, { followers }, yours('follow')],
  ['a person follows the user', 'user:mina', { followers }, yours('follow')],
  ['a startup has the id of a follower', 'startup:mina', { followers }, null],
  ['an investor has the id of a startup', 'investor:kestrel', { interests }, null],
  ['the subject isn’t on Updraft', 'contact:mina', { followers, ...ended('mina', 5, false) }, null],
])('whoseMove: %s', (_, id, events, move) => {
  expect(whoseMove(id, { account: 'uid-kit' }, { ...noEvents, ...events })).toEqual(move);
});

test.each<[string, CardId, Partial<Events>, ReturnType<typeof pastEvents>]>([
  ['nothing', startup, {}, []],
  ['nothing with a contact', 'contact:a', ended('a', 5, false), []],
  [
    'the user’s request, its answer and the last message, oldest first',
    startup,
    { ...ended('kestrel', 4, true), ...sent('approved', 3, 6) },
    [
      { what: 'request', by: 'you', at: 3 },
      { what: 'message', by: 'you', at: 4 },
      { what: 'approved', by: 'them', at: 6 },
    ],
  ],
  [
    'the later message of the startup’s and its lister’s conversation',
    startup,
    {
      ends: new Map([
        ['kestrel', { at: 9, isOwnLast: true }],
        ['uid-kit', { at: 8, isOwnLast: false }],
      ]),
    },
    [{ what: 'message', by: 'you', at: 9 }],
  ],
  [
    'the other side’s request, which the user declined',
    investor,
    received('declined', 3, 6),
    [
      { what: 'request', by: 'them', at: 3 },
      { what: 'declined', by: 'you', at: 6 },
    ],
  ],
  ['a withdrawn request', startup, sent('withdrawn', 3), [{ what: 'request', by: 'you', at: 3 }]],
])('the history of a card has %s', (_, id, events, past) => {
  expect(pastEvents(id, { account: 'uid-kit' }, { ...noEvents, ...events })).toEqual(past);
});

const letters = [
  { by: 'them', at: 2, text: 'Hello' },
  { by: 'you', at: 5, text: 'Hi' },
] as const;

test('messages that are read are in the history with their texts, among the other events, and replace the last message', () => {
  const events = { ...noEvents, ...ended('kestrel', 6, true), ...sent('approved', 3, 7) };
  expect(pastEvents(startup, {}, events, letters)).toEqual([
    { what: 'message', by: 'them', at: 2, text: 'Hello' },
    { what: 'request', by: 'you', at: 3 },
    { what: 'message', by: 'you', at: 5, text: 'Hi' },
    { what: 'approved', by: 'them', at: 7 },
  ]);
});

test('the last message stays in the history if no message could be read', () => {
  const events = { ...noEvents, ...ended('kestrel', 6, false) };
  expect(pastEvents(startup, {}, events, [])).toEqual([{ what: 'message', by: 'them', at: 6 }]);
});
