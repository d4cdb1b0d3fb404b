import type { Conversation } from '../shapes/conversation';
import { href } from '../shapes/href';
import type { CardId, Later, PipelineCard } from '../shapes/pipeline';
import { addressOf, conversationHref, readRef } from '../shapes/ref';
import type { RequestStatus } from '../shapes/request';
import { typedDay } from '../text/day';
import { daysBetween, laterDay } from '../text/laterDays';
import { isThere, type Stages, stageOf } from './pipelineCards';
import { type Events, whoseMove } from './whoseMove';

// Derives what waits for the user today. Nothing of it is stored, except what the user postpones.

const day = 86_400_000;

/** The sections of Today, in display order. */
export const rowSections = ['due', 'waiting', 'news', 'quiet'] as const;
export type RowSection = (typeof rowSections)[number];

/** Times are in ms since the epoch. The address of the main action is missing if the action is a change. */
type RowOf<Kind extends string, Facts = unknown> = {
  /** Names the row in `later` records, so it is the same as long as the row waits for the same thing. */
  id: string;
  kind: Kind;
  name: string;
  /** The address of the photo or logo; empty for the default picture. */
  face: string;
  isStartup: boolean;
  /** The address behind the name; empty if there is none. */
  href: string;
  /** The address of the main action. */
  actionHref?: string | undefined;
  /** Since when the row waits; missing if that isn't a moment. */
  since?: number | undefined;
} & Facts;

/** A row of Today. */
export type TodayRow =
  /** A next step that is due. `due`: a local calendar day, `YYYY-MM-DD`. `overdue`: for how many days. */
  | RowOf<'step', { card: CardId; text: string; due: string; overdue: number }>
  /** A request for the metrics of one of the user's startups. */
  | RowOf<'request', { startup: string }>
  /** The last message of a conversation, which the user hasn't answered. */
  | RowOf<'message', { text: string }>
  /** New results of a saved search. */
  | RowOf<'search', { count: number }>
  /** A card whose subject hasn't acted for a long time. */
  | RowOf<'quiet'>;
export type RowKind = TodayRow['kind'];

/** The section of each kind of row. */
export const sectionOf: Record<RowKind, RowSection> = {
  step: 'due',
  request: 'waiting',
  message: 'waiting',
  search: 'news',
  quiet: 'quiet',
};

/** A request that another account sent to the user. */
type AskedRequest = RequestStatus & {
  id: string;
  startupName: string;
  from: { name: string; avatar: string };
};

/** The new results of a saved search. `address`: its query string in Discover. */
export type SearchNews = { id: string; name: string; address: string; count: number };

/** What Today is derived from. */
export type TodayFacts = {
  cards: readonly PipelineCard[];
  stages: Stages;
  events: Events;
  /** The conversations that `unanswered` names. */
  conversations: readonly Conversation[];
  /** The received requests. */
  requests: readonly AskedRequest[];
  news: readonly SearchNews[];
  /** What the user has postponed, by the id of the row. */
  later: ReadonlyMap<string, Later>;
  /** After how many days without an act of the other person a card goes quiet. */
  quietDays: number;
};

/** At most this many conversations are shown, those with the newest messages. */
const mostConversations = 50;

/** Returns the ids of the conversations whose last message another person wrote, latest first. */
export const unanswered = (ends: Events['ends']): string[] =>
  [...ends]
    .filter(([, { isOwnLast }]) => !isOwnLast)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, mostConversations)
    .map(([id]) => id);

const ofCard = (card: PipelineCard) => ({
  name: card.name,
  face: card.face,
  isStartup: card.id.startsWith('startup:'),
  href: href('board', { search: { card: card.id } }),
});

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
/** Orders rows by how long they wait, the longest first. */
const bySince = (a: TodayRow, b: TodayRow) => (a.since ?? 0) - (b.since ?? 0) || compare(a.id, b.id);

type Step = Extract<TodayRow, { kind: 'step' }>;

const stepRows = ({ cards }: TodayFacts, now: number): Step[] => {
  const today = typedDay(now);
  return cards
    .flatMap((card): Step[] => {
      const { step } = card;
      if (!isThere(card) || !step?.due || step.doneAt !== undefined || step.due > today) return [];
      const { text, due } = step;
      const overdue = daysBetween(due, today);
      return [{ ...ofCard(card), id: `due:${card.id}`, kind: 'step', card: card.id, text, due, overdue }];
    })
    .sort((a, b) => compare(a.due, b.due) || compare(a.id, b.id));
};

