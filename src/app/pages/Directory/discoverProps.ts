import { useMemo } from 'react';
import { resultStatuses } from '@/components/directory/Results';
import type { DirectoryFilters, FilterName } from '@/data/schema/choices';
import type { Marks } from '@/data/schema/marks';
import type { ProfileKind, Ref } from '@/data/schema/ref';
import type { DiscoverScreenProps } from '@/screens/Discover/DiscoverScreen';

// The discover machine seen from its screen, which doesn't know machines: only what is shown and what can be asked for.

type DiscoverSnapshot = {
  hasTag: (tag: DiscoverScreenProps['status']) => boolean;
  context: Pick<DiscoverScreenProps, 'kind' | 'query'> & { filters: DirectoryFilters; marks: Marks | null };
};

type DiscoverEvent =
  | { type: 'kind.change'; kind: ProfileKind }
  | { type: 'query.change'; query: string }
  | { type: 'filter.choose'; name: FilterName; value: string }
  | { type: 'filters.clear' | 'directory.retry' }
  | { type: 'dealFlow.pause'; isPaused: boolean }
  | { type: 'star.toggle' | 'person.follow'; ref: Ref };

type DiscoverActor = { send: (event: DiscoverEvent) => void };

const none = {};

/** What the screen shows of the directory and does to it; what is found and offered is the caller's. */
export function useDiscoverProps(
  actor: DiscoverActor,
  snapshot: DiscoverSnapshot,
): Omit<DiscoverScreenProps, 'found' | 'filters' | 'widening' | 'dealFlow' | 'ownId'> {
  const { kind, query, marks } = snapshot.context;
  const events = useMemo(
    () => ({
      onKindChange: (next: ProfileKind) => actor.send({ type: 'kind.change', kind: next }),
      onQueryChange: (next: string) => actor.send({ type: 'query.change', query: next }),
      onFilterChange: (name: FilterName, value: string) => actor.send({ type: 'filter.choose', name, value }),
      onClearFilters: () => actor.send({ type: 'filters.clear' }),
      onDealFlowPausedChange: (isPaused: boolean) => actor.send({ type: 'dealFlow.pause', isPaused }),
      onStar: (ref: Ref) => actor.send({ type: 'star.toggle', ref }),
      onFollow: (ref: Ref) => actor.send({ type: 'person.follow', ref }),
      onRetry: () => actor.send({ type: 'directory.retry' }),
    }),
    [actor],
  );
  return {
    ...events,
    status: resultStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    kind,
    query,
    stars: marks?.star ?? none,
    follows: marks?.follow ?? none,
  };
}
