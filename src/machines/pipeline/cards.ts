import { rememberedByItem } from '@/data/schema/rules/memoized';
import type { MovedCard } from '@/data/schema/rules/sortCards';
import { type Events, noEvents, whoseMove } from '@/data/schema/rules/whoseMove';
import type { CardId, PipelineCard } from '@/data/schema/shapes/pipeline';

export const cardsById = rememberedByItem(
  (cards: readonly PipelineCard[]): ReadonlyMap<CardId, PipelineCard> =>
    new Map(cards.map((card) => [card.id, card])),
);

const movedIn = rememberedByItem((events: Events) =>
  rememberedByItem((card: PipelineCard): MovedCard => ({ card, move: whoseMove(card.id, card, events) })),
);

/** Returns a card with whose move it is: the same object for the same card and events. */
export const movedCard = (events: Events | null, card: PipelineCard): MovedCard =>
  movedIn(events ?? noEvents)(card);
