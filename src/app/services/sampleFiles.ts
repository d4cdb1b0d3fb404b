import type { SampleConversations } from '@/data/sample/conversations';
import type { SamplePosts } from '@/data/sample/feed';
import type { SampleWorld } from '@/data/sample/world';

/** Returns the content of a JSON file as the type `T`, without a check. */
const fileOf = async <T>(file: Promise<{ default: unknown }>) => (await file).default as T;

/**
 * Loads the files of the sample data. The build bundles them with the pages that show them
 * (scripts/codeSplitting.ts). Each function rejects if a file can't be fetched.
 */
const files = {
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

/** A world without sample people. */
const none: typeof files = {
  posts: async () => [],
  conversations: async () => [],
  world: async () => ({ startups: [], investors: [], users: [] }),
};

/**
 * The sample data, unless the build variable `VITE_SAMPLE_WORLD` is `off`, as it is by default in a build with a
 * database: sample people don’t mix with real ones.
 */
export const sampleFiles = import.meta.env.VITE_SAMPLE_WORLD === 'off' ? none : files;
