import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
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
  /** Whether the list has more results than `count`. */
  hasMore?: boolean;
  /** Whether a search is running, so that the count isn't known yet. */
  isSearching?: boolean;
};

/** Shows the number of results and announces changes. */
export function ResultCount({ kind, status, count, hasMore = false, isSearching = false }: ResultCountProps) {
  const t = useMessages('directory');
  const formats = useFormats();
  const text = hasMore ? t.countAtLeast[kind]({ count: formats.count(count) }) : t.count[kind]({ count });
  return (
    <div className={styles.box} role="status">
      {status === 'loading' || status === 'failed' ? (
        <VisuallyHidden>{status === 'loading' ? t.loading[kind] : t.failedTitle[kind]}</VisuallyHidden>
      ) : (
        <Text size="small" tone="muted" isTabular>
          {isSearching ? <Searching /> : text}
        </Text>
      )}
    </div>
  );
}
