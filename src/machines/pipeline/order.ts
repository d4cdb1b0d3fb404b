import { stageOf } from '@/data/schema/rules/pipelineCards';
import { byUrgency, type MovedCard } from '@/data/schema/rules/sortCards';
import type { CardId, PipelineCard, Stage } from '@/data/schema/shapes/pipeline';
import { cardsById, movedCard } from './cards';
import type { PipelineContext } from './types';

// The order of the cards. Only the user's own moves, and the user's wish, change the position of a card.

type Ordered = Pick<PipelineContext, 'cards' | 'stages' | 'events' | 'order'>;

/** Returns the stage of a card, as the key of its column: no two boards share a stage. */
const columnOf = ({ stages }: Pick<Ordered, 'stages'>, card: PipelineCard): Stage => stageOf(stages, card);

/** Returns all cards in the order of their columns. */
export const renewed = ({ cards, events }: Pick<Ordered, 'cards' | 'events'>): CardId[] =>
  cards
    .map((card) => movedCard(events, card))
    .sort(byUrgency)
    .map(({ card }) => card.id);

/** Returns the index in a column where a card belongs: before the first card that follows it. */
export function placeIn(column: readonly MovedCard[], card: MovedCard, from = 0): number {
  let at = from;
  for (const other of column.slice(from)) {
    if (byUrgency(card, other) < 0) break;
    at += 1;
  }
  return at;
}

/** Returns the order after the user moved or added these cards: each is at its sorted place in its column. */
export function placed({ cards, stages, events, order }: Ordered, ids: ReadonlySet<CardId>): CardId[] {
  const byId = cardsById(cards);
  const columns = new Map<Stage, { rest: MovedCard[]; coming: MovedCard[] }>();
  const partsOf = (card: PipelineCard) => {
    const name = columnOf({ stages }, card);
    const parts = columns.get(name) ?? { rest: [], coming: [] };
    columns.set(name, parts);
    return parts;
  };
  for (const id of ids) {
    const card = byId.get(id);
    if (card) partsOf(card).coming.push(movedCard(events, card));
  }
  for (const id of order) {
    const card = byId.get(id);
    if (!card || ids.has(id)) continue;
    columns.get(columnOf({ stages }, card))?.rest.push(movedCard(events, card));
  }
  const before = new Map<CardId, CardId[]>();
  const last: CardId[] = [];
  for (const { rest, coming } of columns.values()) {
    let at = 0;
    for (const moved of coming.sort(byUrgency)) {
      at = placeIn(rest, moved, at);
      const next = rest[at]?.card.id;
      if (next) before.set(next, [...(before.get(next) ?? []), moved.card.id]);
      else last.push(moved.card.id);
    }
  }
  const others = order.filter((id) => !ids.has(id));
  return [...others.flatMap((id) => [...(before.get(id) ?? []), id]), ...last];
}

/**
 * Returns the order after the store was read: cards that are new, or that another tab moved, are last.
 * @param before the cards before the read
 */
export function arrived(next: Ordered, before: readonly PipelineCard[]): readonly CardId[] {
  const known = cardsById(before);
  const placeOf = ({ board, stage }: PipelineCard) => `${board} ${stage}`;
  const fresh = next.cards.filter((card) => {
    const old = known.get(card.id);
    return !old || placeOf(old) !== placeOf(card);
  });
  const isFresh = new Set(fresh.map(({ id }) => id));
  const byId = cardsById(next.cards);
  return [
    ...next.order.filter((id) => byId.has(id) && !isFresh.has(id)),
    ...renewed({ cards: fresh, events: next.events }),
  ];
}
