import type { SampleConversations } from '@/data/sample/conversations';
import type { SamplePosts } from '@/data/sample/feed';
import type { SampleWorld } from '@/data/sample/world';

/** What a file says, as those say it is who wrote it. */
const fileOf = async <T>(file: Promise<{ default: unknown }>) => (await file).default as T;

/**
 * The files of the sample world. They come with the code that reads them (scripts/chunks.ts): a page that is there has
 * what it shows. Everything rejects where they can't be had.
 */
export const sampleFiles = {
  posts: () => fileOf<SamplePosts>(import('@/data/sample/feed.json')),
  conversations: () => fileOf<SampleConversations>(import('@/data/sample/conversations.json')),
  async world(): Promise<SampleWorld> {
    const [startups, investors, users] = await Promise.all([
      fileOf<SampleWorld['startups']>(import('@/data/sample/startups.json')),
      fileOf<SampleWorld['investors']>(import('@/data/sample/investors.json')),
      fileOf<SampleWorld['users']>(import('@/data/sample/users.json')),
    ]);
    return { startups, investors, users };
  },
};