const waitingRows = ({ requests, conversations, events }: TodayFacts, now: number): TodayRow[] => {
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  const review = href('account', { search: { tab: 'startups' } });
  return [
    ...requests
      .filter(({ state }) => state === 'requested')
      .map(
        ({ id, from, startupName, requestedAt }): TodayRow => ({
          ...{ id: `request:${id}`, kind: 'request', name: from.name, face: from.avatar, isStartup: false },
          ...{ href: review, actionHref: review, since: requestedAt, startup: startupName },
        }),
      ),
    ...unanswered(events.ends).flatMap((id): TodayRow[] => {
      const conversation = byId.get(id);
      const since = events.ends.get(id)?.at ?? now;
      if (!conversation || conversation.muted || conversation.closed || now - since < day) return [];
      const { name, avatar, lastMessage } = conversation;
      return [
        {
          ...{ id: `message:${id}`, kind: 'message', name, face: avatar, text: lastMessage },
          ...{ isStartup: isOfStartup(conversation), href: conversation.href },
          ...{ actionHref: conversationHref(conversation), since },
        },
      ];
    }),
  ].sort(bySince);
};

/** Whether the other participant of a conversation is a startup, whose logo is square. */
const isOfStartup = ({ href: page, ...other }: Conversation) =>
  page === href('startup', { params: { startupId: addressOf(other) } });

const searchRows = ({ news }: TodayFacts): TodayRow[] =>
  news
    .filter(({ count }) => count > 0)
    .map(({ id, name, address, count }): TodayRow => {
      const page = `${href('discover')}${address}`;
      return {
        ...{ id: `search:${id}`, kind: 'search', name, face: '', isStartup: false },
        ...{ href: page, actionHref: page, count },
      };
    });

const quietRows = ({ cards, stages, events, quietDays }: TodayFacts, now: number): TodayRow[] =>
  cards
    .flatMap((card): TodayRow[] => {
      const named = readRef(card.id);
      if (!named || !isThere(card) || stageOf(stages, card).kind !== 'open') return [];
      const move = whoseMove(card.id, card, events);
      if (move?.side !== 'them' || move.at === undefined || now - move.at < quietDays * day) return [];
      return [
        {
          ...ofCard(card),
          ...{ id: `quiet:${card.id}`, kind: 'quiet', since: move.at },
          actionHref: conversationHref({ id: named.id, slug: card.slug }),
        },
      ];
    })
    .sort(bySince);

const isPostponed = (later: TodayFacts['later'], id: string, now: number) => {
  const found = later.get(id);
  return found !== undefined && (found.until === undefined || found.until > now);
};

/** Returns the rows that are due or wait for an answer. `now`: ms since the epoch. */
export const waitingNow = (facts: TodayFacts, now: number): TodayRow[] =>
  [...stepRows(facts, now), ...waitingRows(facts, now)].filter(
    ({ id }) => !isPostponed(facts.later, id, now),
  );

/** Returns the rows of Today, section by section. `now`: ms since the epoch. */
export const todayRows = (facts: TodayFacts, now: number): TodayRow[] => [
  ...waitingNow(facts, now),
  ...[...searchRows(facts), ...quietRows(facts, now)].filter(({ id }) => !isPostponed(facts.later, id, now)),
];

/** Returns how many rows are due or wait for an answer: the number beside Pipeline in the navigation. */
export const waitingCount = (rows: readonly TodayRow[]): number =>
  rows.filter(({ kind }) => ['due', 'waiting'].includes(sectionOf[kind])).length;

const isSameRow = (a: TodayRow, b: TodayRow) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (key) => a[key as keyof TodayRow] === b[key as keyof TodayRow],
  );

/** Returns the new rows, in which unchanged rows are the objects of `before`; `before` if none changed. */
export function withSameRows(before: readonly TodayRow[], after: readonly TodayRow[]): readonly TodayRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = after.map((row) => {
    const found = known.get(row.id);
    return found && isSameRow(found, row) ? found : row;
  });
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}

/** The next step that is due after today. `at`: the beginning of its local day, in ms since the epoch. */
export type NextStep = { at: number; text: string; href: string };

/** Returns the next step that is due after today; `null` if there is none. */
export function nextStep(cards: readonly PipelineCard[], now: number): NextStep | null {
  const [first] = cards
    .flatMap((card): NextStep[] => {
      const { step } = card;
      const at = laterDay(step?.due ?? '', now);
      if (!isThere(card) || !step || step.doneAt !== undefined || at === undefined) return [];
      return [{ at, text: step.text, href: ofCard(card).href }];
    })
    .sort((a, b) => a.at - b.at || compare(a.href, b.href));
  return first ?? null;
}
