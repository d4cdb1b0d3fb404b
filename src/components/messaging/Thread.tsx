import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide';
import {
  memo,
  type Ref,
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Message } from '@/data/schema/shapes/conversation';
import { Button } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { nearDay, startOfDay } from './days';
import { MessageBubble } from './MessageBubble';
import * as styles from './Thread.css';

export type ThreadHandle = {
  /** Scrolls to the latest message and follows new ones, such as the message that the user just sent. */
  toLatest: () => void;
};

export type ThreadProps = {
  /** The other participant's name. */
  name: string;
  /** The messages, oldest first. */
  messages: readonly Message[];
  /** State of the earlier messages. more: some aren't loaded yet. failed: loading them failed. */
  earlier?: 'none' | 'more' | 'reading' | 'failed';
  /** Called to load earlier messages, when the user scrolls near the first message or presses a button. */
  onLoadEarlier?: () => void;
  /** Id of a message to highlight. The thread loads earlier messages until it finds this one. */
  markedId?: string;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Handle that scrolls to the end, for use after the user sends a message. */
  ref?: Ref<ThreadHandle>;
};

/** An entry of the thread: a day label, or a message with its number of line breaks. */
type Entry =
  | { key: string; day: number; message?: undefined }
  | {
      key: string;
      message: Message;
      breaks: number;
      /** Whether the next message has the same sender and minute, and shows the time. */
      isTimeHidden: boolean;
    };

/** Padding before the first message and after the last one, in px. */
const [start, end] = [12, 20];
/** Within this distance from the end, in px, the thread follows new messages. */
const nearEnd = 60;
/** Distance from the first loaded message, in px, at which earlier messages load. */
const nearStart = 1500;

const minuteOf = ({ time }: Message) => Math.floor(time / 60_000);

const messageEntry = (message: Message, next: Message | undefined): Entry => ({
  key: message.id,
  message,
  breaks: message.message.split('\n').length - 1,
  isTimeHidden:
    next !== undefined &&
    next.isSelf === message.isSelf &&
    next.sender === message.sender &&
    minuteOf(next) === minuteOf(message),
});

/** Adds the day labels. Omits the first label if earlier messages of the same day may not be loaded yet. */
function entriesOf(messages: readonly Message[], hasEarlier: boolean): Entry[] {
  const entries: Entry[] = [];
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const [index, message] of messages.entries()) {
    const entry = messageEntry(message, messages[index + 1]);
    if (message.time < from || message.time >= until) {
      from = startOfDay(message.time);
      until = new Date(from).setHours(24);
      if (hasEarlier && entries.length === 0) {
        entries.push(entry);
        continue;
      }
      entries.push({ key: `day-${message.id}`, day: from });
    }
    entries.push(entry);
  }
  return entries;
}

/**
 * Estimates the height of an entry in px before it is rendered and measured. The better the estimate, the
 * fewer corrections of the scroll position.
 */
function estimate(entry: Entry | undefined, width: number): number {
  if (!entry?.message) return 44;
  const charactersPerLine = Math.max(12, ((width - 48) * 0.78 - 32) / 7.3);
  const lines = Math.ceil(entry.message.message.length / charactersPerLine) + entry.breaks;
  return Math.round((entry.isTimeHidden ? 32 : 51.5) + lines * 22.475);
}

