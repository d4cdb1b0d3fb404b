import { useMessages } from '@messages';
import { Suspense } from 'react';
import { Tabs, type TabsProps } from '../navigation/Tabs';
import { arrangeTabs } from '../navigation/tabGap';
import { Heading } from '../typography/Heading';
import * as styles from './AccountPage.css';
import { AccountSkeleton } from './AccountSkeleton';

export type AccountPageProps<Tab extends string = string> = {
  /** The page's one h1. */
  title: string;
  /** The tab that is open. */
  tab: Tab;
  /** Another tab was chosen; it opens once `tab` says so. */
  onTabChange: (tab: Tab) => void;
  /** In their order. */
  tabs: TabsProps<Tab>['tabs'];
};

/** The page of an account management: its title and its tabs. */
export function AccountPage<Tab extends string>({ title, tab, onTabChange, tabs }: AccountPageProps<Tab>) {
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
