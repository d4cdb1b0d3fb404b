import type { FoundConversation } from '../schema/conversation';
import type { Post } from '../schema/post';
import type { ProfileKind } from '../schema/ref';
import type { SearchGroup } from '../schema/siteSearch';
import type { DirectoryData } from './Directory';
import type { ConversationTexts, Person } from './MessageStore';

type Profiles = Pick<DirectoryData, 'startups' | 'investors' | 'users'>;

/**
 * Typo-tolerant search, an exact name first. What a list was is remembered: of the next one, only what changed costs
 * anything, so that items which stayed as they were had best be the same objects. Everything rejects when what it searches
 * with can't be fetched; what is called off by its `signal` rejects too, and costs nothing more.
 */
export interface Search {
  /** Ids, best match first. */
  posts(posts: readonly Post[], query: string, signal?: AbortSignal): Promise<string[]>;
  /** Ids of one kind, best match first. */
  profiles(data: Profiles, kind: ProfileKind, query: string, signal?: AbortSignal): Promise<string[]>;
  /** Ids, best match first. */
  people(
    people: readonly Pick<Person, 'id' | 'name'>[],
    query: string,
    signal?: AbortSignal,
  ): Promise<string[]>;
  /** In the order of the list. */
  conversations(
    texts: readonly ConversationTexts[],
    query: string,
    signal?: AbortSignal,
  ): Promise<FoundConversation[]>;
  /** The best of each kind; kinds of which nothing was found are left out. */
  everything(
    profiles: Profiles,
    posts: readonly Post[],
    query: string,
    signal?: AbortSignal,
  ): Promise<SearchGroup[]>;
}
