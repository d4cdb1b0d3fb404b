import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './BoardSkeleton.css';

/** Cards in each column, so that the columns look different. */
const counts = [3, 2, 3, 1, 2];

/** Replaces the board while its cards load. */
export function BoardSkeleton() {
  const t = useMessages('pipeline');
  return (
    <div className={styles.skeleton} aria-busy>
      <VisuallyHidden>
        <span role="status">{t.loading}</span>
      </VisuallyHidden>
      <div className={styles.bar}>
        <Skeleton shape="block" height={48} />
        <Skeleton shape="block" height={42} />
      </div>
      <div className={styles.board}>
        {counts.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
          <div key={at} className={styles.column}>
            <Skeleton width="50%" height={20} />
            {Array.from({ length: count }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards never move.
              <div key={card} className={styles.card}>
                <Skeleton width={36} height={36} />
                <Skeleton />
                <Skeleton width="70%" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
