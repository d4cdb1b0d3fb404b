import { useMessages } from '@messages';
import { CloudOff, MessagesSquare, UserRoundX } from 'lucide';
import { type RefObject, useCallback, useRef } from 'react';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Inline } from '@/components/layout/Inline';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Composer, type ComposerHandle } from '@/components/messaging/Composer';
import { ConversationList } from '@/components/messaging/ConversationList';
import type { ConversationMatch } from '@/components/messaging/ConversationRow';
import { Thread, type ThreadHandle } from '@/components/messaging/Thread';
import { ThreadHeader } from '@/components/messaging/ThreadHeader';
import { ThreadSkeleton } from '@/components/messaging/ThreadSkeleton';
import { Heading } from '@/components/typography/Heading';
import type { Conversation, Message } from '@/data/schema/conversation';
import { href } from '@/data/schema/href';
import * as styles from './MessagesScreen.css';

export type MessagesScreenProps = {
  /** The list. empty: no conversation yet, whatever is searched. */
  list: 'loading' | 'ready' | 'empty' | 'failed';
  /** Newest activity first; under a search those that pass it, found names before found messages. */
  conversations: readonly Conversation[];
  query: string;
  /** Under a search, what it found in each conversation, by id; empty without one. */
  matches: ReadonlyMap<string, ConversationMatch>;
  /** What stands beside the list. unknown: the address names a conversation that isn't there. */
  thread: 'none' | 'loading' | 'ready' | 'failed' | 'unknown';
  /** Id of the conversation in the address, whether it is there or not; `null` on `/messages`. */
  selectedId: string | null;
  /** The selected conversation; `null` while it isn't known. */
  selected: Conversation | null;
  /** Its messages, oldest first: the latest ones, and the earlier ones as far as they were asked for. */
  messages: readonly Message[];
  /** What is before them. more: some are not read yet. failed: they couldn't be read. */
  earlier: 'none' | 'more' | 'reading' | 'failed';
  /** What is typed in it and not sent. */
  draft: string;
  /** failed: the device couldn't store the message; its text is back in `draft`. */
  sending: 'idle' | 'sending' | 'failed';
  /** The present, ms since the epoch. */
  now: number;
  onQueryChange: (query: string) => void;
  onDraftChange: (text: string) => void;
  /** Sends the draft. Never called while it is blank. */
  onSend: () => void;
  /** Sends once more what the device couldn't store. */
  onRetrySend: () => void;
  /** Asks for earlier messages. Never called unless `earlier` is more, or on demand failed. */
  onLoadEarlier: () => void;
  onMarkUnread: () => void;
  onMutedChange: (isMuted: boolean) => void;
  onRetryList: () => void;
  onRetryThread: () => void;
};

/** Conversations and the selected one (spec section 2, Messages). A phone shows one of the two. Keep the callbacks stable. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { selectedId } = props;
  const t = useMessages('inbox');
  const hasThread = selectedId !== null;
  const composer = useRef<ComposerHandle>(null);
  return (
    <main className={hasThread ? `${styles.main} ${styles.inThread}` : styles.main} id="main" tabIndex={-1}>
      <div className={styles.card}>
        <div className={hasThread ? `${styles.list} ${styles.behind}` : styles.list}>
          <div className={styles.title}>
            <Heading level={1} size="card">
              {t.title}
            </Heading>
          </div>
          <div className={hasThread ? `${styles.listBody} ${styles.notOnPhone}` : styles.listBody}>
            <ConversationList
              status={props.list}
              conversations={props.conversations}
              query={props.query}
              matches={props.matches}
              selectedId={selectedId}
              now={props.now}
              onQueryChange={props.onQueryChange}
              onReselect={useCallback(() => composer.current?.focus(), [])}
              onRetry={props.onRetryList}
            />
          </div>
        </div>
        <section
          className={hasThread ? styles.thread : `${styles.thread} ${styles.notOnPhone}`}
          aria-label={props.selected?.name ?? t.noneTitle}
          aria-busy={props.thread === 'loading'}
        >
          <Selected key={selectedId} {...props} composer={composer} />
        </section>
      </div>
      <div role="status">
        <VisuallyHidden>{statusText(props, t)}</VisuallyHidden>
      </div>
    </main>
  );
}

type InboxMessages = ReturnType<typeof useMessages<'inbox'>>;

/** What a screen reader hears when the screen changes. */
function statusText({ list, thread, query, conversations }: MessagesScreenProps, t: InboxMessages): string {
  if (list === 'loading') return t.loading;
  if (thread === 'loading') return t.loadingThread;
  return list === 'ready' && query.trim() ? t.resultCount({ count: conversations.length }) : '';
}

/** What stands beside the list; mounted anew for another conversation. */
function Selected(props: MessagesScreenProps & { composer: RefObject<ComposerHandle | null> }) {
  const { thread: status, selected, draft, onSend, onRetrySend } = props;
  const t = useMessages('inbox');
  const common = useMessages('common');
  const thread = useRef<ThreadHandle>(null);
  const backHref = href('messages', { search: { q: props.query } });

  if (status === 'none') {
    return (
      <div className={styles.middle}>
        <EmptyState icon={MessagesSquare} title={t.noneTitle} text={t.noneText} />
      </div>
    );
  }
  if (status === 'unknown') {
    return (
      <div className={styles.middle}>
        <EmptyState
          icon={UserRoundX}
          title={t.unknownTitle}
          text={t.unknownText}
          action={<Button href={backHref}>{t.allConversations}</Button>}
        />
      </div>
    );
  }
  // What one sends is to be seen, wherever one has scrolled.
  const sending = (send: () => void) => () => {
    thread.current?.toLatest();
    send();
  };
  return (
    <>
      {(selected || status === 'loading') && (
        <ThreadHeader
          conversation={selected}
          backHref={backHref}
          onMarkUnread={props.onMarkUnread}
          onMutedChange={props.onMutedChange}
        />
      )}
      {status === 'failed' ? (
        <div className={styles.middle}>
          <EmptyState
            icon={CloudOff}
            title={t.threadFailedTitle}
            text={t.failedText}
            headingLevel={selected ? 3 : 2}
            action={
              <Inline canWrap justify="center">
                <Button onClick={props.onRetryThread}>{common.tryAgain}</Button>
                {!selected && (
                  <Button variant="secondary" href={backHref}>
                    {t.allConversations}
                  </Button>
                )}
              </Inline>
            }
          />
        </div>
      ) : status === 'loading' || !selected ? (
        <ThreadSkeleton />
      ) : (
        <Thread
          ref={thread}
          name={selected.name}
          messages={props.messages}
          earlier={props.earlier}
          onLoadEarlier={props.onLoadEarlier}
          now={props.now}
        />
      )}
      {status !== 'failed' && (
        <Composer
          ref={props.composer}
          name={selected?.name ?? ''}
          value={draft}
          onChange={props.onDraftChange}
          status={props.sending}
          onSend={sending(onSend)}
          onRetry={sending(onRetrySend)}
          isDisabled={status === 'loading' || !selected}
        />
      )}
    </>
  );
}
