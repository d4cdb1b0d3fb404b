import type { Conversation, ConversationState, Message } from '../schema/conversation';

/** Everybody one has written with. */
export type Inbox = {
  /** Newest activity first; those with nothing but a draft before all. */
  conversations: Conversation[];
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Somebody to write with; `href` is their profile. */
export type Person = Pick<Conversation, 'id' | 'name' | 'role' | 'avatar' | 'href'>;

/** Messages that stand one after the other. */
export type MessagePage = {
  /** Oldest first, in the order of their ids. */
  messages: Message[];
  /** Whether there are older ones. */
  hasEarlier: boolean;
  quarantined: number;
};

/** One conversation as it is opened: the latest of its messages, and what was typed and not sent. */
export type Thread = MessagePage & { conversation: Conversation; draft: string };

/** A message as it is written; the store knows by whom. */
export type OutgoingMessage = Pick<Message, 'id' | 'message' | 'time'>;

/** What is kept about a conversation beside its messages. A state is changed in part; an empty draft is none. */
export type ConversationChange =
  | { kind: 'state'; conversationId: string; state: Partial<ConversationState> }
  | { kind: 'draft'; conversationId: string; text: string };

/** All that a search looks through, newest activity first. */
export type ConversationTexts = Pick<Conversation, 'id' | 'name'> & {
  /** Newest first. */
  messages: Pick<Message, 'id' | 'message'>[];
};

/**
 * The conversations of one person. A conversation is there as soon as it holds a message or a draft; the one with
 * somebody known can be opened before. Everything but `subscribe` rejects when the device can't be used.
 */
export interface MessageStore {
  loadInbox(): Promise<Inbox>;
  /** Everybody one can write to, startups among them; in the order of the directory. */
  loadPeople(): Promise<Person[]>;
  /** `null` when nobody has this id, in any letter case, and nothing was ever written to it. */
  open(conversationId: string): Promise<Thread | null>;
  /** The messages before the one with this id. */
  readEarlier(conversationId: string, before: string): Promise<MessagePage>;
  /** Keeps a message of one's own, and with it forgets the conversation's draft: both or neither. */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
  write(change: ConversationChange): Promise<void>;
  /** The same list as long as nothing changed. */
  readTexts(): Promise<ConversationTexts[]>;
  /** Calls back after every change, those of other tabs included. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
