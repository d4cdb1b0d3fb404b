import type { ZodMiniType } from 'zod/mini';
import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { FeedStore } from '../../ports/FeedStore';
import type { World, WorldFeed } from '../../ports/World';
import { type SamplePosts, sampleFeed } from '../../sample/feed';
import { emptyDraft } from '../../schema/draft';
import type { FeedRecordKind, FeedRecords } from '../../schema/feedRecords';
import type { Me } from '../../schema/person';
import type { Comment, Post } from '../../schema/post';
import { remembered, rememberedByItem } from '../../schema/remembered';
import { trendingOf } from '../../schema/trending';
import { type Notes, notedRecords } from '../device/notedRecords';
import { readListings } from '../records/listings';
import { readProfile } from '../records/profiles';
import { readSampleDate } from '../records/sampleDate';

/** The shapes, with the validator they need: fetched where there is something to read. */
const loadSchema = <Kind extends FeedRecordKind>(kind: Kind) =>
  import('../../schema/feedRecords').then(
    ({ feedRecordSchemas }) => feedRecordSchemas[kind] as unknown as ZodMiniType<FeedRecords[Kind]>,
  );

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** The person, as they are called now. */
  me: () => Me;
  /** The clock, in ms since the epoch: the sample posts are dated from the first look at them. */
  now: () => number;
  /** Fetches the sample posts. */
  loadSample: () => Promise<SamplePosts>;
  /** What others wrote and liked, as the person may see it. */
  world: World;
  notes?: Notes;
};

/**
 * The feed of one person: the sample posts with what the person wrote, and others on the device. Each `post`, `comment` and
 * `draft` is one record.
 */
export function createFeedStore({ device, owner, me, now, loadSample, world, notes }: Options): FeedStore {
  const read = <Kind extends FeedRecordKind>(kind: Kind) => device.read(owner, kind, () => loadSchema(kind));
  const noted = notedRecords({ device, owner, kind: 'draft', loadSchema: () => loadSchema('draft'), notes });
  /** How many posts and comments are on their way. */
  let sending = 0;
  let sample: Promise<SamplePosts> | null = null;

  /** Fetched once. */
  function readSample() {
    sample ??= loadSample();
    sample.catch(() => {
      sample = null;
    });
    return sample;
  }

  const datedSample = remembered(sampleFeed);
  /** What was shown before the whole feed was read: what is still so stays the same object. */
  const shown = new Map<string, Post>();
  const postOf = rememberedByItem(({ id, value }: DeviceRecord<Post>) => {
    const before = shown.get(id);
    return JSON.stringify(before) === JSON.stringify(value) && before ? before : value;
  });
  const listOf = remembered(
    (
      sample: readonly Post[],
      kept: readonly DeviceRecord<Post>[],
      comments: readonly DeviceRecord<FeedRecords['comment']>[],
      hasEarlier: boolean,
      others: WorldFeed,
    ) => {
      const own = kept.map(postOf);
      if (hasEarlier) for (const post of own) shown.set(post.id, post);
      // As far down as everybody's own reach.
      const ownLast = hasEarlier ? Math.min(...own.map(({ postTime }) => postTime)) : -Infinity;
      const last = Math.max(ownLast, others.since);
      const isWhole = last === -Infinity;
      const written = commentsByPost([...comments.map(({ value }) => value), ...others.comments]);
      const posts = unique([...own, ...sample, ...others.posts])
        .filter(({ postTime }) => postTime >= last)
        .map((post) => withOthers(post, written.get(post.id), others.likes.get(post.id)))
        .sort((a, b) => b.postTime - a.postTime);
      return { posts, isWhole, trending: isWhole ? trendingOf(posts) : null };
    },
  );

  /** Until the device has it, the draft of before is what brings its text back. */
  async function send(kind: 'post' | 'comment', id: string, value: unknown) {
    sending += 1;
    await device.write(owner, kind, id, value).finally(() => {
      sending -= 1;
    });
  }

  return {
    async load(asked) {
      const [samplePosts, profile, seen, listings, posts, comments, drafts, others] = await Promise.all([
        readSample(),
        // What can't be read of it is no reason to show no feed.
        readProfile(device, owner).catch(() => null),
        readSampleDate(device, owner, now),
        readListings(device, owner).catch(() => ({ records: [] })),
        asked ? device.readNewest(owner, 'post', () => loadSchema('post'), asked.newest) : read('post'),
        read('comment'),
        noted.read(),
        world.loadFeed(asked),
      ]);
      const { posts: dated, sidebar } = datedSample(samplePosts, seen.date, me().id);
      const hasEarlier = 'hasEarlier' in posts && posts.hasEarlier === true;
      const list = listOf(dated, posts.records, comments.records, hasEarlier, others);
      return {
        me: {
          ...me(),
          role: profile?.role ?? me().role,
          followers: me().followers + others.followers,
          startups: me().startups + listings.records.length,
        },
        posts: list.posts,
        draft: drafts.records[0]?.value ?? emptyDraft,
        sidebar: { ...sidebar, trending: list.trending },
        isWhole: list.isWhole,
        quarantined: [seen, posts, comments, drafts].reduce((sum, part) => sum + part.quarantined, 0),
      };
    },

    write(change) {
      switch (change.kind) {
        case 'post':
          return send(change.kind, change.post.id, change.post);
        case 'comment':
          return send(change.kind, change.comment.id, { postId: change.postId, comment: change.comment });
        case 'draft':
          return sending > 0
            ? device.write(owner, change.kind, 'feed', change.draft)
            : noted.write('feed', change.draft);
      }
    },

    subscribe(listener) {
      const stops = [
        device.observe(owner, (change) => {
          if (change.extent !== 'some' || change.origin === 'elsewhere') listener();
        }),
        world.observe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** One that nobody liked or wrote under stays the same object: nothing of it is drawn or searched anew. */
const withOthers = (post: Post, written: readonly Comment[] = [], likes = 0): Post =>
  written.length + likes > 0
    ? { ...post, likes: post.likes + likes, comments: [...post.comments, ...written] }
    : post;

/** Of two posts with one id, as an import may leave them, the first. */
function unique(posts: readonly Post[]): Post[] {
  const byId = new Map<string, Post>();
  for (const post of posts) if (!byId.has(post.id)) byId.set(post.id, post);
  return [...byId.values()];
}

/** Comments under each post, oldest first. */
function commentsByPost(kept: { postId: string; comment: Comment }[]): Map<string, Comment[]> {
  const byPost = new Map<string, Comment[]>();
  for (const { postId, comment } of [...kept].sort((a, b) => a.comment.time - b.comment.time)) {
    byPost.set(postId, [...(byPost.get(postId) ?? []), comment]);
  }
  return byPost;
}
