import type { DirectoryData } from '@/data/ports/Directory';
import type { DirectoryFilters, FilterName } from '@/data/schema/choices';
import type { MarkChange, Marks } from '@/data/schema/marks';
import type { ProfileKind, Ref } from '@/data/schema/ref';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** What of the directory is looked at; the address holds it. */
export type DirectoryView = {
  kind: ProfileKind;
  query: string;
  /** As asked for: a value that is not among its filter's options has no effect. */
  filters: DirectoryFilters;
  /** In Discover: startups are shown as if the person had settled no deal flow. */
  isDealFlowPaused?: boolean;
  /**
   * In Discover: the best fit first. `fit` for startups, the id of a startup of one's own for investors; anything else is the
   * usual order.
   */
  sort?: string;
};

export type DirectoryContext = DirectoryView & {
  /** Null until it has been read. */
  data: DirectoryData | null;
  /** Null until they have been read. */
  marks: Marks | null;
  /** The only profiles to show, starred now or when they were first seen; null shows everybody. */
  listed: Ref[] | null;
  /** Ids the search found, best first; null without a query and until its first answer. */
  matches: string[] | null;
  /** Kind and query that `matches` answers, or that are being searched for. */
  searched: string;
  outbox: Outbox<MarkChange>;
};

export type DirectoryEvent =
  /** Keeps the query and the filters that the other kind has too. */
  | { type: 'kind.change'; kind: ProfileKind }
  /** What is typed into the search. */
  | { type: 'query.change'; query: string }
  /** '' chooses nothing. */
  | { type: 'filter.choose'; name: FilterName; value: string }
  /** No filter is chosen any more. */
  | { type: 'filters.clear' }
  /** Shows startups as if no deal flow were settled, or as it is settled again. */
  | { type: 'dealFlow.pause'; isPaused: boolean }
  /** '' for the usual order. */
  | { type: 'sort.choose'; sort: string }
  /** All of what is looked at, at once. */
  | ({ type: 'view.change' } & DirectoryView)
  /** Stars a profile, or takes the star back. */
  | { type: 'star.toggle'; ref: Ref }
  /** Follows a profile, or stops following. */
  | { type: 'person.follow'; ref: Ref }
  /** Reads everything again after a failure, from the very start. */
  | { type: 'directory.retry' }
  | WriteRetry
  | MarksReport
  /** What the `watchDirectory` actor sends back. */
  | StoreChanged;
