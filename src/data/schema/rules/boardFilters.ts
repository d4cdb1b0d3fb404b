import type { BoardFilters, BoardName, CardId, CardStep, PipelineCard, TableSort } from '../shapes/pipeline';
import { dayAfter } from '../text/day';
import { rememberedByItem } from './memoized';
import type { MovedCard } from './sortCards';

/** What the board's address states. `card`: the open card, or empty. */
export type BoardPlace = {
  board: BoardName;
  look: 'board' | 'table';
  card: CardId | '';
  filters: BoardFilters;
  sort: TableSort;
};

export const hasFilters = ({ query, ...choices }: BoardFilters): boolean =>
  query.trim() !== '' || Object.values(choices).some((value) => value !== '');

/** Returns the day of a step that isn't done; empty without one. */
const openDay = (step: CardStep | undefined) => (step && !step.doneAt && step.due) || '';

const isDue: Record<Exclude<BoardFilters['due'], ''>, (day: string, today: string) => boolean> = {
  overdue: (day, today) => day !== '' && day < today,
  week: (day, today) => day >= today && day <= dayAfter(today, 7),
  none: (day) => day === '',
};

/** Returns the texts of a card that are searched: one on each line, in lower case. */
const textsOf = rememberedByItem(({ name, tags, step }: PipelineCard) =>
  [name, ...tags, step?.text ?? ''].join('\n').toLowerCase(),
);

/**
 * Whether a card passes the filters.
 * @param stage the id of the stage in which the card is shown
 * @param today the local calendar day, `YYYY-MM-DD`
 */
export function passesBoard(
  { card, move }: MovedCard,
  stage: string,
  { query, ...filters }: BoardFilters,
  today: string,
): boolean {
  if (filters.stage && filters.stage !== stage) return false;
  if (filters.tag && !card.tags.includes(filters.tag)) return false;
  if (filters.move && filters.move !== move?.side) return false;
  if (filters.due && !isDue[filters.due](openDay(card.step), today)) return false;
  const wanted = query.trim().toLowerCase();
  return wanted === '' || textsOf(card).includes(wanted);
}
