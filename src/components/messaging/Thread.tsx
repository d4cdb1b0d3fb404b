import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide';
import {
  memo,
  type Ref,
  use,
  useCallback,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Message } from '@/data/schema/conversation';
import { Button } from '../controls/Button';
import { StillContext } from '../layout/Still';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { nearDay, startOfDay } from './days';
import { MessageBubble } from './MessageBubble';
import * as styles from './Thread.css';

export type ThreadHandle = {
  /** Scrolls to the latest message and stays there: what one sends is to be seen. */
  toLatest: () => void;
};

export type ThreadProps = {
  /** Whom it is with. */
  name: string;
  /** Oldest first. */
  messages: readonly Message[];
  /** What is before them. more: some are not there yet. failed: they couldn't be read. */
  earlier?: 'none' | 'more' | 'reading' | 'failed';
  /** Asks for earlier messages: when one comes near the first, or on demand. */
  onLoadEarlier?: () => void;
  /** Id of the message that is looked for: it is brought into sight, from however far back, and marked. */
  markedId?: string;
  /** The present, ms since the epoch. */
  now: number;
  /** To go to the end, after one's own message. */
  ref?: Ref<ThreadHandle>;
};

/** A line of the thread: the name of a day, or a message with the number of its line breaks. */
type Entry =
  | { key: string; day: number; message?: undefined }
  | {
      key: string;
      message: Message;
      breaks: number;
      /** The next one is of the same sender and minute, and says when. */
      isTimeHidden: boolean;
    };

/** Before the first message and after the last, px. */
const [start, end] = [12, 20];
/** What is written at build time has no screen: all of it is drawn, and is as high as it is. */
const everything = { width: 800, height: 1_000_000 };
/** Nearer to the end than this, px, one reads the latest and goes along with it. */
const nearEnd = 60;
/** Nearer to the first message than this, px, the earlier ones are asked for: mostly they are there before one is. */
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

/** The messages with their days between them. Where earlier ones follow, nobody knows whether the first begins a day. */
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
 * How high an entry will be, px, before it is drawn: what isn't seen is never measured. The better the guess, the less
 * the scroll position has to be put right on the way.
 */
function estimate(entry: Entry | undefined, width: number): number {
  if (!entry?.message) return 44;
  const charactersPerLine = Math.max(12, ((width - 48) * 0.78 - 32) / 7.3);
  const lines = Math.ceil(entry.message.message.length / charactersPerLine) + entry.breaks;
  return Math.round((entry.isTimeHidden ? 32 : 51.5) + lines * 22.475);
}

/** The messages of one conversation, those in sight drawn. A screen for another one mounts another (`key`). */
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
  /** Of the thread, px; until it is drawn, that of a desktop's. */
  const width = useRef(800);
  const hasEarlier = earlier !== 'none';
  const isWritten = use(StillContext);
  const entries = useMemo(() => entriesOf(messages, hasEarlier), [messages, hasEarlier]);
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimate(entries[index], width.current), [entries]),
    getItemKey: useCallback((index: number) => entries[index]?.key ?? index, [entries]),
    paddingStart: start,
    paddingEnd: end,
    initialRect: isWritten ? everything : undefined,
    overscan: 6,
    // Who reads further up stays where they are, whatever comes before or after.
    anchorTo: 'end',
    scrollEndThreshold: nearEnd,
  });
  // Told by scrolling alone: between two lists the virtualizer's own answer is about both.
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
    // The room changes: the composer grows, a keyboard opens.
    const observer = new ResizeObserver(() => {
      width.current = element.clientWidth;
      stayAtEnd();
    });
    width.current = element.clientWidth;
    observer.observe(element);
    // After the virtualizer's own: what comes in answer finds it where one reads now.
    const listen = () => onScroll(element);
    element.addEventListener('scroll', listen, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', listen);
    };
  }, []);
  // Who reads the latest goes along with what comes.
  const lastId = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and whenever the last message is another.
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
    // It may be further back than what was read.
    if (at < 0 && earlier === 'more') onLoadEarlier?.();
    if (at < 0 && earlier !== 'none') return;
    found.current = markedId;
    const element = scroller.current;
    if (at < 0 || !element) return toLatest();
    // A short thread is at its end wherever one looks.
    setAtEnd(element.scrollHeight - element.clientHeight <= nearEnd);
    virtualizer.scrollToIndex(at, { align: 'center' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page that comes, until it is there.
  useLayoutEffect(() => find(), [markedId, messages, earlier]);

  const dayName = (day: number) => {
    const near = nearDay(day, now);
    return near ? t[near] : formats.day(day, now);
  };
  const virtualItems = virtualizer.getVirtualItems();
  return (
    <div className={styles.thread}>
      {/* The live region below announces: here rows come and go with scrolling. */}
      <div
        ref={scroller}
        className={styles.scroller}
        onKeyDown={(event) => {
          // The browser's own way there is long, and stops when a row on it turns out higher than estimated.
          if (event.key === 'Home') virtualizer.scrollToOffset(0);
          else if (event.key === 'End') virtualizer.scrollToEnd();
          else return;
          event.preventDefault();
        }}
        aria-busy={earlier === 'reading'}
        role="log"
        aria-live="off"
        aria-label={t.threadLabel({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it.
        tabIndex={0}
      >
        {messages.length === 0 && <p className={styles.start}>{t.threadStart({ name })}</p>}
        <div
          className={styles.all}
          style={isWritten ? { paddingBlock: `${start}px ${end}px` } : { height: virtualizer.getTotalSize() }}
        >
          <div style={isWritten ? undefined : { transform: `translateY(${virtualItems[0]?.start ?? 0}px)` }}>
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
              // The button goes, as below.
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
              // The button goes; who came to it by key goes on in the thread.
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

/** A state that no render lags behind: one for a message that came in the same moment has it too. */
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

/** The messages after the one with this id; `null` when it isn't there. */
function messagesAfter(messages: readonly Message[], id: string | undefined): readonly Message[] | null {
  const at = messages.findLastIndex((message) => message.id === id);
  return at < 0 && id !== undefined ? null : messages.slice(at + 1);
}

/** What came since the thread was opened: the last ones to be read out, and whether some came below what is in sight. */
function useNewMessages(messages: readonly Message[], isAtEnd: boolean) {
  const lastId = messages.at(-1)?.id;
  const [news, setNews] = useState<{ lastId?: string; announced: readonly Message[] }>({
    lastId,
    announced: [],
  });
  const [seenId, setSeenId] = useState(lastId);

  // Where the last one is there no more: no news, but another list.
  if (news.lastId !== lastId) {
    setNews({ lastId, announced: messagesAfter(messages, news.lastId) ?? [] });
  }
  if (seenId !== lastId && (isAtEnd || messagesAfter(messages, seenId) === null)) setSeenId(lastId);

  return { announced: news.announced, hasUnseen: seenId !== lastId };
}
