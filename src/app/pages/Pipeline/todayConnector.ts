import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isThere } from '@/data/schema/rules/pipelineCards';
import { weekOf } from '@/data/schema/rules/pipelineWeek';
import { nextStep, rowSections, sectionOf, waitingCount } from '@/data/schema/rules/todayRows';
import type { todayMachine } from '@/machines/today/machine';
import { failedRows, shownRows } from '@/machines/today/view';
import type { TodayScreenProps } from '@/screens/Today/TodayScreen';

type Callbacks = 'onDone' | 'onPostpone' | 'onRetry';

const statuses = ['loading', 'failed', 'clear', 'waiting'] as const;

/** Returns the view of Today from the machine's state. */
export function viewOfToday(
  snapshot: SnapshotFrom<typeof todayMachine>,
): Omit<TodayScreenProps, Callbacks | 'onCopy' | 'now'> {
  const { context } = snapshot;
  const { facts, now } = context;
  const rows = shownRows(context);
  const cards = facts?.cards.filter(isThere) ?? [];
  return {
    status: statuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    sections: rowSections
      .map((name) => ({ name, rows: rows.filter(({ kind }) => sectionOf[kind] === name) }))
      .filter((section) => section.rows.length > 0),
    failed: failedRows(context),
    waiting: waitingCount(rows),
    week: facts && cards.length > 0 ? weekOf(cards, facts.stages, now) : null,
    next: nextStep(cards, now),
  };
}

/** Returns the actions of Today, which send events. `now` returns the time in ms since the epoch. */
export const actionsOfToday = (
  { send }: Pick<ActorRefFrom<typeof todayMachine>, 'send'>,
  now: () => number,
): Pick<TodayScreenProps, Callbacks> => ({
  onDone: (id) => send({ type: 'row.done', id, at: now() }),
  onPostpone: (id, until) => send({ type: 'row.postpone', id, until }),
  onRetry: () => send({ type: 'today.retry' }),
});
