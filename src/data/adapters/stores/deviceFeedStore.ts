import type { ZodMiniType } from 'zod/mini';
import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { FeedChange, FeedStore } from '../../ports/FeedStore';
import type { World, WorldFeed } from '../../ports/World';
import { type SamplePosts, sampleFeed } from '../../sample/feed';
import { emptyDraft } from '../../schema/draft';
import type { FeedRecordKind, FeedRecords } from '../../schema/feedRecords';
import type { Me } from '../../schema/person';
import type { Comment, Post } from '../../schema/post';
import type { KeptRecord } from '../../schema/records';
import { isBy } from '../../schema/ref';
import { remembered, rememberedByItem } from '../../schema/remembered';
import { trendingOf } from '../../schema/trending';
import { type Notes, notedRecords } from '../device/notedRecords';
import { readListings } from '../records/listings';
import { photoOf, withoutPhoto } from '../records/photo';
import { readProfile } from '../records/profiles';
import { readSampleDate } from '../records/sampleDate';
import type { OwnAuthors } from './ownAuthors';

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

  /** Returns the person's startups as authors. If they can't be read, the feed is shown without them. */
  async function readStartups(): Promise<OwnAuthors> {
    try {
      const { records } = await readListings(device, owner);
      if (records.length === 0) return noStartups;
      const { readOwnAuthors } = await import('./ownAuthors');
      return await readOwnAuthors(device, owner, records);
    } catch {
      return noStartups;
    }
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
      deletions: readonly DeviceRecord<true>[],
      ownId: string,
      attributed: OwnAuthors['attributed'],
      face: string,
      hasEarlier: boolean,
      others: WorldFeed,
    ) => {
      const isGone = idsOf(deletions);
      const withOwnFace = (post: Post) => facedOf(post)(ownId, face);
      const said = sample.map(withOwnFace);
      const came = new Map(said.map((post) => [post.id, post]));
      const read = kept.map(postOf);
      if (hasEarlier) for (const post of read) shown.set(post.id, post);
      const own = read.map((post) => attributed(withOwnFace(post)));
      // As far down as everybody's own reach.
      const ownLast = hasEarlier ? Math.min(...own.map(({ postTime }) => postTime)) : -Infinity;
      const last = Math.max(ownLast, others.since);
      const isWhole = last === -Infinity;
      const written = commentsByPost([
        ...comments.map(({ value }) => byOwner(value, ownId, face)),
        ...others.comments,
      ]);
      const posts = unique([...own, ...said.filter(({ id }) => !isGone.has(id)), ...others.posts])
        .filter(({ postTime }) => postTime >= last)
        // What is edited of the sample keeps what was said under it.
        .map((post) =>
          withComments(post, came.get(post.id)?.comments ?? post.comments, written.get(post.id), isGone),
        )
        .map((post) => withLikes(post, others.likes.get(post.id)))
        .sort((a, b) => b.postTime - a.postTime);
      return { posts, isWhole, trending: isWhole ? trendingOf(posts) : null };
    },
  );

  /** Until the device has it, the draft of before is what brings its text back. */
  async function send(writing: Promise<void>) {
    sending += 1;
    await writing.finally(() => {
      sending -= 1;
    });
  }

  /** What comes with the sample has a record only once it was edited: that it was deleted is one of its own. */
  async function writeFate(items: readonly Item[], became: 'deleted' | 'restored') {
    const isSample = idsOf((await readSample()).flatMap((post) => [post, ...post.comments]));
    const isDeleted = became === 'deleted';
    const records = items.flatMap(({ kind, id, value, isEdited }): KeptRecord[] => {
      const hasRecord = !isDeleted && (isEdited || !isSample.has(id));
      const record = { kind, id, value: hasRecord ? value : undefined };
      const deletion = { kind: 'sampleDeletion', id, value: isDeleted || undefined } as const;
      return isSample.has(id) ? [record, deletion] : [record];
    });
    await device.writeAll(owner, records);
  }

  return {
    async load(asked) {
      const [samplePosts, profile, seen, startups, posts, comments, deletions, drafts, others] =
        await Promise.all([
          readSample(),
          // What can't be read of it is no reason to show no feed.
          readProfile(device, owner).catch(() => undefined),
          readSampleDate(device, owner, now),
          readStartups(),
          asked ? device.readNewest(owner, 'post', () => loadSchema('post'), asked.newest) : read('post'),
          read('comment'),
          read('sampleDeletion'),
          noted.read(),
          world.loadFeed(asked),
        ]);
      const { posts: dated, sidebar } = datedSample(samplePosts, seen.date, me().id);
      const face = photoOf(owner, profile) ?? me().avatar;
      const hasEarlier = 'hasEarlier' in posts && posts.hasEarlier === true;
      const list = listOf(
        dated,
        posts.records,
        comments.records,
        deletions.records,
        me().id,
        startups.attributed,
        face,
        hasEarlier,
        others,
      );
      return {
        me: {
          ...me(),
          avatar: face,
          role: profile?.role ?? me().role,
          followers: me().followers + others.followers,
          startups: me().startups + startups.count,
          postsAs: startups.postsAs,
        },
        posts: list.posts,
        draft: drafts.records[0]?.value ?? emptyDraft,
        sidebar: { ...sidebar, trending: list.trending },
        isWhole: list.isWhole,
        quarantined: [seen, posts, comments, deletions, drafts].reduce(
          (sum, part) => sum + part.quarantined,
          0,
        ),
      };
    },

    write(change) {
      if (change.kind === 'draft')
        return sending > 0
          ? device.write(owner, change.kind, 'feed', change.draft)
          : noted.write('feed', change.draft);
      const [item, ...under] = itemsOf(change, me());
      return change.became
        ? writeFate([item, ...under], change.became)
        : send(device.write(owner, item.kind, item.id, item.value));
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

const noStartups: OwnAuthors = { count: 0, attributed: (post) => post };

const idsOf = (items: readonly { id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
/** One that nobody else likes stays the same object. */
const withLikes = (post: Post, likes = 0): Post =>
  likes > 0 ? { ...post, likes: post.likes + likes } : post;

/** The person's own comment with their current photo. Old records have no author id. */
const byOwner = ({ postId, comment }: FeedRecords['comment'], id: string, avatar: string) => ({
  postId,
  comment: { ...comment, author: { id, ...comment.author, avatar } },
});

/** A post and its comments with the person's current photo: the same object as long as the photo stays. */
const facedOf = rememberedByItem((post: Post) =>
  remembered((id: string, avatar: string): Post => {
    const faced = <Written extends Pick<Comment, 'author'>>(written: Written): Written =>
      isBy({ id }, written.author) ? { ...written, author: { ...written.author, avatar } } : written;
    return faced({ ...post, comments: post.comments.map(faced) });
  }),
);

/** Of two posts with one id, as an import may leave them, the first. */
function unique(posts: readonly Post[]): Post[] {
  const byId = new Map<string, Post>();
  for (const post of posts) if (!byId.has(post.id)) byId.set(post.id, post);
  return [...byId.values()];
}

/** A post or a comment, as its record holds it. */
type Item = { kind: 'post' | 'comment'; id: string; value: unknown; isEdited: boolean };

/** What a change is about, then the person's comments under it. Comments are records of their own: a post's holds none. */
function itemsOf(change: Exclude<FeedChange, { kind: 'draft' }>, me: Me): [Item, ...Item[]] {
  const commentItem = (postId: string, comment: Comment): Item => ({
    kind: 'comment',
    id: comment.id,
    value: { postId, comment: withoutPhoto(comment) },
    isEdited: comment.editedAt !== undefined,
  });
  if (change.kind === 'comment') return [commentItem(change.postId, change.comment)];
  const { post } = change;
  const { id, name, role, avatar, isVerified } = me;
  // For a post as a startup, only the reference is stored. Name and logo come from the listing.
  const author = post.as ? { id, name, role, avatar, isVerified } : post.author;
  const value = { ...post, author, comments: [] };
  return [
    { kind: 'post', id: post.id, value: withoutPhoto(value), isEdited: post.editedAt !== undefined },
    ...post.comments.filter(({ author }) => isBy(me, author)).map((comment) => commentItem(post.id, comment)),
  ];
}

/**
 * A post with what was `said` under it, and what was written since: in the place of what was edited, or after it. One that
 * nobody wrote under stays the same object: nothing of it is drawn or searched anew.
 */
function withComments(
  post: Post,
  said: Comment[],
  written: readonly Comment[] = [],
  isGone: ReadonlySet<string>,
): Post {
  const comments = said.some(({ id }) => isGone.has(id)) ? said.filter(({ id }) => !isGone.has(id)) : said;
  if (comments === post.comments && written.length === 0) return post;
  const own = new Map(written.map((comment) => [comment.id, comment]));
  const known = idsOf(said);
  return {
    ...post,
    comments: [
      ...comments.map((comment) => own.get(comment.id) ?? comment),
      ...written.filter(({ id }) => !known.has(id)),
    ],
  };
}

/** Comments under each post, oldest first. */
function commentsByPost(all: readonly { postId: string; comment: Comment }[]): Map<string, Comment[]> {
  const byPost = new Map<string, Comment[]>();
  for (const { postId, comment } of [...all].sort((a, b) => a.comment.time - b.comment.time))
    byPost.set(postId, [...(byPost.get(postId) ?? []), comment]);
  return byPost;
}
