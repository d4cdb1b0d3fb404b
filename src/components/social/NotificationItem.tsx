import { rich, useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import type { Notification, NotificationReason } from '@/data/schema/shapes/notification';
import { Avatar } from '../feedback/Avatar';
import * as styles from './NotificationItem.css';
import { TimeAgo } from './TimeAgo';

export type NotificationItemProps = {
  /** The notification: an event, the account that caused the event, and a link. */
  notification: Notification;
  /** Whether the notification is new since the list was last opened. If so, an orange dot is shown. */
  isNew: boolean;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** A link that describes an event in one sentence. */
export function NotificationItem({ notification, isNew, now }: NotificationItemProps) {
  const { what, at, actor, subject, excerpt, reasons, href } = notification;
  const t = useMessages('notifications');
  return (
    <a className={styles.item} href={href}>
      <Avatar name={actor.name} src={actor.image} shape={actor.kind === 'startup' ? 'square' : 'round'} />
      <span className={styles.text}>
        <span className={styles.sentence}>
          {rich(t.events[what], {
            name: () => <bdi className={styles.name}>{actor.name}</bdi>,
            subject: () => <bdi className={styles.name}>{subject}</bdi>,
          })}
        </span>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
        {/* The time is before the excerpt, so that its position is the same in all notifications. */}
        <span className={styles.excerpt}>
          {at !== null && <TimeAgo time={at} now={now} />}
          {at !== null && excerpt && ' · '}
          <bdi>{excerpt}</bdi>
        </span>
      </span>
      {isNew && <span className={styles.dot} />}
    </a>
  );
}

/** Lists the investor's criteria that a startup meets or nearly meets, as the reasons for a notification. */
function Reasons({ reasons }: Pick<Notification, 'reasons'>) {
  const t = useMessages('notifications').reasons;
  const choiceText = useChoiceText();
  const { list, money } = useFormats();
  const wordOf = (reason: NotificationReason) =>
    reason.criterion === 'amount' ? t.amount({ amount: money(reason.given) }) : choiceText(reason.given);
  const reasonTexts = (['met', 'close'] as const).flatMap((verdict) => {
    const words = reasons.filter((reason) => reason.verdict === verdict).map(wordOf);
    return words.length > 0 ? t[verdict]({ list: list(words) }) : [];
  });
  return <span className={styles.reasons}>{reasonTexts.join(' · ')}</span>;
}
