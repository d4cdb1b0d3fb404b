import type { TodayFacts, TodayRow } from '@/data/schema/rules/todayRows';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import type { Outbox, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** The result of loading. `now`: when it was loaded, in ms since the epoch. */
export type TodayData = TodayFacts & {
  now: number;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

export type TodayContext = {
  /** What the rows are derived from; `null` until it is loaded. */
  facts: TodayFacts | null;
  /** The time for which the rows are derived, in ms since the epoch. */
  now: number;
  /** All rows, those that are leaving included. Unchanged rows are the same objects after each load. */
  rows: readonly TodayRow[];
  outbox: Outbox<PipelineChange>;
};

/** Sent at midnight, and when the user returns to the page. */
export type DayChange = { type: 'day.change'; now: number };

/** Emitted when a row leaves because of the user. `changes` undo it. `until`: when a postponed row returns. */
export type ActDone = {
  type: 'act.done';
  row: TodayRow;
  until?: number | undefined;
  changes: readonly PipelineChange[];
};

export type TodayEvent =
  /** Restarts the machine after a failure. */
  | { type: 'today.retry' }
  /** Marks the step of a row as done. `at`: ms since the epoch. */
  | { type: 'row.done'; id: string; at: number }
  /** Postpones a row. `until`: ms since the epoch. */
  | { type: 'row.postpone'; id: string; until: number }
  | DayChange
  | WriteRetry
  | WriteReport<PipelineChange>
  | StoreChanged;
