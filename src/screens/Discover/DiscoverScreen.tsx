import { useMessages } from '@messages';
import { SearchX } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/controls/Button';
import { DealFlowLine } from '@/components/directory/DealFlowLine';
import { DirectoryPage } from '@/components/directory/DirectoryPage';
import { FilterBar } from '@/components/directory/FilterBar';
import { FitRule } from '@/components/directory/FitRule';
import { ResultCount } from '@/components/directory/ResultCount';
import { Results, type ResultsProps } from '@/components/directory/Results';
import { SortSelect } from '@/components/directory/SortSelect';
import { useFilterText } from '@/components/directory/useFilterText';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Invite } from '@/components/feedback/invitePart';
import type { ProfileList } from '@/data/ports/Directory';
import { href } from '@/data/schema/shapes/href';
import { profileKinds } from '@/data/schema/shapes/ref';
import { quoted } from '@/data/schema/text/query';
import type { DiscoverActions, DiscoverView, EmptyView } from './discoverView';

export type DiscoverScreenProps = {
  view: DiscoverView;
  actions: DiscoverActions;
  /** The saved searches, beside the title. */
  saved?: ReactNode;
  /** Returns the mark of the card with an id, if it has one. */
  markOf?: ResultsProps['markOf'];
};

/** A directory of startups, investors and users (spec section 2, Discover). */
export function DiscoverScreen({ view, actions, saved, markOf }: DiscoverScreenProps) {
  const { kind, query, filters, dealFlow, sort, fitOf } = view;
  const t = useMessages('directory');
  const results = resultsOf(view);
  return (
    <DirectoryPage
      title={t.discoverTitle}
      action={saved}
      kind={kind}
      kinds={profileKinds}
      query={query}
      onKindChange={actions.onKindChange}
      onQueryChange={actions.onQueryChange}
    >
      <FilterBar
        filters={filters}
        onChange={actions.onFilterChange}
        onClear={actions.onClearFilters}
        order={sort && <SortSelect {...sort} onChange={actions.onSortChange} />}
      >
        <ResultCount
          kind={kind}
          status={view.status}
          count={results.found.profiles.length}
          hasMore={results.more !== 'none'}
          isSearching={view.isSearching}
        />
      </FilterBar>
      {fitOf && <FitRule changeHref={sort && kind === 'startup' ? href('investorAccount') : undefined} />}
      {dealFlow && (
        <DealFlowLine
          {...dealFlow}
          settingsHref={href('investorAccount', { search: { tab: 'settings' } })}
          onPausedChange={actions.onDealFlowPausedChange}
        />
      )}
      <Results
        {...results}
        // A new query, filter or order resets the list to its initial length. A new star doesn't.
        listId={[kind, query, sort?.value, dealFlow?.isPaused, ...filters.map(({ value }) => value)].join(
          ' ',
        )}
        fitOf={fitOf ?? undefined}
        markOf={markOf}
        onStar={actions.onStar}
        onFollow={actions.onFollow}
        onMore={actions.onMore}
        onRetry={actions.onRetry}
      >
        {view.status === 'empty' && <Nothing view={view} actions={actions} />}
      </Results>
    </DirectoryPage>
  );
}

/** Returns the results of a view; an empty list if it has none. */
const resultsOf = (
  view: DiscoverView,
): Pick<ResultsProps, 'status' | 'found' | 'more' | 'own' | 'stars' | 'follows'> =>
  'found' in view
    ? view
    : {
        status: view.status,
        found: { kind: view.kind, profiles: [] } as ProfileList,
        more: 'none',
        stars: {},
      };

/** Explains which query, filters or deal flow setting exclude all results, with a button to clear them. */
function Nothing({ view, actions }: { view: EmptyView; actions: DiscoverActions }) {
  const { kind, filters, widening, dealFlow } = view;
  const query = view.query.trim();
  const t = useMessages('directory');
  const filterText = useFilterText();
  function widen() {
    const isWidened = (part: typeof widening) => widening === part || widening === 'all';
    if (isWidened('dealFlow') && dealFlow) actions.onDealFlowPausedChange(true);
    if (isWidened('query')) actions.onQueryChange('');
    if (isWidened('filters')) actions.onClearFilters();
  }
  const chosen = filters
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => filterText(name, value))
    .join(' · ');
  let text = t.emptyText;
  if (widening === 'dealFlow') text = t.dealFlow.empty;
  else if (query && chosen) text = t.noMatchInFilters({ query: quoted(query), filters: chosen });
  else if (query) text = t.noMatch({ query: quoted(query) });
  else if (chosen) text = t.noMatchFiltered({ filters: chosen });
  return (
    <EmptyState
      icon={SearchX}
      title={t.emptyTitle[kind]}
      text={text}
      action={
        (import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES) &&
        actions.onInvite &&
        !(query || chosen || widening === 'dealFlow') ? (
          <Invite onInvite={actions.onInvite} />
        ) : (
          (query || chosen || widening === 'dealFlow') && (
            <Button variant="secondary" onClick={widen}>
              {t.widen[widening]}
            </Button>
          )
        )
      }
    />
  );
}
