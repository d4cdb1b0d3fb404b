import type { DealFlowLineProps } from '@/components/directory/DealFlowLine';
import type { OfferedFilter } from '@/components/directory/FilterBar';
import type { ResultGridProps } from '@/components/directory/ResultGrid';
import type { SortSelectProps } from '@/components/directory/SortSelect';
import type { ProfileList } from '@/data/ports/Directory';
import type { FilterName } from '@/data/schema/shapes/choices';
import type { Marks } from '@/data/schema/shapes/marks';
import type { ProfileKind, Ref } from '@/data/schema/shapes/ref';

/** The query and the selected options, which are known in every state of the page. */
type Asked = {
  kind: ProfileKind;
  query: string;
  /** Whether a search is in progress. Until it ends, the results are those of the previous search. */
  isSearching: boolean;
  /** The filters for this kind of profile, the two main ones first. */
  filters: readonly OfferedFilter[];
  /** How the viewer's deal flow setting filters or orders startups; `null` if it doesn't. */
  dealFlow: Pick<DealFlowLineProps, 'mode' | 'isPaused' | 'count' | 'all'> | null;
  /** The available sort orders and the current one; `null` if only the default order is available. */
  sort: Pick<SortSelectProps, 'value' | 'options'> | null;
  /** Returns how well a profile fits the viewer; `null` unless the list is sorted by fit. */
  fitOf: NonNullable<ResultGridProps['fitOf']> | null;
};

/** The state of a view without results. */
type Nobody = {
  status: 'empty';
  /** The smallest set of choices that the user must clear to get results. */
  widening: 'dealFlow' | 'filters' | 'query' | 'all';
};

/** The profiles: all of them, or those that match the query and the filters. */
type Found = {
  status: 'ready' | 'filtered';
  found: ProfileList;
  more: NonNullable<ResultGridProps['more']>;
  /** The refs (kind and id) of the viewer's own profiles. */
  own: readonly Ref[];
  /** The profiles that the viewer starred (`stars`) and follows. */
  stars: Marks['star'];
  follows: Marks['follow'];
};

/** The view of Discover. */
export type DiscoverView = Asked & ({ status: 'loading' | 'failed' } | Nobody | Found);

/** A view without results. */
export type EmptyView = Asked & Nobody;

/** The callbacks of the screen. Each one stays the same function while the page is mounted. */
export type DiscoverActions = {
  onKindChange: (kind: ProfileKind) => void;
  onQueryChange: (query: string) => void;
  onFilterChange: (name: FilterName, value: string) => void;
  onClearFilters: () => void;
  onDealFlowPausedChange: (isPaused: boolean) => void;
  onSortChange: (sort: string) => void;
  onStar: (ref: Ref) => void;
  onFollow: (ref: Ref) => void;
  /** Loads the next page, also after a failure. */
  onMore: () => void;
  onRetry: () => void;
  /** Copies the address of the app, to invite another person. Only in a build with a database. */
  onInvite?: () => void;
};
