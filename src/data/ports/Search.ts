import type { FoundConversation } from '../schema/shapes/conversation';
import type { Post } from '../schema/shapes/post';
import type { ProfileKind } from '../schema/shapes/ref';
import type { SearchGroup } from '../schema/shapes/siteSearch';
import type { DirectoryData } from './Directory';
import type { ConversationTexts, Person } from './MessageStore';

type Profiles = Pick<DirectoryData, 'startups' | 'investors' | 'users'>;

/**
 * Typo-tolerant search, exact names first. Later calls index only changed items, so unchanged items should be
 * the same objects. All methods reject if the search code can't be loaded or `signal` aborts; an aborted
 * search does no further work.
 */
export interface Search {
  /** Returns ids, best match first. */
  posts(posts: readonly Post[], query: string, signal?: AbortSignal): Promise<string[]>;
  /** Returns ids of one kind, best match first. */
  profiles(data: Profiles, kind: ProfileKind, query: string, signal?: AbortSignal): Promise<string[]>;
  /** Returns ids, best match first. */
  people(
    people: readonly Pick<Person, 'id' | 'name'>[],
    query: string,
    signal?: AbortSignal,
  ): Promise<string[]>;
  /** Returns the matching conversations, in the order of `texts`. */
  conversations(
    texts: readonly ConversationTexts[],
    query: string,
    signal?: AbortSignal,
  ): Promise<FoundConversation[]>;
  /** Returns the best matches of each kind; kinds without a match are left out. */
  everything(
    profiles: Profiles,
    posts: readonly Post[],
    query: string,
    signal?: AbortSignal,
  ): Promise<SearchGroup[]>;
}
