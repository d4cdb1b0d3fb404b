import type { PipelineCard } from '../shapes/pipeline';
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
