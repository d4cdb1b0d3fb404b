import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import * as profileHeaderStyles from './ProfileHeader.css';
import { ProfileLayout } from './ProfileLayout';
import * as styles from './ProfileSkeleton.css';

export type ProfileSkeletonProps = {
  /** The loading message. */
  label: string;
  /** square: a startup. round: a person. */
  shape: 'square' | 'round';
  /** Whether to show a placeholder for the counts below the header. */
  hasStats?: boolean;
};

/** Placeholder for a loading profile, in the size of a typical profile. */
export function ProfileSkeleton({ label, shape, hasStats = false }: ProfileSkeletonProps) {
  return (
    <div>
      <div className={`${profileHeaderStyles.cover} ${styles.cover}`} />
      <div className={profileHeaderStyles.head}>
        <div className={`${profileHeaderStyles.mark} ${profileHeaderStyles.shapes[shape]}`}>
          <div className={`${styles.mark} ${styles.marks[shape]}`} />
        </div>
        <div className={profileHeaderStyles.identity}>
          <div className={styles.block}>
            <Skeleton shape="block" width={220} height={32} />
          </div>
          <p className={profileHeaderStyles.subtitle} role="status">
            {label}
          </p>
          <div className={profileHeaderStyles.line}>
            <Skeleton width={280} />
          </div>
          {shape === 'square' && <Skeleton shape="block" width={220} height={26} />}
        </div>
        <div className={profileHeaderStyles.side}>
          <div className={profileHeaderStyles.actions}>
            <Skeleton shape="block" width={104} height={42} />
            <Skeleton shape="block" width={132} height={42} />
          </div>
        </div>
      </div>
      {hasStats && (
        <div className={profileHeaderStyles.stats}>
          <Skeleton shape="block" width={280} height={50} />
        </div>
      )}
      <div className={styles.tabs}>
        <Skeleton width={72} />
        <Skeleton width={72} />
        <Skeleton width={72} />
      </div>
      <ProfileLayout
        main={
          <>
            <LoadingCard height={132} />
            <LoadingCard height={96} />
          </>
        }
        aside={<LoadingCard height={208} />}
      />
    </div>
  );
}

function LoadingCard({ height }: { height: number }) {
  return (
    <Card>
      <div className={styles.lines}>
        <Skeleton width="40%" />
        <Skeleton shape="block" height={height} />
      </div>
    </Card>
  );
}
