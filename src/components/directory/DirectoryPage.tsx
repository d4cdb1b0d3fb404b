import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { SearchField } from '../controls/SearchField';
import { SegmentedControl } from '../controls/SegmentedControl';
import { Heading } from '../typography/Heading';
import * as styles from './DirectoryPage.css';

export type DirectoryPageProps<Kind extends ProfileKind = ProfileKind> = {
  /** The page's only h1: "Discover". */
  title: string;
  /** An action beside the title. */
  action?: ReactNode;
  /** The kind of profile listed. */
  kind: Kind;
  /** The kinds that the toggle offers. */
  kinds: readonly Kind[];
  /** The query. */
  query: string;
  /** Called when the user chooses another kind. */
  onKindChange: (kind: Kind) => void;
  /** Called on each input with the query. */
  onQueryChange: (query: string) => void;
  /** The bar above the results, then the results. */
  children: ReactNode;
};

/** A page of profiles: its title, the toggle between the kinds, and the search. */
export function DirectoryPage<Kind extends ProfileKind>({
  title,
  action,
  kind,
  kinds,
  query,
  onKindChange,
  onQueryChange,
  children,
}: DirectoryPageProps<Kind>) {
  const t = useMessages('directory');
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {action}
      </div>
      <div className={styles.controls}>
        <SegmentedControl
          label={t.kindLabel}
          isLabelHidden
          value={kind}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={onKindChange}
        />
        <SearchField
          label={t.searchLabel[kind]}
          placeholder={t.searchLabel[kind]}
          clearLabel={t.searchClear}
          value={query}
          onChange={onQueryChange}
        />
      </div>
      {children}
    </main>
  );
}
