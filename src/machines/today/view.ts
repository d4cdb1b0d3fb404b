import type { TodayRow } from '@/data/schema/rules/todayRows';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import { unsavedIn } from '../shared/outbox';
import type { TodayContext } from './types';

/** Whether a change makes this row leave. */
const isAbout =
  ({ id }: Pick<TodayRow, 'id'>) =>
  (change: PipelineChange) =>
    change.kind === 'later' ? change.id === id : id === `due:${change.id}`;

/**
 * Returns the state of a row. `acting`: it has left the list, and its change is being written. A row whose change
 * can't be stored is shown again, and `failed`.
 */
function rowState({ outbox }: Pick<TodayContext, 'outbox'>, row: TodayRow) {
  const unsaved = unsavedIn(outbox, isAbout(row));
  return unsaved === 'pending' ? 'acting' : (unsaved ?? 'shown');
}

/** Returns the rows of the list. */
export const shownRows = (context: Pick<TodayContext, 'rows' | 'outbox'>): readonly TodayRow[] =>
  context.rows.filter((row) => rowState(context, row) !== 'acting');

/** Returns the ids of the rows whose change can't be stored. */
export const failedRows = (context: Pick<TodayContext, 'rows' | 'outbox'>): ReadonlySet<string> =>
  new Set(context.rows.filter((row) => rowState(context, row) === 'failed').map(({ id }) => id));
