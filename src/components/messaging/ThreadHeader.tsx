import { useMessages } from '@messages';
import { ArrowLeft } from 'lucide';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { href } from '@/data/schema/shapes/href';
import { IconButton } from '../controls/IconButton';
import { Avatar } from '../feedback/Avatar';
import { Skeleton } from '../feedback/Skeleton';
import { cardWith } from './cardWith';
import { ThreadAbout } from './ThreadAbout';
import * as styles from './ThreadHeader.css';
import { ThreadMenu } from './ThreadMenu';

export type ThreadHeaderProps = {
  /** The conversation, or `null` while it loads. */
  conversation: Conversation | null;
  /** URL of the conversation list, with its current query. */
  backHref?: string;
  /** Called to mark the conversation unread and return to the list. */
  onMarkUnread: () => void;
  /** Called to turn the conversation's notifications off or on. */
  onMutedChange: (isMuted: boolean) => void;
};

/** The other participant and the actions on the conversation. On a phone, also a link back to the list. */
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
              card={cardWith(conversation)}
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
