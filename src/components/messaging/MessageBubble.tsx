import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { memo } from 'react';
import type { Message } from '@/data/schema/conversation';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './MessageBubble.css';
import { MessageText } from './MessageText';

export type MessageBubbleProps = {
  /** Who wrote it decides its side; whether it is stored, its note. */
  message: Message;
  /** The next one says when. */
  isTimeHidden?: boolean;
  /** It was searched for. */
  isMarked?: boolean;
};

/** One message: one's own at the right and dark, another's at the left. */
export const MessageBubble = memo(function MessageBubble({
  message,
  isTimeHidden = false,
  isMarked = false,
}: MessageBubbleProps) {
  const { sender, isSelf, message: text, time } = message;
  const t = useMessages('inbox');
  const formats = useFormats();
  const side = styles.sides[isSelf ? 'own' : 'other'];
  return (
    <div className={`${styles.line} ${side.line}`} aria-current={isMarked || undefined}>
      <div className={`${styles.bubble} ${side.bubble} ${isMarked ? styles.marked : ''}`}>
        <VisuallyHidden>{isSelf ? t.you : sender}: </VisuallyHidden>
        <MessageText text={text} />
        {!isTimeHidden && (
          <time className={styles.time} dateTime={new Date(time).toISOString()}>
            {formats.time(time)}
          </time>
        )}
      </div>
    </div>
  );
});
