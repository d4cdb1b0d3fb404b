import { useMessages } from '@messages';
import { CloudOff, SearchX, UserRoundSearch } from 'lucide';
import { memo, type RefObject, useRef } from 'react';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { href } from '@/data/schema/shapes/href';
import { quoted } from '@/data/schema/text/query';
import { Button } from '../controls/Button';
import { SearchField } from '../controls/SearchField';
import { EmptyState } from '../feedback/EmptyState';
import { Invite } from '../feedback/invitePart';
import { NextPage, type NextPageProps } from '../feedback/NextPage';
import { useLongList } from '../layout/useLongList';
import * as styles from './ConversationList.css';
import { type ConversationMatch, ConversationRow } from './ConversationRow';
import { ConversationSkeleton } from './ConversationSkeleton';

export const conversationListStatuses = ['loading', 'ready', 'empty', 'failed'] as const;

export type ConversationListProps = {
  /** empty: the user has no conversations yet, with or without a query. */
  status: 'loading' | 'ready' | 'empty' | 'failed';
  /** The conversations that match the query, newest activity first. */
  conversations: readonly Conversation[];
  /** The search query, for names and messages. */
  query: string;
  /** While searching, the matches by conversation id. */
  matches: ReadonlyMap<string, ConversationMatch>;
  /** Id of the conversation shown beside the list. */
  selectedId: string | null;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Called on each input with the query. */
  onQueryChange: (query: string) => void;
  /** Called when the user selects the conversation that is already shown. */
  onReselect?: () => void;
  /** Called to read the conversations again. */
  onRetry: () => void;
  /** State of the next conversations. none: all are loaded. */
  more?: 'none' | NextPageProps['status'];
  /** Called to load the next conversations. */
  onMore?: () => void;
  /** Called to invite another person, if the user has no conversations. Only in a build with a database. */
  onInvite?: () => void;
};

/** Lists the conversations below a search field. Scrolls within the height of its container. */
export const ConversationList = memo(function ConversationList(props: ConversationListProps) {
  const { status, query, onQueryChange } = props;
  const t = useMessages('inbox');
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          clearLabel={t.searchClear}
          tone="sunken"
          value={query}
          onChange={onQueryChange}
        />
      </div>
      <nav className={styles.rows} aria-label={t.listLabel} aria-busy={status === 'loading'}>
        {status === 'loading' ? <ConversationSkeleton /> : <Rows {...props} searchField={search} />}
      </nav>
    </div>
  );
});

function Rows(props: ConversationListProps & { searchField: RefObject<HTMLInputElement | null> }) {
  const { status, conversations, query } = props;
  const t = useMessages('inbox');
  const common = useMessages('common');
  if (status === 'failed') {
    return (
      <EmptyState
        icon={CloudOff}
        title={t.failedTitle}
        text={t.failedText}
        action={<Button onClick={props.onRetry}>{common.tryAgain}</Button>}
      />
    );
  }
  if (status === 'empty') {
    return (
      <EmptyState
        icon={UserRoundSearch}
        title={t.emptyTitle}
        text={t.emptyText}
        action={
          (import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES) && props.onInvite ? (
            <Invite onInvite={props.onInvite}>
              <Button variant="secondary" href={href('discover')}>
                {t.emptyAction}
              </Button>
            </Invite>
          ) : (
            <Button href={href('discover')}>{t.emptyAction}</Button>
          )
        }
      />
    );
  }
  if (conversations.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title={t.noMatch}
        text={t.noMatchText({ query: quoted(query) })}
        action={
          <Button
            variant="secondary"
            onClick={() => {
              props.onQueryChange('');
              // The pressed button unmounts: moves the focus to the search field for keyboard users.
              props.searchField.current?.focus();
            }}
          >
            {t.noMatchAction}
          </Button>
        }
      />
    );
  }
  return <FoundRows {...props} />;
}

/** Renders the rows incrementally while the user scrolls. */
function FoundRows(props: ConversationListProps) {
  const { conversations, query, matches, selectedId, now, onReselect, more = 'none', onMore } = props;
  const t = useMessages('common');
  const inbox = useMessages('inbox');
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList({
    items: conversations,
    listId: query,
    pageSize: 50,
    rowHeight: 74,
    scroller: 'parent',
  });
  return (
    <>
      <ul ref={list} style={style}>
        {entries.map((attributes) => {
          const conversation = conversations[attributes['data-index']];
          return (
            conversation && (
              <li {...attributes} key={conversation.id} className={styles.entry}>
                <ConversationRow
                  conversation={conversation}
                  now={now}
                  isSelected={conversation.id === selectedId}
                  query={query}
                  match={matches.get(conversation.id)}
                  onReselect={onReselect}
                />
              </li>
            )
          );
        })}
      </ul>
      {hasMore && (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" size="small" onClick={showMore}>
            {t.showMore}
          </Button>
        </div>
      )}
      {!hasMore && more !== 'none' && onMore && (
        <NextPage status={more} failedText={inbox.moreFailed} onMore={onMore} />
      )}
    </>
  );
}
