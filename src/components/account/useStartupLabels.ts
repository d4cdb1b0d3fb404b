import { useMessages } from '@messages';
import type { TypedStartup } from '@/data/schema/shapes/ownedStartup';

/** Returns the labels of an owned startup's fields. Fields without a label there use the listing wizard's. */
export function useStartupLabels(): Record<keyof TypedStartup, string> {
  const { fields } = useMessages('account').startups;
  return { ...useMessages('wizard').listing.fields, ...fields };
}
