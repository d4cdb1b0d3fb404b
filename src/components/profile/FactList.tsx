import type { ReactNode } from 'react';
import * as styles from './FactList.css';

export type FactListProps = {
  /** The facts in display order: name and value. */
  facts: readonly { term: string; value: ReactNode }[];
};

/** A list of facts, one per line. */
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
