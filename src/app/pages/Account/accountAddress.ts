import { encodedPart } from '@/data/schema/text/wellFormed';
import { type AccountTab, accountTabs } from '@/screens/Account/AccountScreen';

/** Returns the tab in a query string: `?tab=startups`. Returns the first tab for an unknown value. */
export const tabOf = (search: string): AccountTab =>
  accountTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile';

/** Returns the query string of a tab's address. Empty for the first tab. */
export const searchOf = (tab: AccountTab): string => (tab === 'profile' ? '' : `?tab=${tab}`);

/** Returns the slug of the startup whose edit form the address opens: `?tab=startups&edit=heliogrid`, or ''. */
export const editedOf = (search: string): string => new URLSearchParams(search).get('edit') ?? '';

/** Whether Back undoes a change: true for an opened form, so that Back closes it. */
export const isFormStep = (_: string, to: string): boolean => to !== '';

/** Returns the query string of the startups tab. `edit`: the slug of the startup whose form is open, or ''. */
export const startupsSearch = (edit: string): string =>
  `${searchOf('startups')}${edit && `&edit=${encodedPart(edit)}`}`;
