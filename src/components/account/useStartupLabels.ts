import { useMessages } from '@messages';
import type { TypedStartup } from '@/data/schema/shapes/ownedStartup';

/** Returns the labels of an owned startup's fields: those of the account page, else those of the listing wizard. */
export function useStartupLabels(): Record<keyof TypedStartup, string> {
  const { fields } = useMessages('account').startups;
  return { ...useMessages('wizard').listing.fields, ...fields };
}
