import { useMessages } from '@messages';
import { ArrowLeft } from 'lucide';
import type { Conversation } from '@/data/schema/conversation';
import { href } from '@/data/schema/href';
import { IconButton } from '../controls/IconButton';
import { Avatar } from '../feedback/Avatar';
import { Skeleton } from '../feedback/Skeleton';
import { ThreadAbout } from './ThreadAbout';
import * as styles from './ThreadHeader.css';
import { ThreadMenu } from './ThreadMenu';

export type ThreadHeaderProps = {
  /** `null` while it is loading. */
  conversation: Conversation | null;
  /** The list, as it is looked at. */
  backHref?: string;
  /** Marks it unread, and leaves it for the list. */
  onMarkUnread: () => void;
  /** Turns its notifications off, or on again. */
  onMutedChange: (isMuted: boolean) => void;
};

/** With whom the conversation is, and what can be done with it; on a phone also the way back to the list. */
export function ThreadHeader({
  conversation,
  backHref = href('messages'),
  onMarkUnread,
  onMutedChange,
}: ThreadHeaderProps) {
  const t = useMessages('inbox');
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <IconButton label={t.back} icon={ArrowLeft} href={backHref} />
      </span>
      {conversation ? (
        <>
          <Avatar name={conversation.name} src={conversation.avatar} />
          <div className={styles.who}>
            <h2 className={styles.name}>
              <bdi>{conversation.name}</bdi>
            </h2>
            <p className={styles.role}>
              <bdi>{conversation.role}</bdi>
            </p>
          </div>
          <div className={styles.actions}>
            <ThreadAbout conversation={conversation} />
            <ThreadMenu
              isMuted={conversation.muted}
              onMarkUnread={onMarkUnread}
              onMutedChange={onMutedChange}
            />
          </div>
        </>
      ) : (
        <>
          <Skeleton shape="circle" />
          <div className={styles.who}>
            <Skeleton width="8rem" />
            <Skeleton width="11rem" />
          </div>
        </>
      )}
    </header>
  );
}
