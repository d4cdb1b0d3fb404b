import { useMessages } from '@messages';
import { SearchX } from 'lucide';
import { Button } from '@/components/controls/Button';
import { DealFlowLine, type DealFlowLineProps } from '@/components/directory/DealFlowLine';
import { DirectoryPage } from '@/components/directory/DirectoryPage';
import { FilterBar, type OfferedFilter } from '@/components/directory/FilterBar';
import { ResultCount } from '@/components/directory/ResultCount';
import { Results, type ResultsProps } from '@/components/directory/Results';
import { useFilterText } from '@/components/directory/useFilterText';
import { EmptyState } from '@/components/feedback/EmptyState';
import type { FilterName } from '@/data/schema/choices';
import { href } from '@/data/schema/href';
import { type ProfileKind, profileKinds } from '@/data/schema/ref';

export type DiscoverScreenProps = Omit<ResultsProps, 'listId' | 'children'> & {
  kind: ProfileKind;
  query: string;
  /** The kind's filters, the two main ones first. */
  filters: readonly OfferedFilter[];
  /** What to let go of when nothing is found: the least that brings somebody back. */
  widening: 'dealFlow' | 'filters' | 'query' | 'all';
  /** How the person's deal flow shows startups; `null` where it doesn't. */
  dealFlow: Pick<DealFlowLineProps, 'mode' | 'isPaused' | 'count' | 'all'> | null;
  onKindChange: (kind: ProfileKind) => void;
  onQueryChange: (query: string) => void;
  onFilterChange: (name: FilterName, value: string) => void;
  onClearFilters: () => void;
  onDealFlowPausedChange: (isPaused: boolean) => void;
};

/** Startups, investors and people to look through (spec section 2, Discover). */
export function DiscoverScreen({
  kind,
  query,
  filters,
  widening,
  dealFlow,
  onKindChange,
  onQueryChange,
  onFilterChange,
  onClearFilters,
  onDealFlowPausedChange,
  ...results
}: DiscoverScreenProps) {
  const t = useMessages('directory');
  const { status, found } = results;
  return (
    <DirectoryPage
      title={t.discoverTitle}
      kind={kind}
      kinds={profileKinds}
      query={query}
      onKindChange={onKindChange}
      onQueryChange={onQueryChange}
    >
      <FilterBar filters={filters} onChange={onFilterChange} onClear={onClearFilters}>
        <ResultCount kind={kind} status={status} count={found.profiles.length} />
      </FilterBar>
      {dealFlow && (
        <DealFlowLine
          {...dealFlow}
          settingsHref={href('investorAccount', { search: { tab: 'settings' } })}
          onPausedChange={onDealFlowPausedChange}
        />
      )}
      <Results
        {...results}
        // Another choice starts the list over; a star doesn't.
        listId={[kind, query, dealFlow?.isPaused, ...filters.map(({ value }) => value)].join(' ')}
      >
        <Nothing
          kind={kind}
          query={query.trim()}
          filters={filters}
          widening={widening}
          onWiden={() => {
            const isWidened = (part: typeof widening) => widening === part || widening === 'all';
            if (isWidened('dealFlow') && dealFlow) onDealFlowPausedChange(true);
            if (isWidened('query')) onQueryChange('');
            if (isWidened('filters')) onClearFilters();
          }}
        />
      </Results>
    </DirectoryPage>
  );
}

type NothingProps = Pick<DiscoverScreenProps, 'kind' | 'query' | 'filters' | 'widening'> & {
  onWiden: () => void;
};

/** Names what is in the way, and lets go of it. */
function Nothing({ kind, query, filters, widening, onWiden }: NothingProps) {
  const t = useMessages('directory');
  const filterText = useFilterText();
  const chosen = filters
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => filterText(name, value))
    .join(' · ');
  let text = t.emptyText;
  if (widening === 'dealFlow') text = t.dealFlow.empty;
  else if (query && chosen) text = t.noMatchInFilters({ query, filters: chosen });
  else if (query) text = t.noMatch({ query });
  else if (chosen) text = t.noMatchFiltered({ filters: chosen });
  return (
    <EmptyState
      icon={SearchX}
      title={t.emptyTitle[kind]}
      text={text}
      action={
        (query || chosen || widening === 'dealFlow') && (
          <Button variant="secondary" onClick={onWiden}>
            {t.widen[widening]}
          </Button>
        )
      }
    />
  );
}
