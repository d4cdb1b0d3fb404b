import type { Search } from '@/data/ports/Search';

/** The search, fetched when somebody looks for something. */
export const search: Search = {
  posts: async (posts, query) => (await import('@/data/search/postSearch')).searchPosts(posts, query),
  profiles: async (data, kind, query) =>
    (await import('@/data/search/directorySearch')).searchDirectory(data, kind, query),
  conversations: async (texts, query) =>
    (await import('@/data/search/conversationSearch')).searchConversations(texts, query),
  everything: async (profiles, posts, query) =>
    (await import('@/data/search/siteSearch')).searchAll(profiles, posts, query),
};
