import type { ConversationMatch } from '@/components/messaging/ConversationRow';
import type { Conversation, Message } from '@/data/schema/shapes/conversation';

/** State of the list. empty: there is no conversation yet, with or without a query. */
export type ListView =
  | { status: 'loading' | 'failed' | 'empty' }
  | {
      status: 'ready';
      /**
       * The conversations, newest activity first. During a search, only matches: first those in the name, then
       * those in a message.
       */
      conversations: readonly Conversation[];
      /** While searching, the matches by conversation id; else empty. */
      matches: ReadonlyMap<string, ConversationMatch>;
      /** State of the next conversations. none: all are loaded, or a search has found them. */
      more: 'none' | 'more' | 'loading' | 'failed';
    };

/** A conversation that is open. */
export type OpenThread = {
  status: 'ready';
  /** Id of the conversation. */
  selectedId: string;
  conversation: Conversation;
  /** The latest messages and the requested earlier ones, oldest first. */
  messages: readonly Message[];
  /** State of the earlier messages. more: some aren't loaded yet. failed: loading them failed. */
  earlier: 'none' | 'more' | 'reading' | 'failed';
  /** The text that isn't sent yet. */
  draft: string;
  /** failed: the browser couldn't store the message, so its text is in `draft` again. */
  sending: 'idle' | 'sending' | 'failed';
};

/** The content beside the list. unknown: the URL names a conversation that doesn't exist. */
export type ThreadView =
  | { status: 'none' }
  | { status: 'unknown'; selectedId: string }
  /** `conversation`: the one in the list; `null` if the list doesn't contain it. */
  | { status: 'loading' | 'failed'; selectedId: string; conversation: Conversation | null }
  | OpenThread;

export type MessagesView = {
  query: string;
  list: ListView;
  thread: ThreadView;
  /** Id of the highlighted message, to which a search result links. */
  markedId?: string;
};

/** The callbacks of the screen. Each one stays the same function while the screen is mounted. */
export type MessagesActions = {
  onQueryChange: (query: string) => void;
  onDraftChange: (text: string) => void;
  /** Sends the draft, also again after a failure. Never called while the draft is blank. */
  onSend: () => void;
  /** Requests earlier messages: automatically if `earlier` is `more`, with a button if it is `failed`. */
  onLoadEarlier: () => void;
  /** Opens the dialog for choosing a recipient. */
  onNew: () => void;
  onMarkUnread: () => void;
  onMutedChange: (isMuted: boolean) => void;
  onRetryList: () => void;
  /** Copies the address of the app, to invite another person. Only in a build with a database. */
  onInvite?: () => void;
  /** Loads the next conversations of the list. */
  onMoreConversations: () => void;
  onRetryThread: () => void;
};
