import type { SnapshotFrom } from 'xstate';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { discoverMachine } from '@/machines/directory/discoverMachine';
import type { DirectoryEvent } from '@/machines/directory/types';
import {
  selectDealFlow,
  selectFilters,
  selectFit,
  selectFound,
  selectSort,
  selectWidening,
} from '@/machines/directory/view';
import type { DiscoverActions, DiscoverView } from '@/screens/Discover/discoverView';
import { endOf, statusOf } from './directoryStatus';

/** Returns the view of Discover from the machine's state. */
export function viewOfDiscover(snapshot: SnapshotFrom<typeof discoverMachine>): DiscoverView {
  const { context } = snapshot;
  const { kind, query } = context;
  const { star, follow } = context.marks ?? noMarks;
  const asked = {
    kind,
    query,
    isSearching: snapshot.hasTag('searching'),
    filters: selectFilters(context),
    dealFlow: selectDealFlow(context),
    sort: selectSort(context),
    fitOf: selectFit(context),
  };
  const status = statusOf(snapshot);
  switch (status) {
    case 'loading':
    case 'failed':
      return { ...asked, status };
    case 'empty':
      return { ...asked, status, widening: selectWidening(context) };
    case 'ready':
    case 'filtered':
      return {
        ...asked,
        status,
        found: selectFound(context),
        more: endOf(snapshot),
        own: context.data?.own ?? [],
        stars: star,
        follows: follow,
      };
  }
}

/** Returns the actions of Discover. Each action sends an event to the machine. */
export const actionsOfDiscover = (actor: { send: (event: DirectoryEvent) => void }): DiscoverActions => ({
  onKindChange: (kind) => actor.send({ type: 'kind.change', kind }),
  onQueryChange: (query) => actor.send({ type: 'query.change', query }),
  onFilterChange: (name, value) => actor.send({ type: 'filter.choose', name, value }),
  onClearFilters: () => actor.send({ type: 'filters.clear' }),
  onDealFlowPausedChange: (isPaused) => actor.send({ type: 'dealFlow.pause', isPaused }),
  onSortChange: (sort) => actor.send({ type: 'sort.choose', sort }),
  onStar: (ref) => actor.send({ type: 'star.toggle', ref }),
  onFollow: (ref) => actor.send({ type: 'person.follow', ref }),
  onMore: () => actor.send({ type: 'more.request' }),
  onRetry: () => actor.send({ type: 'directory.retry' }),
});
