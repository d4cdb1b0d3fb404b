import { useId } from 'react';
import { names as namesStyle, row } from './CompanyRow.css';

export type CompanyRowProps = {
  /** What the companies have to do with the page. */
  label: string;
  names: readonly string[];
};

/** A row of company names. */
export function CompanyRow({ label, names }: CompanyRowProps) {
  const id = useId();
  return (
    <div className={row}>
      <p id={id}>{label}</p>
      <ul className={namesStyle} aria-labelledby={id}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
