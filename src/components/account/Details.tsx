import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Lines } from '../typography/Lines';
import { Text } from '../typography/Text';
import * as styles from './Details.css';

export type DetailsProps = {
  /** What there is to know, in its order. A blank value is said to be missing. */
  details: readonly {
    term: string;
    value: ReactNode;
    /** It has a line of its own: everywhere, or where the screen is narrow. */
    line?: 'always' | 'phone';
    /** What is to know of it, below the value: who sees it. */
    note?: string;
  }[];
};

/** The fields of an account as their owner views them, the empty ones too. */
export function Details({ details }: DetailsProps) {
  const { notAdded } = useMessages('account').shared;
  return (
    <dl className={styles.list}>
      {details.map(({ term, value, line, note }) => (
        <div key={term} className={`${styles.detail} ${line ? styles.lines[line] : ''}`}>
          <dt className={styles.term}>{term}</dt>
          <dd className={value ? undefined : styles.none}>
            {typeof value === 'string' && value ? <Lines>{value}</Lines> : value || notAdded}
            {note && (
              <Text size="small" tone="muted">
                {note}
              </Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
