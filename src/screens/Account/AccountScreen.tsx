import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { ReactNode } from 'react';
import { AccountLayout } from '@/components/account/AccountLayout';

export const accountTabs = ['profile', 'settings', 'startups'] as const;
export type AccountTab = (typeof accountTabs)[number];

export type AccountScreenProps = {
  tab: AccountTab;
  onTabChange: (tab: AccountTab) => void;
  /** Number of requests for the user's startups that wait for an answer. */
  waiting: number;
  /** The content of each tab. Only the current tab's content is mounted. */
  contents: Record<AccountTab, ReactNode>;
};

/** Account Management of a founder (spec section 2). */
export function AccountScreen({ tab, onTabChange, waiting, contents }: AccountScreenProps) {
  const t = useMessages('account');
  const formats = useFormats();
  const badge = waiting > 0 && {
    text: formats.count(waiting),
    label: t.requests.tabCount({ count: waiting }),
  };
  return (
    <AccountLayout
      title={t.founder.title}
      tab={tab}
      onTabChange={onTabChange}
      tabs={accountTabs.map((value) => ({
        value,
        label: t.shared.tabs[value],
        content: contents[value],
        ...(badge && value === 'startups' && { badge }),
      }))}
    />
  );
}
