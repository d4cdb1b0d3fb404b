import type { ZodMiniType } from 'zod/mini';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { FeedStore } from '../../ports/FeedStore';
import { type SamplePosts, sampleFeed } from '../../sample/feed';
import { emptyDraft } from '../../schema/draft';
import type { FeedRecordKind, FeedRecords } from '../../schema/feedRecords';
import type { Me } from '../../schema/person';
import type { Comment, Post } from '../../schema/post';
import { type Notes, notedRecords } from '../device/notedRecords';
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
  notes?: Notes;
};

/**
 * The feed of one person: the sample posts with what the person did on top. Each change is one record: `like`, `save`
 * and `follow` hold whether it is on, by the id of the post or person; `post`, `comment` and `draft` hold the thing.
 */
export function createFeedStore({ device, owner, me, now, loadSample, notes }: Options): FeedStore {
  const read = <Kind extends FeedRecordKind>(kind: Kind) => device.read(owner, kind, () => loadSchema(kind));
  const noted = notedRecords({ device, owner, kind: 'draft', loadSchema: () => loadSchema('draft'), notes });
  /** How many posts and comments are on their way. */
  let sending = 0;

  /** Until the device has it, the draft of before is what brings its text back. */
  async function send(kind: 'post' | 'comment', id: string, value: unknown) {
    sending += 1;
    await device.write(owner, kind, id, value).finally(() => {
      sending -= 1;
    });
  }

  /** The ids switched on and off by the person. */
  async function switches(kind: 'like' | 'save' | 'follow') {
    const { records, quarantined } = await read(kind);
    return { map: new Map(records.map(({ id, value }) => [id, value])), quarantined };
  }

  return {
    async load() {
      const [samplePosts, profile, seen, likes, saves, follows, posts, comments, drafts] = await Promise.all([
        loadSample(),
        // What can't be read of it is no reason to show no feed.
        readProfile(device, owner).catch(() => null),
        readSampleDate(device, owner, now),
        switches('like'),
        switches('save'),
        switches('follow'),
        read('post'),
        read('comment'),
        noted.read(),
      ]);
      const sample = sampleFeed(samplePosts, seen.date, me().id);
      const own = commentsByPost(comments.records.map(({ value }) => value));
      const merge = (post: Post): Post => {
        const isLiked = likes.map.get(post.id) ?? post.isLiked;
        return {
          ...post,
          isLiked,
          likes: post.likes - Number(post.isLiked) + Number(isLiked),
          comments: [...post.comments, ...(own.get(post.id) ?? [])],
        };
      };
      const on = (map: Map<string, boolean>) => [...map].flatMap(([id, value]) => (value ? [id] : []));
      return {
        me: { ...me(), role: profile?.role ?? me().role },
        posts: [...posts.records.map(({ value }) => value), ...sample.posts]
          .map(merge)
          .sort((a, b) => b.postTime - a.postTime),
        saved: on(saves.map),
        follows: on(follows.map),
        draft: drafts.records[0]?.value ?? emptyDraft,
        sidebar: sample.sidebar,
        quarantined: [seen, likes, saves, follows, posts, comments, drafts].reduce(
          (sum, part) => sum + part.quarantined,
          0,
        ),
      };
    },

    write(change) {
      switch (change.kind) {
        case 'like':
        case 'save':
          return device.write(owner, change.kind, change.postId, change.on);
        case 'follow':
          return device.write(owner, change.kind, change.personId, change.on);
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

    subscribe: (listener) =>
      device.observe(owner, (change) => {
        if (change.extent !== 'some' || change.origin === 'elsewhere') listener();
      }),
  };
}

/** Comments under each post, oldest first. */
function commentsByPost(kept: { postId: string; comment: Comment }[]): Map<string, Comment[]> {
  const byPost = new Map<string, Comment[]>();
  for (const { postId, comment } of [...kept].sort((a, b) => a.comment.time - b.comment.time)) {
    byPost.set(postId, [...(byPost.get(postId) ?? []), comment]);
  }
  return byPost;
}
