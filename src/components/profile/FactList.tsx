import type { ReactNode } from 'react';
import * as styles from './FactList.css';

export type FactListProps = {
  /** In their order: what it is called, and what it is. */
  facts: readonly { term: string; value: ReactNode }[];
};

/** What there is to know, a line each. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
