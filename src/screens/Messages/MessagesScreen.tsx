import { useMessages } from '@messages';
import { CloudOff, MessagesSquare, SquarePen, UserRoundX } from 'lucide';
import { type RefObject, useCallback, useRef } from 'react';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Inline } from '@/components/layout/Inline';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Composer, type ComposerHandle } from '@/components/messaging/Composer';
import { ConversationList } from '@/components/messaging/ConversationList';
import { Thread, type ThreadHandle } from '@/components/messaging/Thread';
import { ThreadHeader } from '@/components/messaging/ThreadHeader';
import { ThreadSkeleton } from '@/components/messaging/ThreadSkeleton';
import { Heading } from '@/components/typography/Heading';
import { href } from '@/data/schema/shapes/href';
import * as styles from './MessagesScreen.css';
import type { MessagesActions, MessagesView, OpenThread, ThreadView } from './messagesView';

export type MessagesScreenProps = {
  view: MessagesView;
  actions: MessagesActions;
  /** The current time, in ms since the epoch. */
  now: number;
};

const nothing = { conversations: [], matches: new Map(), more: 'none' } as const;

/** The conversations and the selected one (spec section 2, Messages). A phone shows only one of them. */
export function MessagesScreen({ view, actions, now }: MessagesScreenProps) {
  const { query, list, thread, markedId } = view;
  const t = useMessages('inbox');
  const hasThread = thread.status !== 'none';
  // An empty or failed list shows a message. A second message beside the list would be redundant.
  const isListAlone = !hasThread && (list.status === 'empty' || list.status === 'failed');
  const selectedId = hasThread ? thread.selectedId : null;
  const selected = conversationOf(thread);
  const composer = useRef<ComposerHandle>(null);
  const { conversations, matches, more } = list.status === 'ready' ? list : nothing;
  return (
    <main className={hasThread ? `${styles.main} ${styles.inThread}` : styles.main} id="main" tabIndex={-1}>
      <div className={isListAlone ? `${styles.card} ${styles.alone}` : styles.card}>
        <div className={hasThread ? `${styles.list} ${styles.behind}` : styles.list}>
          <div className={styles.title}>
            <Heading level={1} size="card">
              {t.title}
            </Heading>
            <span className={hasThread ? styles.notOnPhone : undefined}>
              <Button size="small" variant="secondary" icon={SquarePen} onClick={actions.onNew}>
                {t.newConversation}
              </Button>
            </span>
          </div>
          <div className={hasThread ? `${styles.listBody} ${styles.notOnPhone}` : styles.listBody}>
            <ConversationList
              status={list.status}
              conversations={conversations}
              query={query}
              matches={matches}
              selectedId={selectedId}
              now={now}
              onQueryChange={actions.onQueryChange}
              onReselect={useCallback(() => composer.current?.focus(), [])}
              onRetry={actions.onRetryList}
              more={more}
              onMore={actions.onMoreConversations}
              {...((import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES) && {
                onInvite: list.status === 'empty' ? actions.onInvite : undefined,
              })}
            />
          </div>
        </div>
        {!isListAlone && (
          <section
            className={hasThread ? styles.thread : `${styles.thread} ${styles.notOnPhone}`}
            aria-label={selected?.name ?? t.noneTitle}
            aria-busy={thread.status === 'loading'}
          >
            <Selected
              key={selectedId}
              thread={thread}
              markedId={markedId}
              backHref={href('messages', { search: { q: query } })}
              actions={actions}
              now={now}
              composer={composer}
            />
          </section>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{statusText(view, t)}</VisuallyHidden>
      </div>
    </main>
  );
}

/** Returns the conversation of a thread, if it is known. */
const conversationOf = (thread: ThreadView) => ('conversation' in thread ? thread.conversation : null);

type InboxMessages = ReturnType<typeof useMessages<'inbox'>>;

/** Returns the text that explains why the user can't write in a closed conversation. */
const closedText = (closed: OpenThread['conversation']['closed'], t: InboxMessages) =>
  closed === 'deleted' ? t.closedGone : t.closedSample;

/** Returns the text that screen readers announce after a change of the screen. */
function statusText({ list, thread, query }: MessagesView, t: InboxMessages): string {
  if (list.status === 'loading') return t.loading;
  if (thread.status === 'loading') return t.loadingThread;
  return list.status === 'ready' && query.trim() ? t.resultCount({ count: list.conversations.length }) : '';
}

type SelectedProps = {
  thread: ThreadView;
  markedId?: string;
  /** URL of the list with its query. */
  backHref: string;
  actions: MessagesActions;
  now: number;
  composer: RefObject<ComposerHandle | null>;
};

/** The content beside the list. It remounts when another conversation is selected. */
function Selected(props: SelectedProps) {
  const { thread, backHref, actions } = props;
  const t = useMessages('inbox');
  if (thread.status === 'none') {
    return (
      <div className={styles.middle}>
        <EmptyState
          icon={MessagesSquare}
          title={t.noneTitle}
          text={t.noneText}
          action={
            <Button variant="secondary" onClick={actions.onNew}>
              {t.newConversation}
            </Button>
          }
        />
      </div>
    );
  }
  if (thread.status === 'unknown') {
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
  return <Conversation {...props} thread={thread} />;
}

type ConversationProps = SelectedProps & {
  thread: Exclude<ThreadView, { status: 'none' | 'unknown' }>;
};

/** The selected conversation, also while it loads and after a failure. */
function Conversation({ thread, markedId, backHref, actions, now, composer }: ConversationProps) {
  const t = useMessages('inbox');
  const common = useMessages('common');
  const messages = useRef<ThreadHandle>(null);
  const { status, conversation } = thread;
  const open = thread.status === 'ready' ? thread : null;
  // Scrolls to the end, so that the new message is visible.
  const send = () => {
    messages.current?.toLatest();
    actions.onSend();
  };
  return (
    <>
      {(conversation || status === 'loading') && (
        <ThreadHeader
          conversation={conversation}
          backHref={backHref}
          onMarkUnread={actions.onMarkUnread}
          onMutedChange={actions.onMutedChange}
        />
      )}
      {status === 'failed' && (
        <div className={styles.middle}>
          <EmptyState
            icon={CloudOff}
            title={t.threadFailedTitle}
            text={t.failedText}
            headingLevel={conversation ? 3 : 2}
            action={
              <Inline canWrap justify="center">
                <Button onClick={actions.onRetryThread}>{common.tryAgain}</Button>
                {!conversation && (
                  <Button variant="secondary" href={backHref}>
                    {t.allConversations}
                  </Button>
                )}
              </Inline>
            }
          />
        </div>
      )}
      {status === 'loading' && <ThreadSkeleton />}
      {open && (
        <Thread
          ref={messages}
          name={open.conversation.name}
          messages={open.messages}
          earlier={open.earlier}
          onLoadEarlier={actions.onLoadEarlier}
          markedId={markedId}
          now={now}
        />
      )}
      {conversation?.closed && <p className={styles.closed}>{closedText(conversation.closed, t)}</p>}
      {status !== 'failed' && !conversation?.closed && (
        <Composer
          ref={composer}
          name={conversation?.name ?? ''}
          value={open?.draft ?? ''}
          onChange={actions.onDraftChange}
          status={open?.sending ?? 'idle'}
          onSend={send}
          onRetry={send}
          isDisabled={!open}
        />
      )}
    </>
  );
}
