import { hasFilters, passesBoard } from '@/data/schema/rules/boardFilters';
import { remembered } from '@/data/schema/rules/memoized';
import { isThere, stageOf } from '@/data/schema/rules/pipelineCards';
import { byUrgency, type MovedCard } from '@/data/schema/rules/sortCards';
import type { BoardName, CardId, Lifted, PipelineCard, Stage } from '@/data/schema/shapes/pipeline';
import { readRef } from '@/data/schema/shapes/ref';
import { cardsById, movedCard } from './cards';
import { placeIn } from './order';
import type { PipelineContext, Star } from './types';

/** The state of a loaded board. `filtered`: narrowed, maybe to no card. `empty`: it has no cards. */
type Look = 'ready' | 'filtered' | 'empty';

/** A column in the order in which it is shown. */
export type Column = { stage: Stage; cards: readonly MovedCard[] };

/** Returns a card of the pipeline, also if the filters exclude it; `undefined` if it was removed. */
export function cardOf({ cards }: Pick<PipelineContext, 'cards'>, id: string): PipelineCard | undefined {
  const card = cardsById(cards).get(id as CardId);
  return isThere(card) ? card : undefined;
}

const findOnBoard = remembered(
  (
    cards: PipelineContext['cards'],
    order: PipelineContext['order'],
    events: PipelineContext['events'],
    board: BoardName,
  ): readonly MovedCard[] => {
    const byId = cardsById(cards);
    const found: MovedCard[] = [];
    for (const id of order) {
      const card = byId.get(id);
      if (card && card.board === board && isThere(card)) found.push(movedCard(events, card));
    }
    return found;
  },
);

/** Returns the cards of the current board in their order, without filters. */
export const onBoard = ({ cards, order, events, board }: PipelineContext): readonly MovedCard[] =>
  findOnBoard(cards, order, events, board);

const findShown = remembered(
  (
    all: readonly MovedCard[],
    stages: PipelineContext['stages'],
    filters: PipelineContext['filters'],
    today: string,
  ): readonly MovedCard[] =>
    hasFilters(filters)
      ? all.filter((moved) => passesBoard(moved, stageOf(stages, moved.card).id, filters, today))
      : all,
);

/** Returns the cards of the current board that pass the filters, in their order. */
export const shownOf = (context: PipelineContext): readonly MovedCard[] =>
  findShown(onBoard(context), context.stages, context.filters, context.today);

const findStages = remembered((stages: readonly Stage[], chosen: string) =>
  stages.filter(({ id }) => !chosen || chosen === id),
);

/** Returns the stages whose columns are shown. */
export const shownStages = ({ stages, board, filters }: PipelineContext): readonly Stage[] =>
  findStages(stages[board], filters.stage);

/** Returns a card at its sorted place in a column, as if it were moved there now. */
function joined(cards: readonly MovedCard[], { card, move }: MovedCard, stage: string) {
  const moved = { card: { ...card, stage, since: Number.POSITIVE_INFINITY }, move };
  const at = placeIn(cards, moved);
  return [...cards.slice(0, at), { card, move }, ...cards.slice(at)];
}

/** The columns that were returned last, so that an unchanged column is the same object in each view. */
let lastColumns: readonly Column[] = [];

const isSame = (a: Column, b: Column) =>
  a.stage === b.stage &&
  a.cards.length === b.cards.length &&
  a.cards.every((card, at) => card === b.cards[at]);

const findColumns = remembered(
  (
    shown: readonly MovedCard[],
    stages: PipelineContext['stages'],
    columns: readonly Stage[],
    lifted: Lifted | null,
  ): readonly Column[] => {
    const parts = new Map<string, MovedCard[]>(columns.map(({ id }) => [id, []]));
    for (const moved of shown) parts.get(stageOf(stages, moved.card).id)?.push(moved);
    const carried = lifted && shown.find(({ card }) => card.id === lifted.id);
    const found = columns.map((stage): Column => {
      const cards = parts.get(stage.id) ?? [];
      if (!carried || !lifted || lifted.stage === lifted.from) return { stage, cards };
      const others = cards.filter(({ card }) => card.id !== lifted.id);
      return { stage, cards: stage.id === lifted.stage ? joined(others, carried, stage.id) : others };
    });
    lastColumns = found.map((column) => lastColumns.find((last) => isSame(last, column)) ?? column);
    return lastColumns;
  },
);

