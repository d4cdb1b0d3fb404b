import type { FeedSidebar } from '../ports/FeedStore';
import type { PostType } from '../schema/shapes/lists';
import type { Author, Post } from '../schema/shapes/post';
import { profileHref, refOf } from '../schema/shapes/ref';
import { asha, people } from './people';
import { startups } from './startups';

const lang = 'en';
const minute = 60_000;
const day = 24 * 60 * minute;

type Dated = { id: string; author: keyof typeof people; minutesAgo: number; likes: number };

/** The content of `feed.json`, newest first. Loaded only by pages that need it. */
export type SamplePosts = (Dated & {
  type: PostType;
  content: string;
  hashtags: string[];
  startup?: keyof typeof startups;
  isLiked: boolean;
  shares: number;
  comments: (Dated & { text: string })[];
})[];

const commenterOf = ({ id, kind, name, avatar }: Author) => ({ id, ...(kind && { kind }), name, avatar });

/** The static lists beside the feed. Trending topics are computed. */
type SampleSidebar = Omit<FeedSidebar, 'trending'>;

/**
 * Returns the sample feed, newest post first, with times counted back from `now` (ms since the epoch).
 * `isLiked` in the sample data is for Asha, the demo account's user. For other viewers, no post is liked.
 */
export function sampleFeed(
  sample: SamplePosts,
  now: number,
  viewerId: string = asha.id,
): { posts: Post[]; sidebar: SampleSidebar } {
  const ago = ({ minutesAgo }: Dated) => now - minutesAgo * minute;
  const posts = sample.map((post): Post => {
    const isLiked = post.isLiked && viewerId === asha.id;
    return {
      id: post.id,
      author: people[post.author],
      content: post.content,
      lang,
      hashtags: post.hashtags,
      likes: post.likes - Number(post.isLiked && !isLiked),
      comments: post.comments.map((comment) => ({
        id: comment.id,
        author: commenterOf(people[comment.author]),
        text: comment.text,
        lang,
        time: ago(comment),
        likes: comment.likes,
      })),
      shares: post.shares,
      isLiked,
      postTime: ago(post),
      type: post.type,
      ...(post.startup && { startup: startups[post.startup] }),
    };
  });
  return { posts, sidebar: sidebar(now) };
}

function sidebar(now: number): SampleSidebar {
  const thursday = nextWeekday(now, 4, 4);
  return {
    events: [
      {
        id: 'office-hours',
        title: 'Founders’ office hours',
        place: 'Online',
        date: isoDay(thursday),
        time: '18:00',
      },
      {
        id: 'climate-demo-day',
        title: 'Climate demo day',
        place: 'Bengaluru',
        date: isoDay(nextWeekday(thursday, 6, 5)),
        time: '10:00',
      },
    ],
    sponsored: {
      name: startups.ledgerline.name,
      text: 'Close the books while you sleep. Free until your seed round closes.',
      image: '/images/sponsored/ledgerline.svg',
      href: profileHref('startup', startups.ledgerline),
    },
    whoToFollow: [follow(people.ravi), follow(people.lena)],
  };
}

const follow = ({ id, kind = 'user', name, role, avatar }: Author) => ({
  id: refOf(kind, id),
  name,
  role,
  avatar,
  href: profileHref(kind, { id }),
});

/** Returns the first `weekday` (0 is Sunday) at least `least` days after `from`, in ms since the epoch. */
function nextWeekday(from: number, weekday: number, least: number): number {
  const start = from + least * day;
  return start + ((weekday - new Date(start).getUTCDay() + 7) % 7) * day;
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
