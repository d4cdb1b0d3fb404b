import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { Skeleton } from '../feedback/Skeleton';
import { SidebarBlock } from './SidebarBlock';
import { dayNumber, facts, list, month, place, row, tile, title } from './UpcomingEvents.css';

export type UpcomingEventsProps = {
  /** Soonest first; `null` while loading. */
  events: FeedSidebar['events'] | null;
};

const loading = [1, 2];

/** What happens next, and where. */
export function UpcomingEvents({ events }: UpcomingEventsProps) {
  const t = useMessages('feed');
  const formats = useFormats();
  return (
    <SidebarBlock title={t.eventsTitle}>
      <ul className={list}>
        {events
          ? events.map((event) => {
              const tileDate = formats.dayTile(event.date);
              return (
                <li key={event.id} className={row}>
                  <time className={tile} dateTime={`${event.date}T${event.time}`}>
                    <span className={dayNumber}>{tileDate.day}</span>{' '}
                    <span className={month}>{tileDate.month}</span>
                  </time>
                  <div className={facts}>
                    <p className={title}>{event.title}</p>
                    <p className={place}>
                      {event.place} · {formats.clock(event.time)}
                    </p>
                  </div>
                </li>
              );
            })
          : loading.map((index) => (
              <li key={index} className={row}>
                <Skeleton shape="block" width={48} height={48} />
                <div className={facts}>
                  <Skeleton width="80%" />
                  <Skeleton width="60%" />
                </div>
              </li>
            ))}
      </ul>
    </SidebarBlock>
  );
}
