import { useMessages } from '@messages';
import type { ProfileKind } from '@/data/schema/ref';
import { Searching } from '../feedback/Searching';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import * as styles from './ResultCount.css';
import type { ResultsProps } from './Results';

export type ResultCountProps = {
  /** What is counted: "12 startups". */
  kind: ProfileKind;
  /** How the list stands: nothing is counted while it loads or has failed. */
  status: ResultsProps['status'];
  /** How many are found. */
  count: number;
  /** Whether the search has still to answer: nobody knows how many then. */
  isSearching?: boolean;
};

/** How many there are; said aloud when it changes. */
export function ResultCount({ kind, status, count, isSearching = false }: ResultCountProps) {
  const t = useMessages('directory');
  return (
    <div className={styles.box} role="status">
      {status === 'loading' || status === 'failed' ? (
        <VisuallyHidden>{status === 'loading' ? t.loading[kind] : t.failedTitle[kind]}</VisuallyHidden>
      ) : (
        <Text size="small" tone="muted" isTabular>
          {isSearching ? <Searching /> : t.count[kind]({ count })}
        </Text>
      )}
    </div>
  );
}
