import type { PipelineCard, TableSort } from '../shapes/pipeline';
import type { Move } from './whoseMove';

/** A card with whose move it is. */
export type MovedCard = { card: PipelineCard; move: Move | null };

/** Returns the day that orders a card by its next step: without a day, after all days. */
const dueOf = ({ step }: PipelineCard) => (step && !step.doneAt && step.due) || '9999-12-31';

/**
 * Compares cards in the order of a column: the user's move first, then by the day of the next step, then those
 * that have waited longest.
 */
export function byUrgency(a: MovedCard, b: MovedCard): number {
  const isYours = ({ move }: MovedCard) => Number(move?.side === 'you');
  return (
    isYours(b) - isYours(a) ||
    compare(dueOf(a.card), dueOf(b.card)) ||
    (a.move?.at ?? a.card.since) - (b.move?.at ?? b.card.since) ||
    compare(a.card.id, b.card.id)
  );
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

const sides = ['you', 'them'] as const;
/** Returns the rank of a move: the user's first, none last. */
const rankOf = ({ move }: MovedCard) => (move ? sides.indexOf(move.side) : sides.length);

/**
 * Returns the function that compares cards in the order of the table. Cards with the same value are in the order
 * of a column.
 * @param stageAt returns the position of the stage in which a card is shown
 */
export function byColumn({ by, isDescending }: TableSort, stageAt: (card: PipelineCard) => number) {
  const names = new Intl.Collator();
  const comparisons: Record<TableSort['by'], (a: MovedCard, b: MovedCard) => number> = {
    name: (a, b) => names.compare(a.card.name, b.card.name),
    stage: (a, b) => stageAt(a.card) - stageAt(b.card),
    move: (a, b) => rankOf(a) - rankOf(b),
    due: (a, b) => compare(dueOf(a.card), dueOf(b.card)),
    since: (a, b) => a.card.since - b.card.since,
  };
  const direction = isDescending ? -1 : 1;
  return (a: MovedCard, b: MovedCard): number => direction * comparisons[by](a, b) || byUrgency(a, b);
}
