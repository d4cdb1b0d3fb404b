import { useMessages } from '@messages';
import { Suspense } from 'react';
import { Tabs, type TabsProps } from '../navigation/Tabs';
import { arrangeTabs } from '../navigation/tabGap';
import { Heading } from '../typography/Heading';
import * as styles from './AccountLayout.css';
import { AccountSkeleton } from './AccountSkeleton';

export type AccountLayoutProps<Tab extends string = string> = {
  /** The page's only h1. */
  title: string;
  /** The open tab. */
  tab: Tab;
  /** Called when the user chooses another tab, which opens once `tab` changes. */
  onTabChange: (tab: Tab) => void;
  /** The tabs, in order. */
  tabs: TabsProps<Tab>['tabs'];
};

/** Layout of the account pages: a title and tabs. */
export function AccountLayout<Tab extends string>({
  title,
  tab,
  onTabChange,
  tabs,
}: AccountLayoutProps<Tab>) {
  const t = useMessages('account').shared;
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <Heading level={1}>{title}</Heading>
      <Tabs
        arrange={arrangeTabs}
        value={tab}
        onChange={onTabChange}
        label={t.sections}
        tabs={tabs.map(({ content, ...shown }) => ({
          ...shown,
          content: <Suspense fallback={<AccountSkeleton />}>{content}</Suspense>,
        }))}
      />
    </main>
  );
}
