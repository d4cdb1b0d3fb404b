import type { FoundConversation } from '../schema/conversation';
import type { Post } from '../schema/post';
import type { ProfileKind } from '../schema/ref';
import type { SearchGroup } from '../schema/siteSearch';
import type { DirectoryData } from './Directory';
import type { ConversationTexts } from './MessageStore';

/** Typo-tolerant search, an exact name first. Everything rejects when what it searches with can't be fetched. */
export interface Search {
  /** Ids, best match first. */
  posts(posts: readonly Post[], query: string): Promise<string[]>;
  /** Ids of one kind, best match first. */
  profiles(data: DirectoryData, kind: ProfileKind, query: string): Promise<string[]>;
  /** In the order of the list. */
  conversations(texts: readonly ConversationTexts[], query: string): Promise<FoundConversation[]>;
  /** The best of each kind; kinds of which nothing was found are left out. */
  everything(profiles: DirectoryData, posts: readonly Post[], query: string): Promise<SearchGroup[]>;
}
