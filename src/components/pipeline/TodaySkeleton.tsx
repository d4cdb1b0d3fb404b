import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as listStyles from './TodayList.css';
import * as rowStyles from './TodayRow.css';

const places = [0, 1, 2, 3];

/** Placeholder while Today loads, in the size of its first section. */
export function TodaySkeleton() {
  const t = useMessages('common');
  return (
    <div className={listStyles.section} aria-busy>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <div className={listStyles.head}>
        <Skeleton width={120} />
      </div>
      {places.map((place) => (
        <div key={place} className={rowStyles.row}>
          <Skeleton shape="circle" width={44} />
          <div>
            <Skeleton width={place % 2 ? '30%' : '40%'} />
            <Skeleton width={place % 2 ? '60%' : '50%'} />
          </div>
          <div className={rowStyles.actions}>
            <Skeleton shape="block" height={36} />
            <Skeleton shape="block" height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
