import { useMessages } from '@messages';
import { useFormats } from '@messages/format';

export type TimeAgoProps = {
  /** The time to show, in ms since the epoch. */
  time: number;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** A relative time, such as "2 hours ago", with the full date on hover. */
export function TimeAgo({ time, now }: TimeAgoProps) {
  const t = useMessages('common');
  const formats = useFormats();
  return (
    <time dateTime={new Date(time).toISOString()} title={formats.dateTime(time)}>
      {formats.ago(time, now) ?? t.justNow}
    </time>
  );
}
