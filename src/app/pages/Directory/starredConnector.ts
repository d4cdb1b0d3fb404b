import type { SnapshotFrom } from 'xstate';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { starredMachine } from '@/machines/directory/starredMachine';
import type { DirectoryEvent } from '@/machines/directory/types';
import { selectFound } from '@/machines/directory/view';
import type { StarredScreenProps } from '@/screens/Starred/StarredScreen';
import { endOf, statusOf } from './directoryStatus';

type Callbacks = 'onKindChange' | 'onQueryChange' | 'onStar' | 'onMore' | 'onRetry';

/** Returns the view of Starred from the machine's state. Users can't be starred (spec section 6). */
export function viewOfStarred(
  snapshot: SnapshotFrom<typeof starredMachine>,
): Omit<StarredScreenProps, Callbacks> {
  const { context } = snapshot;
  const { kind, query, marks } = context;
  return {
    status: statusOf(snapshot),
    kind: kind === 'investor' ? kind : 'startup',
    query,
    isSearching: snapshot.hasTag('searching'),
    found: selectFound(context),
    more: endOf(snapshot),
    stars: (marks ?? noMarks).star,
    own: context.data?.own ?? [],
  };
}

/** Returns the actions of Starred. Each action sends an event to the machine. */
export const actionsOfStarred = (actor: {
  send: (event: DirectoryEvent) => void;
}): Pick<StarredScreenProps, Callbacks> => ({
  onKindChange: (kind) => actor.send({ type: 'kind.change', kind }),
  onQueryChange: (query) => actor.send({ type: 'query.change', query }),
  onStar: (ref) => actor.send({ type: 'star.toggle', ref }),
  onMore: () => actor.send({ type: 'more.request' }),
  onRetry: () => actor.send({ type: 'directory.retry' }),
});
