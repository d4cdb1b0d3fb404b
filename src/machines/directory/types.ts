import type { DirectoryData } from '@/data/ports/Directory';
import type { DirectoryFilters, FilterName } from '@/data/schema/shapes/choices';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import type { ProfileKind, Ref } from '@/data/schema/shapes/ref';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** The part of the directory that is shown, as the URL holds it. */
export type DirectoryView = {
  kind: ProfileKind;
  query: string;
  /** The requested filters. A value that isn't among its filter's options has no effect. */
  filters: DirectoryFilters;
  /** In Discover: startups are shown as if the user had set up no deal flow. */
  isDealFlowPaused?: boolean;
  /**
   * In Discover: sorts by the best fit. `fit` for startups, the id of one of the user's startups for investors. Any
   * other value is the usual order.
   */
  sort?: string;
};

export type DirectoryContext = DirectoryView & {
  /** Null until it has been read. */
  data: DirectoryData | null;
  /** Null until they have been read. */
  marks: Marks | null;
  /** The only profiles to show, starred now or since the page opened; null shows all. */
  listed: Ref[] | null;
  /** The ids that the search found, best first; null without a query and until the search first answers. */
  matches: string[] | null;
  /** The kind and query of `matches`, or of the search in progress. */
  searched: string;
  outbox: Outbox<MarkChange>;
};

export type DirectoryEvent =
  /** Switches the kind. Keeps the query, and the filters that the new kind has too. */
  | { type: 'kind.change'; kind: ProfileKind }
  /** Searches the profiles. */
  | { type: 'query.change'; query: string }
  /** Chooses a filter's value; '' clears the filter. */
  | { type: 'filter.choose'; name: FilterName; value: string }
  /** Clears all filters. */
  | { type: 'filters.clear' }
  /** Shows startups without the deal flow, or with it again. */
  | { type: 'dealFlow.pause'; isPaused: boolean }
  /** Sorts the profiles; '' for the usual order. */
  | { type: 'sort.choose'; sort: string }
  /** Changes the whole view in one event. */
  | ({ type: 'view.change' } & DirectoryView)
  /** Stars a profile, or removes the star. */
  | { type: 'star.toggle'; ref: Ref }
  /** Follows or unfollows a profile. */
  | { type: 'person.follow'; ref: Ref }
  /** Restarts after a failure and reads everything again. */
  | { type: 'directory.retry' }
  | WriteRetry
  | MarksReport
  /** What the `watchDirectory` actor reports. */
  | StoreChanged;
