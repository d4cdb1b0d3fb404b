import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import * as styles from './PostSkeleton.css';

/** Placeholder for a loading post, in the size of a typical post. */
export function PostSkeleton() {
  return (
    <Card padding={0}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Skeleton shape="circle" />
          <div className={styles.who}>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
          <Skeleton shape="block" width={76} height={26} />
        </div>
        <div className={styles.lines}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="62%" />
        </div>
        <Skeleton shape="block" height={122} />
        <Skeleton width="9rem" />
      </div>
      <div className={styles.actions}>
        <Skeleton width={52} />
        <Skeleton width={52} />
        <Skeleton width={52} />
      </div>
    </Card>
  );
}
