import {
  type BoardName,
  boardOf,
  type CardId,
  type CardPass,
  type CardSource,
  type CardStep,
  type PipelineCard,
  type PipelineChange,
  type Stage,
  type StoredCard,
  type Subject,
} from '../shapes/pipeline';
import { rememberedByItem } from './memoized';

// The changes of the pipeline's cards. Each returns records to write; `inverseOf` returns what undoes them.

/** The stages of each board. */
export type Stages = Readonly<Record<BoardName, readonly Stage[]>>;

const stagesById = rememberedByItem(
  (all: readonly Stage[]) => new Map(all.map((stage) => [stage.id, stage])),
);

/** Returns the stage of a card: the first open one if its own was removed. */
export function stageOf(stages: Stages, { board, stage }: Pick<StoredCard, 'board' | 'stage'>): Stage {
  const all = stages[board];
  const found = stagesById(all).get(stage) ?? all.find(({ kind }) => kind === 'open') ?? all[0];
  if (!found) throw new Error(`The board ${board} has no stages.`);
  return found;
}

/** Whether a card is in the pipeline: it was added and not removed. */
export const isThere = (card: Pick<StoredCard, 'removedAt'> | undefined): boolean =>
  card !== undefined && card.removedAt === undefined;

/** Returns the stored card of a joined card. */
export function storedCardOf({
  id: _,
  step: __,
  tags: ___,
  pass: ____,
  ...stored
}: PipelineCard): StoredCard {
  return stored;
}

type Addition = { id: CardId; subject: Subject; source: CardSource; at: number };

/**
 * Returns the change that adds a card to the first stage of its board. A card that was removed earlier
 * returns to its stage.
 * @param before the stored card with this id, if there is one
 */
export function addition(
  stages: Stages,
  { id, subject, source, at }: Addition,
  before?: PipelineCard,
): PipelineChange {
  const board = boardOf(id);
  const known = before && storedCardOf(before);
  const [first] = stages[board];
  const value: StoredCard = known
    ? { ...known, ...subject, removedAt: undefined }
    : { ...subject, board, stage: first?.id ?? '', since: at, history: [], source };
  return { kind: 'card', id, value };
}

/** How many earlier stages a card remembers. */
const historyKept = 50;

/** Returns the change that moves a card to a stage. `at`: ms since the epoch. */
export function movement(card: PipelineCard, stage: string, at: number): PipelineChange {
  const stored = storedCardOf(card);
  const history = [...stored.history, { stage: stored.stage, until: at }].slice(-historyKept);
  return { kind: 'card', id: card.id, value: { ...stored, stage, since: at, history } };
}

export const removal = (card: PipelineCard, at: number): PipelineChange => ({
  kind: 'card',
  id: card.id,
  value: { ...storedCardOf(card), removedAt: at },
});

/** Returns the change that sets the next step of a card. An empty text removes the step. */
export const stepChange = (id: CardId, step: CardStep): PipelineChange => ({
  kind: 'cardStep',
  id,
  value: step.text ? step : { text: '' },
});

export const tagChange = (id: CardId, tags: readonly string[]): PipelineChange => ({
  kind: 'cardTags',
  id,
  value: tags,
});

export const passChange = (id: CardId, pass: CardPass): PipelineChange => ({
  kind: 'cardPass',
  id,
  value: pass,
});

/**
 * Returns a card with a change applied. Changes of notes and of other cards have no effect, nor has the removal of
 * the card's own record: `withCardChange` removes the card.
 */
export function withChange(card: PipelineCard, change: PipelineChange): PipelineCard {
  if (change.id !== card.id) return card;
  const { id, step, tags, pass } = card;
  switch (change.kind) {
    case 'card':
      // A field that the new record lacks, such as `removedAt`, is removed.
      return change.value ? { ...change.value, id, step, tags, pass } : card;
    case 'cardStep':
      return { ...card, step: change.value?.text ? change.value : undefined };
    case 'cardTags':
      return { ...card, tags: change.value ?? [] };
    case 'cardPass':
      return { ...card, pass: change.value };
    default:
      return card;
  }
}

/** Returns the cards with a change applied: a new card is last, and a change without a value removes the card. */
export function withCardChange(
  cards: readonly PipelineCard[],
  change: PipelineChange,
): readonly PipelineCard[] {
  if (change.kind === 'card' && change.value === undefined) return cards.filter(({ id }) => id !== change.id);
  if (cards.some(({ id }) => id === change.id))
    return cards.map((card) => (card.id === change.id ? withChange(card, change) : card));
  if (change.kind !== 'card' || change.value === undefined) return cards;
  return [...cards, { ...change.value, id: change.id as CardId, tags: [] }];
}

/**
 * Returns the changes that undo a change of a card, its step, tags or pass.
 * @param before the card before the change; undefined if it didn't exist
 */
export function inverseOf(change: PipelineChange, before: PipelineCard | undefined): PipelineChange {
  const { id } = change;
  switch (change.kind) {
    case 'card':
      return { kind: 'card', id, value: before && storedCardOf(before) };
    case 'cardStep':
      return { kind: 'cardStep', id, value: before?.step ?? { text: '' } };
    case 'cardTags':
      return { kind: 'cardTags', id, value: before?.tags ?? [] };
    case 'cardPass':
      return { kind: 'cardPass', id, value: before?.pass };
    default:
      throw new Error(`A change of ${change.kind} has another inverse.`);
  }
}
