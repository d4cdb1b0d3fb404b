import { inverseOf, stepChange, withCardChange } from '@/data/schema/rules/pipelineCards';
import { type TodayFacts, type TodayRow, todayRows, withSameRows } from '@/data/schema/rules/todayRows';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import type { Supersedes } from '../shared/outbox';
import type { ActDone, TodayContext, TodayData } from './types';
import { shownRows } from './view';

export const supersedes: Supersedes<PipelineChange> = (later, earlier) =>
  later.kind === earlier.kind && later.id === earlier.id;

/** A change that makes a row leave, and the act that the user can undo. */
type Leaving = { change: PipelineChange; act: Omit<ActDone, 'type'> };

const shownRow = (context: TodayContext, id: string): TodayRow | undefined =>
  shownRows(context).find((row) => row.id === id);

/** Returns the change that marks the step of a row as done; `null` if the row isn't a step that is shown. */
export function completion(context: TodayContext, id: string, at: number): Leaving | null {
  const row = shownRow(context, id);
  if (row?.kind !== 'step') return null;
  const card = context.facts?.cards.find((each) => each.id === row.card);
  if (!card?.step) return null;
  const change = stepChange(card.id, { ...card.step, doneAt: at });
  return { change, act: { row, changes: [inverseOf(change, card)] } };
}

/** Returns the change that postpones a row; `null` if the row isn't shown. */
export function postponement(context: TodayContext, id: string, until: number): Leaving | null {
  const row = shownRow(context, id);
  if (!row) return null;
  const before = context.facts?.later.get(id);
  return {
    change: { kind: 'later', id, value: { until } },
    act: { row, until, changes: [{ kind: 'later', id, value: before }] },
  };
}

/** Returns the context with rows derived from these facts at this time. */
function derived(
  { rows }: Pick<TodayContext, 'rows'>,
  facts: TodayFacts | null,
  now: number,
): Pick<TodayContext, 'facts' | 'now' | 'rows'> {
  return { facts, now, rows: facts ? withSameRows(rows, todayRows(facts, now)) : rows };
}

/** Returns the context with the loaded data. */
export const take = (context: TodayContext, { now, quarantined: _, ...facts }: TodayData) =>
  derived(context, facts, now);

/** Returns the context at another time. */
export const renewed = (context: TodayContext, now: number) => derived(context, context.facts, now);

/** Returns the context with a stored change, so that its row isn't shown again before the next load. */
export function stored({ facts, now, ...context }: TodayContext, change: PipelineChange) {
  if (!facts) return {};
  const after =
    change.kind === 'later' && change.value
      ? { ...facts, later: new Map(facts.later).set(change.id, change.value) }
      : { ...facts, cards: withCardChange(facts.cards, change) };
  return derived(context, after, now);
}
