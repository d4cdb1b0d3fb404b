import { useMessages } from '@messages';
import { webAddress } from '../profile/address';

/** Says of what is typed as a web address that it is none; nothing of a blank one. */
export function useAddressHint(): (typed: string) => string | undefined {
  const { notLink } = useMessages('account').shared;
  return (typed) => (typed.trim() && !webAddress(typed) ? notLink : undefined);
}
