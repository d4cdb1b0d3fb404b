import { resultStatuses } from '@/components/directory/Results';

type Status = (typeof resultStatuses)[number];

/** Returns the status of the list of profiles, from the machine's tags. */
export const statusOf = (snapshot: { hasTag: (tag: Status) => boolean }): Status =>
  resultStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading';