/** Returns the columns of the current board. A carried card is in the column to which it was carried. */
export const columnsOf = (context: PipelineContext): readonly Column[] =>
  findColumns(shownOf(context), context.stages, shownStages(context), context.lifted);

const findIsChanged = remembered((all: readonly MovedCard[], stages: PipelineContext['stages']): boolean => {
  const last = new Map<string, MovedCard>();
  return all.some((moved) => {
    const { id } = stageOf(stages, moved.card);
    const before = last.get(id);
    last.set(id, moved);
    return before !== undefined && byUrgency(before, moved) > 0;
  });
});

/** Whether the columns of the current board would have another order if they were sorted again. */
export const isOrderChanged = (context: PipelineContext): boolean =>
  findIsChanged(onBoard(context), context.stages);

export function lookOf(context: PipelineContext): Look {
  if (onBoard(context).length === 0) return 'empty';
  return hasFilters(context.filters) ? 'filtered' : 'ready';
}

const countByBoard = remembered((cards: readonly PipelineCard[]): Record<BoardName, number> => {
  const counts = { deals: 0, raise: 0, people: 0 };
  for (const card of cards) if (isThere(card)) counts[card.board] += 1;
  return counts;
});

/** Returns the number of cards of each board, without filters. */
export const countsOf = ({ cards }: Pick<PipelineContext, 'cards'>) => countByBoard(cards);

/** Compares tags in alphabetical order. A collator, which takes 10 ms to create, is only needed beyond ASCII. */
const orderOf = (tags: Iterable<string>): ((a: string, b: string) => number) => {
  if (/[^ -~]/.test([...tags].join(''))) return new Intl.Collator().compare;
  const lower = (tag: string) => tag.toLowerCase();
  return (a, b) => Number(lower(a) > lower(b)) - Number(lower(a) < lower(b));
};

const findTags = remembered((all: readonly MovedCard[]): readonly string[] => {
  const tags = new Set<string>();
  for (const { card } of all) for (const tag of card.tags) tags.add(tag);
  return [...tags].sort(orderOf(tags));
});

/** Returns all tags of the current board, in alphabetical order. */
export const tagsOf = (context: PipelineContext) => findTags(onBoard(context));

/** The stage that an approved request suggests. */
const suggested = 'diligence';

/** A stage that an event suggests. `row`: the id of the record that stores the user's answer. */
type Suggestion = { stage: string; row: string };

/** Returns the stage that an event suggests for a card, once for each event. */
export function suggestionOf(
  { stages, events, later }: Pick<PipelineContext, 'stages' | 'events' | 'later'>,
  card: PipelineCard,
): Suggestion | null {
  if (card.board !== 'deals' || !events || events.sent.size === 0) return null;
  const named = readRef(card.id);
  const request = named?.kind === 'startup' ? events.sent.get(named.id) : undefined;
  if (request?.state !== 'approved') return null;
  const now = stageOf(stages, card);
  const at = (id: string) => stages.deals.findIndex((stage) => stage.id === id);
  const row = `suggestion:${card.id}:${request.answeredAt ?? request.requestedAt}`;
  const isBefore = now.kind === 'open' && at(now.id) < at(suggested);
  return isBefore && !later.has(row) ? { stage: suggested, row } : null;
}

/** Whether the user can write to the subject of a card, as far as it is known. */
export const canTell = ({ subjects }: Pick<PipelineContext, 'subjects'>, card: PipelineCard): boolean =>
  readRef(card.id) !== null && subjects.get(card.id) !== null;

/** Returns the starred startups and investors that aren't in the pipeline. */
export const addableStars = (context: Pick<PipelineContext, 'stars' | 'cards'>): readonly Star[] =>
  context.stars.filter(({ id }) => !cardOf(context, id));

/** Returns the cards whose last change couldn't be stored. */
export const unsavedCards = ({ outbox }: Pick<PipelineContext, 'outbox'>): ReadonlySet<string> =>
  new Set(
    outbox.failed.flatMap((write) =>
      write.kind === 'tell'
        ? write.card
        : write.changes.map(({ kind, id }) => (kind === 'cardNote' ? (id.split('/')[0] ?? '') : id)),
    ),
  );
