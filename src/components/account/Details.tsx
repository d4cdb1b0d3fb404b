import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { detail, lines, list, none, term as termStyle } from './Details.css';

export type DetailsProps = {
  /** What there is to know, in its order. A blank value is said to be missing. */
  details: readonly {
    term: string;
    value: ReactNode;
    /** It has a line of its own: everywhere, or where the screen is narrow. */
    line?: 'always' | 'phone';
  }[];
};

/** The fields of an account as their owner views them, the empty ones too. */
export function Details({ details }: DetailsProps) {
  const { notAdded } = useMessages('account').shared;
  return (
    <dl className={list}>
      {details.map(({ term, value, line }) => (
        <div key={term} className={`${detail} ${line ? lines[line] : ''}`}>
          <dt className={termStyle}>{term}</dt>
          <dd className={value ? undefined : none}>{value || notAdded}</dd>
        </div>
      ))}
    </dl>
  );
}
