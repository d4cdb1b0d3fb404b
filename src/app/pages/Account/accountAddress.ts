import { encodedPart } from '@/data/schema/wellFormed';
import { type AccountTab, accountTabs } from '@/screens/Account/AccountScreen';

/** The tab that an address asks for: `?tab=startups`. Anything else is the first. */
export const tabOf = (search: string): AccountTab =>
  accountTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile';

/** The search part that stands for a tab. */
export const searchOf = (tab: AccountTab): string => (tab === 'profile' ? '' : `?tab=${tab}`);

/** The startup whose form an address asks for: `?tab=startups&edit=heliogrid`; empty for none. */
export const editedOf = (search: string): string => new URLSearchParams(search).get('edit') ?? '';

/** The search part that stands for My Startups, with the form of one of them where it is named. */
export const startupsSearch = (edit: string): string =>
  `${searchOf('startups')}${edit && `&edit=${encodedPart(edit)}`}`;
