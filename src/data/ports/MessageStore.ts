import type { ConversationEnd } from '../schema/rules/whoseMove';
import type { Conversation, ConversationState, Message } from '../schema/shapes/conversation';

/** Consecutive conversations of one user. */
export type Inbox = {
  /** Latest message first; conversations with only a draft come before all others. */
  conversations: Conversation[];
  /** Where the next page begins; `null` if there are no more conversations. */
  next: number | null;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** About how many conversations to load, and from where: `next` of another page. */
export type InboxRange = { count?: number; before?: number | undefined };

/** A contact to write to; `href` is their profile. */
export type Person = Pick<Conversation, 'id' | 'slug' | 'name' | 'role' | 'avatar' | 'href'>;

/** Consecutive messages of a conversation. */
export type MessagePage = {
  /** Oldest first, ordered by id. */
  messages: Message[];
  /** Whether older messages exist. */
  hasEarlier: boolean;
  quarantined: number;
};

/** An opened conversation: its latest messages, and the unsent draft. */
export type Thread = MessagePage & { conversation: Conversation; draft: string };

/** A message to send; the store adds the sender. */
export type OutgoingMessage = Pick<Message, 'id' | 'message' | 'time'>;

/** A change to a conversation's state or draft. Missing fields of `state` stay; an empty draft is removed. */
export type ConversationChange =
  | { kind: 'state'; conversationId: string; state: Partial<ConversationState> }
  | { kind: 'draft'; conversationId: string; text: string };

/** The searchable texts of one conversation. */
export type ConversationTexts = Pick<Conversation, 'id' | 'name'> & {
  /** Newest first. */
  messages: Pick<Message, 'id' | 'message'>[];
};

/**
 * The conversations of one user. A conversation exists once it has a message or a draft. `open` also accepts
 * a contact without a conversation. Everything but `subscribe` rejects if storage is unavailable.
 */
export interface MessageStore {
  /** Returns a page of conversations. The time doesn't depend on the number of other conversations. */
  loadInbox(page?: InboxRange): Promise<Inbox>;
  /** Returns the conversations with these ids, in the order of the inbox. Omits those that don't exist. */
  loadConversations(ids: readonly string[]): Promise<Conversation[]>;
  /**
   * Returns people and startups that the user can write to, in the order of the directory: those among which a
   * search for `query` looks. Without a query: the sample data, recent contacts, and some other accounts.
   */
  loadPeople(query: string): Promise<Person[]>;
  /**
   * Returns `null` if no contact has this address, and no message or draft exists for it.
   * @param slug of any of the contact's pages, ignoring case
   */
  open(slug: string): Promise<Thread | null>;
  /**
   * Returns the last `count` messages of a conversation, oldest first; none if it doesn't exist. Unlike `open`, it
   * takes an id, and reads neither the state nor the draft.
   */
  readLatest(conversationId: string, count: number): Promise<Message[]>;
  /** Returns the page of messages before the message with the id `before`. */
  readEarlier(conversationId: string, before: string): Promise<MessagePage>;
  /** Stores the user's own message and removes the conversation's draft, in one transaction. */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
  write(change: ConversationChange): Promise<void>;
  /** Returns the texts of all conversations, newest activity first; the same list until something changes. */
  readTexts(): Promise<ConversationTexts[]>;
  /** Returns the ends of all conversations with a message, by conversation id. Reads no profile. */
  readEnds(): Promise<ReadonlyMap<string, ConversationEnd>>;
  /**
   * Calls back after every change, in any tab. Returns the unsubscribe function.
   * @param listener receives the ids of the changed conversations, or nothing if any may have changed
   */
  subscribe(listener: (ids?: readonly string[]) => void): () => void;
}
