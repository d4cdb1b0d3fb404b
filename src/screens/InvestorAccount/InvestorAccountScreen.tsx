import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { AccountLayout } from '@/components/account/AccountLayout';

export const investorAccountTabs = ['profile', 'settings'] as const;
export type InvestorAccountTab = (typeof investorAccountTabs)[number];

export type InvestorAccountScreenProps = {
  tab: InvestorAccountTab;
  onTabChange: (tab: InvestorAccountTab) => void;
  /** The content of each tab. Only the current tab's content is mounted. */
  contents: Record<InvestorAccountTab, ReactNode>;
};

/** Account Management of an investor (spec section 2). */
export function InvestorAccountScreen({ tab, onTabChange, contents }: InvestorAccountScreenProps) {
  const { tabs } = useMessages('account').shared;
  return (
    <AccountLayout
      title={useMessages('investorAccount').title}
      tab={tab}
      onTabChange={onTabChange}
      tabs={investorAccountTabs.map((value) => ({ value, label: tabs[value], content: contents[value] }))}
    />
  );
}
