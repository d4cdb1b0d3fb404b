import type { CardId, StoredCard } from '../shapes/pipeline';
import { readRef } from '../shapes/ref';
import type { RequestState, RequestStatus } from '../shapes/request';
import { rememberedByItem } from './memoized';

// Derives whose move it is between the user and the subject of a card. The user never states it.

/** The end of a conversation. Times are in ms since the epoch. */
export type ConversationEnd = {
  /** When the last message arrived. */
  at: number;
  /** Whether the user wrote the last message. */
  isOwnLast: boolean;
};

/** What happened between the user and others. */
export type Events = {
  /** The ends of the user's conversations, by conversation id. */
  ends: ReadonlyMap<string, ConversationEnd>;
  /** The requests that the user sent, by startup id. */
  sent: ReadonlyMap<string, RequestStatus>;
  /** The latest request that each account sent to one of the user's startups, by uid. */
  received: ReadonlyMap<string, RequestStatus>;
  /** The startups that the user expressed interest in, by id. */
  interests: ReadonlySet<string>;
  /** The uids of the accounts that follow the user, as far as the user may know. */
  followers: ReadonlySet<string>;
};

export const noEvents: Events = {
  ends: new Map(),
  sent: new Map(),
  received: new Map(),
  interests: new Set(),
  followers: new Set(),
};

/** What a move answers: the last thing that happened. An interest and a follow have no time. */
export const moveCauses = ['message', 'request', 'approval', 'interest', 'follow'] as const;
export type MoveCause = (typeof moveCauses)[number];

/** `side`: who acts next. `at`: since when, in ms since the epoch. */
export type Move = { side: 'you' | 'them'; cause: MoveCause; at?: number | undefined };

type Happened = { at: number; move: Move | null };

/** Returns the ids of the conversations with the subject of a card: a startup has one, and so has its owner. */
export const conversationsWith = (id: CardId, { account }: Pick<StoredCard, 'account'>): string[] => {
  const named = readRef(id);
  return named ? [named.id, ...(account ? [account] : [])] : [];
};

const afterMessage = ({ at, isOwnLast }: ConversationEnd): Happened => ({
  at,
  move: { side: isOwnLast ? 'them' : 'you', cause: 'message', at },
});

/** Whose move each state of a request makes it: the asker's or the owner's; `null` once it is settled. */
const moverOf: Record<RequestState, 'asker' | 'owner' | null> = {
  requested: 'owner',
  approved: 'asker',
  withdrawn: null,
  declined: null,
  revoked: null,
};

const afterRequest = ({ state, requestedAt, answeredAt }: RequestStatus, isAsker: boolean): Happened => {
  const at = answeredAt ?? requestedAt;
  const mover = moverOf[state];
  if (!mover) return { at, move: null };
  const isYou = (mover === 'asker') === isAsker;
  return {
    at,
    move: { side: isYou ? 'you' : 'them', cause: state === 'approved' ? 'approval' : 'request', at },
  };
};

/** A message of a conversation with the subject of a card. `at`: when it was sent, in ms since the epoch. */
export type PastMessage = { by: 'you' | 'them'; at: number; text: string };

/**
 * What happened with the subject of a card, for its history. `by`: who did it. `at`: in ms since the epoch. `text`:
 * the text of a message, if it is read.
 */
export type PastEvent = {
  what: 'message' | 'request' | 'approved' | 'declined' | 'revoked';
  by: 'you' | 'them';
  at: number;
  text?: string | undefined;
};

const pastOfRequest = ({ state, requestedAt, answeredAt }: RequestStatus, isAsker: boolean): PastEvent[] => [
  { what: 'request', by: isAsker ? 'you' : 'them', at: requestedAt },
  ...(answeredAt !== null && state !== 'requested' && state !== 'withdrawn'
    ? [{ what: state, by: isAsker ? 'them' : 'you', at: answeredAt } as const]
    : []),
];

/**
 * Returns the messages and the request between the user and the subject of a card, oldest first.
 * @param messages the latest messages. Without any, only the last message is known, from the ends of conversations.
 */
export function pastEvents(
  id: CardId,
  card: Pick<StoredCard, 'account'>,
  { ends, sent, received }: Events,
  messages: readonly PastMessage[] = [],
): PastEvent[] {
  const named = readRef(id);
  if (!named) return [];
  const isStartup = named.kind === 'startup';
  const request = (isStartup ? sent : received).get(named.id);
  const last = conversationsWith(id, card)
    .flatMap((other) => ends.get(other) ?? [])
    .reduce<ConversationEnd | null>((found, end) => (found && found.at > end.at ? found : end), null);
  return [
    ...(request ? pastOfRequest(request, isStartup) : []),
    ...(messages.length > 0
      ? messages.map((message) => ({ what: 'message', ...message }) as const)
      : last
        ? [{ what: 'message', by: last.isOwnLast ? 'you' : 'them', at: last.at } as const]
        : []),
  ].sort((a, b) => a.at - b.at);
}

/** Returns the ids of all events: most of thousands of cards have none of them. */
const peopleIn = rememberedByItem(
  ({ ends, sent, received, interests, followers }: Events) =>
    new Set([...ends.keys(), ...sent.keys(), ...received.keys(), ...interests, ...followers]),
);

/** Returns whose move it is after the last event with the subject of a card; `null` if no answer is due. */
export function whoseMove(id: CardId, card: Pick<StoredCard, 'account'>, events: Events): Move | null {
  const people = peopleIn(events);
  const isIn = people.has(id.slice(id.indexOf(':') + 1)) || (card.account && people.has(card.account));
  const named = isIn && readRef(id);
  if (!named) return null;
  const { ends, sent, received, interests, followers } = events;
  const own = named.kind === 'startup' ? sent.get(named.id) : undefined;
  const theirs = named.kind === 'startup' ? undefined : received.get(named.id);
  const happened = [
    ...conversationsWith(id, card)
      .flatMap((other) => ends.get(other) ?? [])
      .map(afterMessage),
    ...(own ? [afterRequest(own, true)] : []),
    ...(theirs ? [afterRequest(theirs, false)] : []),
  ];
  if (happened.length > 0) return happened.reduce((last, each) => (each.at > last.at ? each : last)).move;
  if (named.kind === 'startup' && interests.has(named.id)) return { side: 'them', cause: 'interest' };
  if (named.kind !== 'startup' && followers.has(named.id)) return { side: 'you', cause: 'follow' };
  return null;
}
