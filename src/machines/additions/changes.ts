import {
  addition,
  inverseOf,
  isThere,
  movement,
  removal,
  type Stages,
  stageOf,
  withCardChange,
} from '@/data/schema/rules/pipelineCards';
import type { PipelineCard, PipelineChange } from '@/data/schema/shapes/pipeline';
import { onTop, type Supersedes } from '../shared/outbox';
import type { ActKind, AdditionsContext, AdditionsData, CardChange, CardPress } from './types';

export const supersedes: Supersedes<CardChange> = (later, earlier) => later.write.id === earlier.write.id;

/** Returns the context with loaded data and the unsaved changes on top. */
export const take = ({ outbox }: AdditionsContext, { cards, stages }: AdditionsData) => ({
  cards: onTop(outbox, cards, (known, { write }) => withCardChange(known, write)),
  stages,
});

/** Returns the records to write for a press; `null` if the card can't be added, moved or removed. */
function writeOf(stages: Stages, press: CardPress, before: PipelineCard | undefined): PipelineChange | null {
  if (press.type === 'card.add') return isThere(before) ? null : addition(stages, press, before);
  if (!before || !isThere(before)) return null;
  if (press.type === 'card.remove') return removal(before, press.at);
  const isOther = press.stage !== stageOf(stages, before).id;
  const isKnown = stages[before.board].some(({ id }) => id === press.stage);
  return isOther && isKnown ? movement(before, press.stage, press.at) : null;
}

const actOf: Record<CardPress['type'], ActKind> = {
  'card.add': 'add',
  'card.move': 'move',
  'card.remove': 'remove',
};

/** Returns the change that a press makes; `[]` if the card can't be added, moved or removed. */
export function changesOf(
  { cards, stages }: Pick<AdditionsContext, 'cards' | 'stages'>,
  press: CardPress,
): CardChange[] {
  if (!stages) return [];
  const before = cards.find(({ id }) => id === press.id);
  const write = writeOf(stages, press, before);
  if (write?.kind !== 'card' || !write.value) return [];
  const to = stageOf(stages, write.value);
  const from = before ? stageOf(stages, before) : to;
  return [{ act: actOf[press.type], write, inverse: inverseOf(write, before), from, to }];
}
