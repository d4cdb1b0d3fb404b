import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { AccountPage } from '@/components/account/AccountPage';

export const accountTabs = ['profile', 'settings', 'startups'] as const;
export type AccountTab = (typeof accountTabs)[number];

export type AccountScreenProps = {
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
  /** What each tab shows. Only one is there at a time. */
  contents: Record<AccountTab, ReactNode>;
};

/** Account Management of a founder (spec section 2). */
export function AccountScreen({ tab, onTabChange, contents }: AccountScreenProps) {
  const t = useMessages('account');
  return (
    <AccountPage
      title={t.founder.title}
      tab={tab}
      onTabChange={onTabChange}
      tabs={accountTabs.map((value) => ({
        value,
        label: t.shared.tabs[value],
        content: contents[value],
      }))}
    />
  );
}
