import { encodedPart } from '@/data/schema/text/wellFormed';
import { type AccountTab, accountTabs } from '@/screens/Account/AccountScreen';

/** Returns the tab in an address: `?tab=startups`. Any other value is the first tab. */
export const tabOf = (search: string): AccountTab =>
  accountTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile';

/** Returns the search part of a tab's address. */
export const searchOf = (tab: AccountTab): string => (tab === 'profile' ? '' : `?tab=${tab}`);

/**
 * Returns the id of the startup whose form an address opens: `?tab=startups&edit=heliogrid`; empty for none.
 */
export const editedOf = (search: string): string => new URLSearchParams(search).get('edit') ?? '';

/** Returns the search part of My Startups. `edit`: the id of the startup whose form is open, or empty. */
export const startupsSearch = (edit: string): string =>
  `${searchOf('startups')}${edit && `&edit=${encodedPart(edit)}`}`;
