import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { BellOff } from 'lucide';
import { memo } from 'react';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { conversationHref } from '@/data/schema/shapes/ref';
import { Icon } from '../brand/Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { beginningOf } from '../typography/splitText';
import * as styles from './ConversationRow.css';
import { nearDay } from './days';
import { MatchedText, type TextPart } from './MatchedText';
import { OnlineAvatar } from './OnlineAvatar';

/** The matches of a search in a conversation. */
export type ConversationMatch = {
  name: readonly TextPart[];
  /** The whole text of the matching message; empty if only the participant's name matches. */
  message: readonly TextPart[];
  /** Id of the matching message, to which the row links. */
  messageId: string;
};

export type ConversationRowProps = {
  /** The other participant, the last message, and the states such as unread and muted. */
  conversation: Conversation;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Whether this conversation is shown beside the list. */
  isSelected?: boolean;
  /** The query of the list. The link to the conversation includes it, so that the list stays filtered. */
  query?: string;
  /** While searching, the matches to highlight. A matching message replaces the preview. */
  match?: ConversationMatch;
  /** Called when the user selects the conversation that is already shown. */
  onReselect?: () => void;
};

const minute = 60_000;

/** Number of characters that always fit on the line. If a match ends later, the row omits text before it. */
const shown = 32;
const lead = 18;

/** Number of characters to render: more than the widest row can show. */
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
  // Keeps the last characters before the match, starting at a whole word if possible.
  const end = before.text.slice(-lead);
  return [{ text: `…${end.slice(end.indexOf(' ') + 1)}`, isMatch: false }, ...rest];
}

/**
 * A link to a conversation: the participant's name, the date, and the last message or the draft. Its
 * accessible name is the visible text (WCAG 2.5.3) and the states that only a colour or an icon shows.
 */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  now,
  isSelected = false,
  query,
  match,
  onReselect,
}: ConversationRowProps) {
  const { name, avatar, lastMessage, isOwnLast, date, unread, online, muted, draft } = conversation;
  const t = useMessages('inbox');
  const formats = useFormats();
  const last = lineOf(lastMessage);
  const preview = isOwnLast ? t.ownPreview({ text: last }) : last || t.noMessages;
  const found = match?.message.length ? match.message : null;
  const states = [unread && t.unread, online && t.online, muted && t.muted].filter(Boolean);
  // Omits the draft of the selected conversation, because the composer beside the list shows it.
  const typed = isSelected ? '' : lineOf(draft);

  function dateOf(time: number, present: number) {
    if (present - time < minute) return t.now;
    return nearDay(time, present) === 'today' ? formats.time(time) : formats.day(time, present);
  }

  return (
    <a
      className={styles.row}
      href={conversationHref(conversation, {
        search: { q: query, at: found ? match?.messageId : '' },
      })}
      aria-current={isSelected ? 'page' : undefined}
      onClick={isSelected && !found ? onReselect : undefined}
    >
      <OnlineAvatar name={name} src={avatar} isOnline={online} />
      <span className={styles.text}>
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
