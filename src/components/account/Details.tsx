import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Lines } from '../typography/Lines';
import { Text } from '../typography/Text';
import * as styles from './Details.css';

export type DetailsProps = {
  /** The fields, in order. A blank value shows as “Not added yet”. */
  details: readonly {
    term: string;
    value: ReactNode;
    /** Gives the field a full row: always, or on phones only. */
    line?: 'always' | 'phone';
    /** A note below the value, such as who can see it. */
    note?: string;
  }[];
};

/** Shows the fields of an account to its owner, including empty ones. */
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
