import { describe, expect, it } from 'vitest';
import {
  nextStep,
  type TodayFacts,
  type TodayRow,
  todayRows,
  unanswered,
  waitingCount,
  withSameRows,
} from '@/data/schema/rules/todayRows';
import { type ConversationEnd, noEvents } from '@/data/schema/rules/whoseMove';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { type CardId, defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';
import type { RequestState } from '@/data/schema/shapes/request';

const day = 86_400_000;
const now = new Date(2025, 10, 20, 12).getTime();
const ago = (days: number) => now - days * day;

const card = (id: CardId, more: Partial<PipelineCard> = {}): PipelineCard => ({
  ...{ id, name: id.split(':')[1] ?? '', face: '', board: 'raise', stage: 'talking' },
  ...{ since: ago(30), history: [], tags: [] },
  ...more,
});
const claire = (step: PipelineCard['step'], more: Partial<PipelineCard> = {}) =>
  card('investor:claire', { step, ...more });
const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  ...{
    id,
    slug: `${id}-page`,
    name: id,
    role: '',
    avatar: '',
    href: `/user/${id}-page`,
    lastMessage: 'Hello',
  },
  ...{ isOwnLast: false, date: 0, online: false, draft: '', unread: false, muted: false },
  ...more,
});
const request = (id: string, state: RequestState, requestedAt: number) => ({
  ...{ id, state, requestedAt, answeredAt: null, note: '', startupName: 'Kestrel' },
  from: { name: id, avatar: '' },
});
const ends = (entries: Record<string, ConversationEnd>) => ({
  ...noEvents,
  ends: new Map(Object.entries(entries)),
});

const nothing: TodayFacts = {
  ...{ cards: [], stages: defaultStages, events: noEvents, conversations: [], requests: [], news: [] },
  ...{ later: new Map(), quietDays: 14 },
};
const rowsOf = (facts: Partial<TodayFacts>, at = now) => todayRows({ ...nothing, ...facts }, at);
const idsOf = (facts: Partial<TodayFacts>, at = now) => rowsOf(facts, at).map(({ id }) => id);

describe('todayRows, due', () => {
  const due = (day: string) => ({ text: 'Call', due: day });
  it.each<[string, PipelineCard, string[]]>([
    ['a step that is due today', claire(due('2025-11-20')), ['due:investor:claire']],
    ['an overdue step', claire(due('2025-01-01')), ['due:investor:claire']],
    ['no step that is due tomorrow', claire(due('2025-11-21')), []],
    ['no step without a day', claire({ text: 'Call' }), []],
    ['no step that is done', claire({ ...due('2025-11-19'), doneAt: ago(0) }), []],
    ['no step of a removed card', claire(due('2025-11-19'), { removedAt: ago(0) }), []],
  ])('has %s', (_, each, ids) => {
    expect(idsOf({ cards: [each] })).toEqual(ids);
  });

  it('is ordered by day, and counts the days since', () => {
    const cards = [
      card('user:a', { step: due('2025-11-20') }),
      card('startup:b', { step: due('2025-11-17') }),
      card('user:c', { step: due('2025-11-19') }),
    ];
    const rows = rowsOf({ cards });
    expect(rows.map((row) => row.kind === 'step' && [row.name, row.overdue])).toEqual([
      ['b', 3],
      ['c', 1],
      ['a', 0],
    ]);
    expect(rows[0]).toEqual({
      ...{ id: 'due:startup:b', kind: 'step', name: 'b', face: '', isStartup: true, text: 'Call' },
      ...{ card: 'startup:b', due: '2025-11-17', overdue: 3, href: '/pipeline/board?card=startup%3Ab' },
    });
  });

  it('is ordered by card on the same day', () => {
    const cards = ['user:b', 'investor:c', 'user:a'].map((id) =>
      card(id as CardId, { step: due('2025-11-20') }),
    );
    expect(idsOf({ cards })).toEqual(['due:investor:c', 'due:user:a', 'due:user:b']);
    const next = cards.map((each) => ({ ...each, step: due('2025-11-21') }));
    expect(nextStep(next, now)?.href).toBe('/pipeline/board?card=investor%3Ac');
  });

  it('depends on the local day, also after the clock is set back', () => {
    const cards = [claire(due('2025-11-20'))];
    const midnight = new Date(2025, 10, 20).getTime();
    expect([idsOf({ cards }, midnight), idsOf({ cards }, midnight - 1)]).toEqual([
      ['due:investor:claire'],
      [],
    ]);
  });
});

