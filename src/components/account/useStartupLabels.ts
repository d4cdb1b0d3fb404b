import { useMessages } from '@messages';
import type { TypedStartup } from '@/data/schema/ownedStartup';

/** What the fields of an owned startup are called; those it has beside the ten, as they were when it was listed. */
export function useStartupLabels(): Record<keyof TypedStartup, string> {
  const { fields } = useMessages('account').startups;
  return { ...useMessages('wizard').listing.fields, ...fields };
}
