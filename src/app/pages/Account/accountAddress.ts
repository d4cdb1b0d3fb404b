import { type AccountTab, accountTabs } from '@/screens/Account/AccountScreen';

/** The tab that an address asks for: `?tab=startups`. Anything else is the first. */
export const tabOf = (search: string): AccountTab =>
  accountTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile';

/** The search part that stands for a tab. */
export const searchOf = (tab: AccountTab): string => (tab === 'profile' ? '' : `?tab=${tab}`);
