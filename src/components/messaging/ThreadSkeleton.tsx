import { Skeleton } from '../feedback/Skeleton';
import * as styles from './ThreadSkeleton.css';

const messages = [
  { side: 'other', width: '58%', height: 87 },
  { side: 'own', width: '62%', height: 87 },
  { side: 'other', width: '44%', height: 64 },
  { side: 'own', width: '30%', height: 64 },
  { side: 'other', width: '54%', height: 87 },
] as const;

/** Placeholders for messages that are loading. */
export function ThreadSkeleton() {
  return (
    <div className={styles.skeleton}>
      {messages.map(({ side, width, height }) => (
        <div key={width} className={styles.bubbles[side]} style={{ width, height }}>
          <Skeleton shape="block" height={height} />
        </div>
      ))}
    </div>
  );
}
