import { inOneLine } from '../typography/splitText';
import * as styles from './FactRows.css';

export type FactRowsProps = {
  /** The names and values. Rows without a value are omitted. */
  rows: readonly { name: string; value: string }[];
};

/** Shows a few facts, one per line. */
export function FactRows({ rows }: FactRowsProps) {
  const known = rows.filter((fact) => fact.value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.list}>
      {known.map((fact) => (
        <div key={fact.name} className={styles.row}>
          <dt className={styles.term}>{fact.name}</dt>
          <dd className={styles.value}>{inOneLine(fact.value)}</dd>
        </div>
      ))}
    </dl>
  );
}