describe('todayRows, waiting for an answer', () => {
  it('has the unanswered requests, and no others', () => {
    const states: RequestState[] = ['requested', 'approved', 'declined', 'revoked', 'withdrawn'];
    const rows = rowsOf({ requests: states.map((state) => request(state, state, ago(1))) });
    expect(rows).toEqual([
      {
        ...{ id: 'request:requested', kind: 'request', name: 'requested', face: '', isStartup: false },
        ...{ startup: 'Kestrel', since: ago(1), href: '/profile/manage?tab=startups' },
        actionHref: '/profile/manage?tab=startups',
      },
    ]);
  });

  it.each<[string, ConversationEnd, Partial<Conversation>, string[]]>([
    ['a message that is a day old', { at: ago(1), isOwnLast: false }, {}, ['message:mina']],
    ['no younger message', { at: ago(1) + 1, isOwnLast: false }, {}, []],
    ['no message of the user', { at: ago(3), isOwnLast: true }, {}, []],
    ['no muted conversation', { at: ago(3), isOwnLast: false }, { muted: true }, []],
    ['no closed conversation', { at: ago(3), isOwnLast: false }, { closed: 'deleted' }, []],
  ])('has %s', (_, end, more, ids) => {
    const facts = { events: ends({ mina: end }), conversations: [conversation('mina', more)] };
    expect(idsOf(facts)).toEqual(ids);
  });

  it('has no message of a conversation that no longer exists', () => {
    expect(idsOf({ events: ends({ mina: { at: ago(2), isOwnLast: false } }) })).toEqual([]);
  });

  it('links to the conversation, and begins with what waits longest', () => {
    const rows = rowsOf({
      events: ends({ mina: { at: ago(2), isOwnLast: false }, heliogrid: { at: ago(5), isOwnLast: false } }),
      conversations: [
        conversation('mina'),
        conversation('heliogrid', { slug: 'h', href: '/startups/h', lastMessage: 'Any news?' }),
      ],
      requests: [request('ada', 'requested', ago(3))],
    });
    expect(rows.map(({ id }) => id)).toEqual(['message:heliogrid', 'request:ada', 'message:mina']);
    expect(rows[0]).toEqual({
      ...{ id: 'message:heliogrid', kind: 'message', name: 'heliogrid', face: '', isStartup: true },
      ...{ text: 'Any news?', href: '/startups/h', actionHref: '/messages/h', since: ago(5) },
    });
    expect(rows[2]?.isStartup).toBe(false);
  });

  it('shows at most 50 conversations, those with the newest messages', () => {
    const entries = Array.from({ length: 60 }, (_, at): [string, ConversationEnd] => [
      `c${at}`,
      { at: ago(2 + at), isOwnLast: false },
    ]);
    const ids = unanswered(new Map(entries));
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'c0', 'c49']);
  });
});

it('todayRows: a search with new results links to Discover, and one without is left out', () => {
  const news = [
    { id: 'ai', name: 'AI', address: '?industry=AI', count: 2 },
    { id: 'none', name: 'None', address: '', count: 0 },
  ];
  expect(rowsOf({ news })).toEqual([
    {
      ...{ id: 'search:ai', kind: 'search', name: 'AI', face: '', isStartup: false, count: 2 },
      ...{ href: '/discover?industry=AI', actionHref: '/discover?industry=AI' },
    },
  ]);
});

