import { resultStatuses } from '@/components/directory/Results';

type Status = (typeof resultStatuses)[number];

/** How the list of profiles stands, of a machine that says so by its tags. */
export const statusOf = (snapshot: { hasTag: (tag: Status) => boolean }): Status =>
  resultStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
