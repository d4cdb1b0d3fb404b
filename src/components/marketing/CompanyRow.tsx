import { useId } from 'react';
import * as styles from './CompanyRow.css';

export type CompanyRowProps = {
  /** Text above the names: "Founders here have built at". */
  label: string;
  /** The names, in order, shown as text instead of logos. */
  names: readonly string[];
};

/** A row of company names. */
export function CompanyRow({ label, names }: CompanyRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <p id={id}>{label}</p>
      <ul className={styles.names} aria-labelledby={id}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
