import type { ProfileKind } from '@/data/schema/shapes/ref';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import { Text } from '../typography/Text';
import * as directoryCardStyles from './DirectoryCard.css';

export type CardSkeletonProps = {
  /** The kind of profile. */
  kind: ProfileKind;
};

/** Placeholder for a loading card, in the size of a typical card. */
export function CardSkeleton({ kind }: CardSkeletonProps) {
  return (
    <Card padding={0}>
      <div className={directoryCardStyles.card}>
        <div className={directoryCardStyles.head}>
          {kind === 'startup' ? (
            <Skeleton shape="block" width={56} height={56} />
          ) : (
            <Skeleton shape="circle" width={56} />
          )}
          <div className={directoryCardStyles.names}>
            <Skeleton width="55%" />
            <Text as="div" size="small">
              <Skeleton width="80%" />
            </Text>
          </div>
        </div>
        <div className={directoryCardStyles.body}>
          {kind === 'startup' ? (
            <>
              <Skeleton width="90%" />
              <Skeleton shape="block" width="70%" height={26} />
              <div>
                <Skeleton shape="block" height={10} />
                <Text as="div" size="small">
                  <Skeleton width="100%" />
                </Text>
              </div>
            </>
          ) : (
            <>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </>
          )}
        </div>
        <div className={directoryCardStyles.foot}>
          <Skeleton shape="block" height={42} />
        </div>
      </div>
    </Card>
  );
}
