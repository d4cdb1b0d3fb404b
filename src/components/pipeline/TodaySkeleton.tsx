import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as todayListStyles from './TodayList.css';
import * as todayRowStyles from './TodayRow.css';

const places = [0, 1, 2, 3];

/** Placeholder while Today loads, in the size of its first section. */
export function TodaySkeleton() {
  const t = useMessages('common');
  return (
    <div className={todayListStyles.section} aria-busy>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <div className={todayListStyles.head}>
        <Skeleton width={120} />
      </div>
      {places.map((place) => (
        <div key={place} className={todayRowStyles.row}>
          <Skeleton shape="circle" width={44} />
          <div>
            <Skeleton width={place % 2 ? '30%' : '40%'} />
            <Skeleton width={place % 2 ? '60%' : '50%'} />
          </div>
          <div className={todayRowStyles.actions}>
            <Skeleton shape="block" height={36} />
            <Skeleton shape="block" height={36} />
          </div>
        </div>
      ))}
    </div>
  );
}
