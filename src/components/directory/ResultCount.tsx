import { useMessages } from '@messages';
import type { ProfileKind } from '@/data/schema/ref';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Text } from '../typography/Text';
import * as styles from './ResultCount.css';
import type { ResultsProps } from './Results';

export type ResultCountProps = {
  kind: ProfileKind;
  status: ResultsProps['status'];
  /** How many are found. */
  count: number;
};

/** How many there are; said aloud when it changes. */
export function ResultCount({ kind, status, count }: ResultCountProps) {
  const t = useMessages('directory');
  return (
    <div className={styles.box} role="status">
      {status === 'loading' || status === 'failed' ? (
        <VisuallyHidden>{status === 'loading' ? t.loading[kind] : t.failedTitle[kind]}</VisuallyHidden>
      ) : (
        <Text size="small" tone="muted" isTabular>
          {t.count[kind]({ count })}
        </Text>
      )}
    </div>
  );
}
