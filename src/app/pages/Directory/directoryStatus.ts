import { resultStatuses } from '@/components/directory/Results';
import type { NextPageProps } from '@/components/feedback/NextPage';
import { hasMore } from '@/machines/directory/pages';
import type { DirectoryContext } from '@/machines/directory/types';

type Status = (typeof resultStatuses)[number];

type Snapshot = { context: DirectoryContext; hasTag: (tag: 'more' | 'moreFailed') => boolean };

/** Returns the state of the end of the list. */
export function endOf(snapshot: Snapshot): 'none' | NextPageProps['status'] {
  if (snapshot.hasTag('moreFailed')) return 'failed';
  if (snapshot.hasTag('more')) return 'loading';
  return hasMore(snapshot.context) ? 'more' : 'none';
}

/** Returns the status of the list of profiles, from the machine's tags. */
export const statusOf = (snapshot: { hasTag: (tag: Status) => boolean }): Status =>
  resultStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
