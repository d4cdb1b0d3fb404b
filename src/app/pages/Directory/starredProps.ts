import { useMemo } from 'react';
import { resultStatuses } from '@/components/directory/Results';
import type { Marks } from '@/data/schema/marks';
import type { ProfileKind, Ref } from '@/data/schema/ref';
import type { StarredKind, StarredScreenProps } from '@/screens/Starred/StarredScreen';

// The starred machine seen from its screen, which doesn't know machines: only what is shown and what can be asked for.

type StarredSnapshot = {
  hasTag: (tag: StarredScreenProps['status']) => boolean;
  context: { kind: ProfileKind; query: string; marks: Marks | null };
};

type StarredEvent =
  | { type: 'kind.change'; kind: StarredKind }
  | { type: 'query.change'; query: string }
  | { type: 'directory.retry' }
  | { type: 'star.toggle'; ref: Ref };

type StarredActor = { send: (event: StarredEvent) => void };

/** A view's kind: persons are followed, not starred (spec section 6). */
const starredKindOf = (kind: ProfileKind): StarredKind => (kind === 'investor' ? kind : 'startup');

const noStars = {};

/** What the screen shows of the starred ones and does to them; what is found is the caller's. */
export function useStarredProps(
  actor: StarredActor,
  snapshot: StarredSnapshot,
): Omit<StarredScreenProps, 'found'> {
  const { kind, query, marks } = snapshot.context;
  const events = useMemo(
    () => ({
      onKindChange: (next: StarredKind) => actor.send({ type: 'kind.change', kind: next }),
      onQueryChange: (next: string) => actor.send({ type: 'query.change', query: next }),
      onStar: (ref: Ref) => actor.send({ type: 'star.toggle', ref }),
      onRetry: () => actor.send({ type: 'directory.retry' }),
    }),
    [actor],
  );
  return {
    ...events,
    status: resultStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    kind: starredKindOf(kind),
    query,
    stars: marks?.star ?? noStars,
  };
}
