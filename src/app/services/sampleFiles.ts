import type { SampleConversations } from '@/data/sample/conversations';
import conversations from '@/data/sample/conversations.json?url';
import type { SamplePosts } from '@/data/sample/feed';
import posts from '@/data/sample/feed.json?url';
import investors from '@/data/sample/investors.json?url';
import startups from '@/data/sample/startups.json?url';
import users from '@/data/sample/users.json?url';
import type { SampleWorld } from '@/data/sample/world';

async function fetchSample<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The sample could not be fetched (${response.status}).`);
  return response.json();
}

/** The files of the sample world, fetched when they are needed. Everything rejects where they can't be. */
export const sampleFiles = {
  posts: () => fetchSample<SamplePosts>(posts),
  conversations: () => fetchSample<SampleConversations>(conversations),
  async world(): Promise<SampleWorld> {
    const [startupFile, investorFile, userFile] = await Promise.all([
      fetchSample<SampleWorld['startups']>(startups),
      fetchSample<SampleWorld['investors']>(investors),
      fetchSample<SampleWorld['users']>(users),
    ]);
    return { startups: startupFile, investors: investorFile, users: userFile };
  },
};
