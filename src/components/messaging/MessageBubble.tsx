import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { memo } from 'react';
import type { Message } from '@/data/schema/shapes/conversation';
import { Sending } from '../feedback/sendingPart';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './MessageBubble.css';
import { MessageText } from './MessageText';

export type MessageBubbleProps = {
  /** The message. */
  message: Message;
  /** Whether the time is hidden, because the next message shows it. */
  isTimeHidden?: boolean;
  /** Whether the message is highlighted, because the user opened it from a search. */
  isMarked?: boolean;
};

/** A message. The user's own messages are dark and on the right, other users' are on the left. */
export const MessageBubble = memo(function MessageBubble({
  message,
  isTimeHidden = false,
  isMarked = false,
}: MessageBubbleProps) {
  const { sender, isSelf, message: text, lang, time } = message;
  const t = useMessages('inbox');
  const formats = useFormats();
  const side = styles.sides[isSelf ? 'own' : 'other'];
  const bubble = (
    <div className={`${styles.line} ${side.line}`} aria-current={isMarked || undefined}>
      <div className={`${styles.bubble} ${side.bubble} ${isMarked ? styles.marked : ''}`}>
        <VisuallyHidden>{isSelf ? t.you : sender}: </VisuallyHidden>
        <MessageText text={text} lang={lang} />
        {!isTimeHidden && (
          <time className={styles.time} dateTime={new Date(time).toISOString()}>
            {formats.time(time)}
          </time>
        )}
      </div>
    </div>
  );
  if (import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES)
    return (
      <>
        {bubble}
        {isSelf && <Sending kind="message" id={message.id} place="below" />}
      </>
    );
  return bubble;
});
