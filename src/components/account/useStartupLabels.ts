import { useMessages } from '@messages';
import type { TypedStartup } from '@/data/schema/shapes/ownedStartup';

/** Returns the labels of an owned startup's fields: from the account page, else from the listing wizard. */
export function useStartupLabels(): Record<keyof TypedStartup, string> {
  const { fields } = useMessages('account').startups;
  return { ...useMessages('wizard').listing.fields, ...fields };
}
