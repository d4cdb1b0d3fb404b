import type { ReactNode } from 'react';
import { list, row, term as termStyle, value as valueStyle } from './FactList.css';

export type FactListProps = {
  facts: readonly { term: string; value: ReactNode }[];
};

/** What there is to know, a line each. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={row}>
          <dt className={termStyle}>{term}</dt>
          <dd className={valueStyle}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
