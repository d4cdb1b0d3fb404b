import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { Skeleton } from '../feedback/Skeleton';
import { SidebarBlock } from './SidebarBlock';
import * as styles from './UpcomingEvents.css';

export type UpcomingEventsProps = {
  /** The events, soonest first; `null` while loading. */
  events: FeedSidebar['events'] | null;
};

const loading = [1, 2];

/** Upcoming events with their date and place. */
export function UpcomingEvents({ events }: UpcomingEventsProps) {
  const t = useMessages('feed');
  const formats = useFormats();
  return (
    <SidebarBlock title={t.eventsTitle}>
      <ul className={styles.list}>
        {events
          ? events.map((event) => {
              const tileDate = formats.dayTile(event.date);
              return (
                <li key={event.id} className={styles.row}>
                  <time className={styles.tile} dateTime={`${event.date}T${event.time}`}>
                    <span className={styles.dayNumber}>{tileDate.day}</span>{' '}
                    <span className={styles.month}>{tileDate.month}</span>
                  </time>
                  <div className={styles.facts}>
                    <p className={styles.title}>{event.title}</p>
                    <p className={styles.place}>
                      {event.place} · {formats.clock(event.time)}
                    </p>
                  </div>
                </li>
              );
            })
          : loading.map((index) => (
              <li key={index} className={styles.row}>
                <Skeleton shape="block" width={48} height={48} />
                <div className={styles.facts}>
                  <Skeleton width="80%" />
                  <Skeleton width="60%" />
                </div>
              </li>
            ))}
      </ul>
    </SidebarBlock>
  );
}
