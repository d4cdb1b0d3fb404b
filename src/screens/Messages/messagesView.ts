import type { ConversationMatch } from '@/components/messaging/ConversationRow';
import type { Conversation, Message } from '@/data/schema/conversation';

/** The list. empty: no conversation yet, whatever is searched. */
export type ListView =
  | { status: 'loading' | 'failed' | 'empty' }
  | {
      status: 'ready';
      /** Newest activity first; under a search those that pass it, found names before found messages. */
      conversations: readonly Conversation[];
      /** Under a search, what it found in each conversation, by id; empty without one. */
      matches: ReadonlyMap<string, ConversationMatch>;
    };

/** A conversation that is open. */
export type OpenThread = {
  status: 'ready';
  /** Id of the conversation. */
  selectedId: string;
  conversation: Conversation;
  /** Oldest first: the latest ones, and the earlier ones as far as they were asked for. */
  messages: readonly Message[];
  /** What is before them. more: some are not read yet. failed: they couldn't be read. */
  earlier: 'none' | 'more' | 'reading' | 'failed';
  /** What is typed in it and not sent. */
  draft: string;
  /** failed: the device couldn't store the message; its text is back in `draft`. */
  sending: 'idle' | 'sending' | 'failed';
};

/** What stands beside the list. unknown: the address names a conversation that isn't there. */
export type ThreadView =
  | { status: 'none' }
  | { status: 'unknown'; selectedId: string }
  /** `conversation`: as the list knows it; `null` where it doesn't. */
  | { status: 'loading' | 'failed'; selectedId: string; conversation: Conversation | null }
  | OpenThread;

export type MessagesView = {
  query: string;
  list: ListView;
  thread: ThreadView;
  /** Id of the message that a search led to. */
  markedId?: string;
};

/** What a person does. Each is the same function as long as the screen is there. */
export type MessagesActions = {
  onQueryChange: (query: string) => void;
  onDraftChange: (text: string) => void;
  /** Sends the draft, once more too where the device couldn't store it. Never called while it is blank. */
  onSend: () => void;
  /** Asks for earlier messages. Never called unless `earlier` is more, or on demand failed. */
  onLoadEarlier: () => void;
  /** Asks whom to write to. */
  onNew: () => void;
  onMarkUnread: () => void;
  onMutedChange: (isMuted: boolean) => void;
  onRetryList: () => void;
  onRetryThread: () => void;
};
