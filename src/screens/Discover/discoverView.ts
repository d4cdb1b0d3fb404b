import type { DealFlowLineProps } from '@/components/directory/DealFlowLine';
import type { OfferedFilter } from '@/components/directory/FilterBar';
import type { ResultGridProps } from '@/components/directory/ResultGrid';
import type { SortSelectProps } from '@/components/directory/SortSelect';
import type { ProfileList } from '@/data/ports/Directory';
import type { FilterName } from '@/data/schema/choices';
import type { Marks } from '@/data/schema/marks';
import type { ProfileKind, Ref } from '@/data/schema/ref';

/** What is asked for, whatever there is to see. */
type Asked = {
  kind: ProfileKind;
  query: string;
  /** Whether the query has still to be answered: who is shown was there before. */
  isSearching: boolean;
  /** The kind's filters, the two main ones first. */
  filters: readonly OfferedFilter[];
  /** How the person's deal flow shows startups; `null` where it doesn't. */
  dealFlow: Pick<DealFlowLineProps, 'mode' | 'isPaused' | 'count' | 'all'> | null;
  /** The orders to choose from, and the one in force; `null` for whoever has but the usual one. */
  sort: Pick<SortSelectProps, 'value' | 'options'> | null;
  /** How each profile fits, where the best fit comes first. */
  fitOf: NonNullable<ResultGridProps['fitOf']> | null;
};

/** Nobody is found. */
type Nobody = {
  status: 'empty';
  /** What to let go of: the least that brings somebody back. */
  widening: 'dealFlow' | 'filters' | 'query' | 'all';
};

/** Everybody, or those who pass filters and search. */
type Found = {
  status: 'ready' | 'filtered';
  found: ProfileList;
  /** What the person has starred, and whom they follow. */
  stars: Marks['star'];
  follows: Marks['follow'];
};

/** Everybody to be found, as the screen shows them. */
export type DiscoverView = Asked & ({ status: 'loading' | 'failed' } | Nobody | Found);

/** A view in which nobody is found. */
export type EmptyView = Asked & Nobody;

/** What a person does in it: the same functions as long as the page is there. */
export type DiscoverActions = {
  onKindChange: (kind: ProfileKind) => void;
  onQueryChange: (query: string) => void;
  onFilterChange: (name: FilterName, value: string) => void;
  onClearFilters: () => void;
  onDealFlowPausedChange: (isPaused: boolean) => void;
  onSortChange: (sort: string) => void;
  onStar: (ref: Ref) => void;
  onFollow: (ref: Ref) => void;
  onRetry: () => void;
};
