import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { BellOff } from 'lucide';
import { memo } from 'react';
import type { Conversation } from '@/data/schema/conversation';
import { href } from '@/data/schema/href';
import { Icon } from '../brand/Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { beginningOf } from '../typography/pieces';
import * as styles from './ConversationRow.css';
import { nearDay } from './days';
import { MatchedText, type TextPart } from './MatchedText';
import { OnlineAvatar } from './OnlineAvatar';

/** What a search found in a conversation. */
export type ConversationMatch = {
  name: readonly TextPart[];
  /** The message that was found, whole; empty where only the name was: the preview stands. */
  message: readonly TextPart[];
  /** Its id: the row leads to it. */
  messageId: string;
};

export type ConversationRowProps = {
  /** With whom, the last message, and how many are unread. */
  conversation: Conversation;
  /** The present, ms since the epoch. */
  now: number;
  /** It is the one shown beside the list. */
  isSelected?: boolean;
  /** What the list is searched for: it stays so at the conversation's address. */
  query?: string;
  /** Under a search, what it found: marked, the message in place of the preview. */
  match?: ConversationMatch;
  /** Chosen once more. */
  onReselect?: () => void;
};

const minute = 60_000;

/** Characters that the line surely shows; where the first match is not among them, the text begins shortly before it. */
const shown = 32;
const lead = 18;

/** More characters than the widest row shows. */
const rowLength = 400;
const lineOf = (text: string) => beginningOf(text.trim(), rowLength);

function lineOfParts(parts: readonly TextPart[]): readonly TextPart[] {
  let left = rowLength;
  return parts.flatMap(({ text, isMatch }) => {
    if (left <= 0) return [];
    const seen = beginningOf(text, left);
    left -= text.length;
    return { text: seen, isMatch };
  });
}

function fromMatch(parts: readonly TextPart[]): readonly TextPart[] {
  const [before, ...rest] = parts;
  const [match] = rest;
  if (!before || before.isMatch || !match || before.text.length + match.text.length <= shown) return parts;
  // From a word's beginning on, if there is one.
  const end = before.text.slice(-lead);
  return [{ text: `…${end.slice(end.indexOf(' ') + 1)}`, isMatch: false }, ...rest];
}

/**
 * A conversation in the list: who, when, the last words, or those that are not sent yet. A link to it. What is seen is
 * its name, in that order (WCAG 2.5.3), and what only a colour or a sign says comes after it.
 */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  now,
  isSelected = false,
  query,
  match,
  onReselect,
}: ConversationRowProps) {
  const { id, name, avatar, lastMessage, isOwnLast, date, unread, online, muted, draft } = conversation;
  const t = useMessages('inbox');
  const formats = useFormats();
  const last = lineOf(lastMessage);
  const preview = isOwnLast ? t.ownPreview({ text: last }) : last || t.noMessages;
  const found = match?.message.length ? match.message : null;
  const states = [unread && t.unread, online && t.online, muted && t.muted].filter(Boolean);
  // What is being typed stands in the composer beside the list.
  const typed = isSelected ? '' : lineOf(draft);

  function dateOf(time: number, present: number) {
    if (present - time < minute) return t.now;
    return nearDay(time, present) === 'today' ? formats.time(time) : formats.day(time, present);
  }

  return (
    <a
      className={styles.row}
      href={href('conversation', {
        params: { conversationId: id },
        search: { q: query, at: found ? match?.messageId : '' },
      })}
      aria-current={isSelected ? 'page' : undefined}
      onClick={isSelected && !found ? onReselect : undefined}
    >
      <OnlineAvatar name={name} src={avatar} isOnline={online} />
      <span className={styles.words}>
        <span className={styles.head}>
          <bdi className={styles.name}>{match ? <MatchedText parts={match.name} /> : name}</bdi>{' '}
          {muted && <Icon of={BellOff} size={14} className={styles.muted} />}
          {date !== null && (
            <time className={styles.date} dateTime={new Date(date).toISOString()}>
              {dateOf(date, now)}
            </time>
          )}
        </span>{' '}
        <bdi className={unread ? `${styles.preview} ${styles.unreadPreview}` : styles.preview}>
          {found ? (
            <MatchedText parts={lineOfParts(fromMatch(found))} />
          ) : typed ? (
            <>
              <span className={styles.draft}>{t.draft}</span> {typed}
            </>
          ) : (
            preview
          )}
        </bdi>{' '}
        <VisuallyHidden>{states.join(', ')}</VisuallyHidden>
      </span>
      {unread && <span className={styles.unread} />}
    </a>
  );
});