describe('todayRows, going quiet', () => {
  const quiet = (at: number, isOwnLast = true) => ends({ claire: { at, isOwnLast } });
  const cards = [claire(undefined, { slug: 'claire-d' })];
  it.each<[string, Partial<TodayFacts>, string[]]>([
    ['a card after 14 days', { cards, events: quiet(ago(14)) }, ['quiet:investor:claire']],
    ['no card before', { cards, events: quiet(ago(14) + 1) }, []],
    [
      'a card after as many days as the user chose',
      { cards, events: quiet(ago(7)), quietDays: 7 },
      ['quiet:investor:claire'],
    ],
    ['no removed card', { cards: [claire(undefined, { removedAt: 1 })], events: quiet(ago(20)) }, []],
    ['no lost card', { cards: [claire(undefined, { stage: 'passed' })], events: quiet(ago(20)) }, []],
    ['no won card', { cards: [claire(undefined, { stage: 'committed' })], events: quiet(ago(20)) }, []],
    ['no contact', { cards: [card('contact:claire')], events: quiet(ago(20)) }, []],
  ])('has %s', (_, facts, ids) => {
    expect(idsOf(facts).filter((id) => id.startsWith('quiet'))).toEqual(ids);
  });

  it('begins with the card that is quiet for the longest time', () => {
    const events = ends({
      claire: { at: ago(20), isOwnLast: true },
      mina: { at: ago(30), isOwnLast: true },
      ravi: { at: ago(20), isOwnLast: true },
    });
    const people = [card('user:ravi'), ...cards, card('investor:mina')];
    expect(idsOf({ cards: people, events })).toEqual([
      ...['quiet:investor:mina', 'quiet:investor:claire', 'quiet:user:ravi'],
    ]);
  });

  it('has no card whose move is the user’s', () => {
    expect(idsOf({ cards, events: quiet(ago(20), false) })).toEqual([]);
  });

  it('has no card whose last event has no time, such as an interest', () => {
    const events = { ...noEvents, interests: new Set(['ledgerline']) };
    expect(idsOf({ cards: [card('startup:ledgerline', { board: 'deals' })], events })).toEqual([]);
  });

  it('links to the conversation', () => {
    expect(rowsOf({ cards, events: quiet(ago(16)) })).toEqual([
      {
        ...{ id: 'quiet:investor:claire', kind: 'quiet', name: 'claire', face: '', isStartup: false },
        ...{ href: '/pipeline/board?card=investor%3Aclaire', actionHref: '/messages/claire-d' },
        since: ago(16),
      },
    ]);
  });
});

it.each<[string, number | undefined, string[]]>([
  ['hidden before its day', now + 1, []],
  ['shown on its day', now, ['request:ada']],
  ['hidden without a day', undefined, []],
])('todayRows: a postponed row is %s', (_, until, ids) => {
  const later = new Map([['request:ada', { until }]]);
  expect(idsOf({ requests: [request('ada', 'requested', ago(1))], later })).toEqual(ids);
});

const everything: Partial<TodayFacts> = {
  cards: [claire({ text: 'Call', due: '2025-11-19' })],
  requests: [request('ada', 'requested', ago(1))],
  news: [{ id: 'ai', name: 'AI', address: '', count: 1 }],
  events: ends({ claire: { at: ago(20), isOwnLast: true }, mina: { at: ago(2), isOwnLast: false } }),
  conversations: [conversation('mina')],
};

it.each(['due:investor:claire', 'message:mina', 'search:ai', 'quiet:investor:claire'])(
  'todayRows: the row %s is hidden while it is postponed',
  (id) => {
    const before = idsOf(everything);
    expect(before).toContain(id);
    const later = new Map([[id, { until: now + 1 }]]);
    expect(idsOf({ ...everything, later })).toEqual(before.filter((other) => other !== id));
  },
);

it('todayRows returns the sections one after the other, and waitingCount counts the first two', () => {
  const rows = rowsOf(everything);
  expect(rows.map(({ kind }) => kind)).toEqual(['step', 'message', 'request', 'search', 'quiet']);
  expect(waitingCount(rows)).toBe(3);
});

describe('withSameRows', () => {
  const before = rowsOf(everything);
  it('returns the same list if nothing changed', () => {
    expect(withSameRows(before, rowsOf(everything))).toBe(before);
  });

  it('replaces only the changed row', () => {
    const news = [{ id: 'ai', name: 'AI', address: '', count: 2 }];
    const after = withSameRows(before, rowsOf({ ...everything, news }));
    expect(after.map((row, at) => row === before[at])).toEqual([true, true, true, false, true]);
  });

  it('returns a new list if a row left, with the same other rows', () => {
    const after = withSameRows(before, rowsOf({ ...everything, requests: [] }));
    const others = before.filter(({ kind }: TodayRow) => kind !== 'request');
    expect(after.length === 4 && after.every((row, at) => row === others[at])).toBe(true);
  });
});

it('nextStep returns the first step that is due after today', () => {
  const cards = [
    card('user:a', { step: { text: 'Today', due: '2025-11-20' } }),
    card('user:b', { step: { text: 'Later', due: '2025-12-01' } }),
    card('user:c', { step: { text: 'Next', due: '2025-11-22' } }),
    card('user:d', { step: { text: 'Done', due: '2025-11-21', doneAt: 1 } }),
    card('user:e', { step: { text: 'Removed', due: '2025-11-21' }, removedAt: 1 }),
  ];
  expect(nextStep(cards, now)).toEqual({
    ...{ at: new Date(2025, 10, 22).getTime(), text: 'Next', href: '/pipeline/board?card=user%3Ac' },
  });
  expect(nextStep([], now)).toBeNull();
});