/** The messages of a conversation. Renders only those in view. Set `key` to the conversation's id. */
export const Thread = memo(function Thread({
  name,
  messages,
  earlier = 'none',
  onLoadEarlier,
  markedId,
  now,
  ref,
}: ThreadProps) {
  const t = useMessages('inbox');
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  /** Width of the thread in px. The initial value is a typical desktop width. */
  const width = useRef(800);
  const hasEarlier = earlier !== 'none';
  const entries = useMemo(() => entriesOf(messages, hasEarlier), [messages, hasEarlier]);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimate(entries[index], width.current), [entries]),
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    paddingStart: start,
    paddingEnd: end,
    overscan: 6,
    // Keeps the messages in view at their position when messages are added before or after them.
    anchorTo: 'end',
    scrollEndThreshold: nearEnd,
  });
  // Updated on scroll instead of during rendering, when the virtualizer mixes old and new positions.
  const [isAtEnd, setAtEnd] = useSynchronousState(!markedId);
  const { announced, hasUnseen } = useNewMessages(messages, isAtEnd);

  const stayAtEnd = useEffectEvent(() => {
    if (isAtEnd) virtualizer.scrollToEnd();
  });
  const onScroll = useEffectEvent(({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => {
    setAtEnd(scrollHeight - clientHeight - scrollTop <= nearEnd);
    if (earlier === 'more' && scrollTop < nearStart) onLoadEarlier?.();
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The available height changes when the composer grows or the keyboard of a phone opens.
    const observer = new ResizeObserver(() => {
      width.current = element.clientWidth;
      stayAtEnd();
    });
    width.current = element.clientWidth;
    observer.observe(element);
    // Added after the virtualizer's listener, which must record the position before more messages load.
    const listen = () => onScroll(element);
    element.addEventListener('scroll', listen, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', listen);
    };
  }, []);
  // Follows new messages while the user is at the end.
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new last message.
  useLayoutEffect(() => stayAtEnd(), [lastId]);

  const toLatest = useCallback(() => {
    setAtEnd(true);
    virtualizer.scrollToEnd();
  }, [virtualizer, setAtEnd]);
  useImperativeHandle(ref, () => ({ toLatest }), [toLatest]);

  const found = useRef<string>(undefined);
  const find = useEffectEvent(() => {
    if (!markedId || found.current === markedId) return;
    const at = entries.findIndex(({ key }) => key === markedId);
    // The message to highlight may be earlier than the loaded messages.
    if (at < 0 && earlier === 'more') onLoadEarlier?.();
    if (at < 0 && earlier !== 'none') return;
    found.current = markedId;
    const element = scroller.current;
    if (at < 0 || !element) return toLatest();
    // A thread that fits in the view is always at its end.
    setAtEnd(element.scrollHeight - element.clientHeight <= nearEnd);
    virtualizer.scrollToIndex(at, { align: 'center' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page, until it has the message.
  useLayoutEffect(() => find(), [markedId, messages, earlier]);

  const dayName = (day: number) => {
    const near = nearDay(day, now);
    return near ? t[near] : formats.day(day, now);
  };
  const virtualItems = virtualizer.getVirtualItems();
  return (
    <div className={styles.thread}>
      {/* A separate live region below announces messages, because these rows mount and unmount on scroll. */}
      <div
        ref={scroller}
        className={styles.scroller}
        onKeyDown={(event) => {
          // The browser's own scrolling is slow and stops at a row that is taller than estimated.
          if (event.key === 'Home') virtualizer.scrollToOffset(0);
          else if (event.key === 'End') virtualizer.scrollToEnd();
          else return;
          event.preventDefault();
        }}
        aria-busy={earlier === 'reading'}
        role="log"
        aria-live="off"
        aria-label={t.threadLabel({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus the thread to scroll it.
        tabIndex={0}
      >
        {messages.length === 0 && <p className={styles.start}>{t.threadStart({ name })}</p>}
        <div className={styles.all} style={{ height: virtualizer.getTotalSize() }}>
          <div style={{ transform: `translateY(${virtualItems[0]?.start ?? 0}px)` }}>
            {virtualItems.map(({ key, index }) => {
              const entry = entries[index];
              return (
                entry && (
                  <div key={key} ref={virtualizer.measureElement} data-index={index} className={styles.entry}>
                    {entry.message ? (
                      <MessageBubble
                        message={entry.message}
                        isTimeHidden={entry.isTimeHidden}
                        isMarked={entry.key === markedId}
                      />
                    ) : (
                      <p className={styles.day}>{dayName(entry.day)}</p>
                    )}
                  </div>
                )
              );
            })}
          </div>
        </div>
      </div>
      {earlier === 'failed' && (
        <div className={styles.again}>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              onLoadEarlier?.();
              // The pressed button unmounts: moves the focus to the thread for keyboard users.
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            {t.earlier}
          </Button>
        </div>
      )}
      {!isAtEnd && (
        <div className={styles.jump}>
          <Button
            size="small"
            variant="secondary"
            icon={ArrowDown}
            onClick={() => {
              toLatest();
              // The pressed button unmounts: moves the focus to the thread for keyboard users.
              scroller.current?.focus({ preventScroll: true });
            }}
          >
            {t.jumpToLatest}
            {hasUnseen && (
              <>
                <span className={styles.unseen} />
                <VisuallyHidden>{t.newMessages}</VisuallyHidden>
              </>
            )}
          </Button>
        </div>
      )}
      <VisuallyHidden as="div">
        <div aria-live="polite">
          {announced.map(({ id, isSelf, sender, message }) => (
            <p key={id}>{`${isSelf ? t.you : sender}: ${message}`}</p>
          ))}
        </div>
      </VisuallyHidden>
    </div>
  );
});

/** A state that updates synchronously, so that a message right after a scroll event uses the new state. */
function useSynchronousState<Value>(first: Value) {
  const [store] = useState(() => {
    let value = first;
    let notify = () => {};
    return {
      get: () => value,
      set(next: Value) {
        value = next;
        notify();
      },
      subscribe(listener: () => void) {
        notify = listener;
        return () => {
          notify = () => {};
        };
      },
    };
  });
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.set] as const;
}

/** Returns the messages after the message with this id, or `null` if there is no such message. */
function messagesAfter(messages: readonly Message[], id: string | undefined): readonly Message[] | null {
  const at = messages.findLastIndex((message) => message.id === id);
  return at < 0 && id !== undefined ? null : messages.slice(at + 1);
}

/** Returns the new messages to announce, and whether there are unseen messages below the view. */
function useNewMessages(messages: readonly Message[], isAtEnd: boolean) {
  const lastId = messages.at(-1)?.id;
  const [news, setNews] = useState<{ lastId?: string; announced: readonly Message[] }>({
    lastId,
    announced: [],
  });
  const [seenId, setSeenId] = useState(lastId);

  // If the previous last message is missing, the list has been replaced, and no message counts as new.
  if (news.lastId !== lastId) {
    setNews({ lastId, announced: messagesAfter(messages, news.lastId) ?? [] });
  }
  if (seenId !== lastId && (isAtEnd || messagesAfter(messages, seenId) === null)) setSeenId(lastId);

  return { announced: news.announced, hasUnseen: seenId !== lastId };
}
