import type { DirectoryData } from '@/data/ports/Directory';
import type { FilterName } from '@/data/schema/shapes/choices';
import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import type { ProfileKind, Ref } from '@/data/schema/shapes/ref';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

export type DirectoryInput = DirectoryView & {
  /** About how many profiles to load first, to restore the list on return to the page. */
  count?: number;
};

export type DirectoryContext = DirectoryInput & {
  /** `null` until the directory has been read. */
  data: DirectoryData | null;
  /** The view for which `data` was read, and the last one for which reading began: see `listKey`. */
  read: string;
  requested: string;
  /** The user's stars and follows; `null` until they have been read. */
  marks: Marks | null;
  /** In Starred: all profiles that were starred at any time since the page opened. In Discover: `null`. */
  listed: Ref[] | null;
  /** The ids of the search results, best first; `null` without a query and until the first results. */
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
  /** Loads the next page of the list, or tries again after that failed. */
  | { type: 'more.request' }
  /** Restarts after a failure and reads everything again. */
  | { type: 'directory.retry' }
  | WriteRetry
  | MarksReport
  /** The `watchDirectory` actor reports that stored data changed. */
  | StoreChanged;
