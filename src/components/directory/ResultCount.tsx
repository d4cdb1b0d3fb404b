import { useMessages } from '@messages';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { Searching } from '../feedback/Searching';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import * as styles from './ResultCount.css';
import type { ResultsProps } from './Results';

export type ResultCountProps = {
  /** The kind of profile counted: "12 startups". */
  kind: ProfileKind;
  /** State of the list. No count is shown while it loads or after it failed. */
  status: ResultsProps['status'];
  /** Number of results. */
  count: number;
  /** Whether a search is running, so that the count isn't known yet. */
  isSearching?: boolean;
};

/** Shows the number of results and announces changes. */
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
