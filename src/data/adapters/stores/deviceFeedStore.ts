import type { ZodMiniType } from 'zod/mini';
import { reporting } from '../../log/report';
import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { FeedChange, FeedStore } from '../../ports/FeedStore';
import type { World, WorldFeed } from '../../ports/World';
import { type SamplePosts, sampleFeed } from '../../sample/feed';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import { trendingOf } from '../../schema/rules/trending';
import type { Me } from '../../schema/shapes/currentUser';
import { emptyDraft } from '../../schema/shapes/emptyFeedDraft';
import type { FeedRecordKind, FeedRecords } from '../../schema/shapes/feedRecords';
import type { Comment, Post } from '../../schema/shapes/post';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { isBy } from '../../schema/shapes/ref';
import { journaledRecords, type Notes } from '../device/journaledRecords';
import { readListings } from '../records/listings';
import { photoOf, withoutPhoto } from '../records/photo';
import { readProfile } from '../records/profiles';
import { readSampleDate } from '../records/sampleDate';
import type { OwnAuthors } from './ownAuthors';

/** Loads a schema and its validator. Called only if there are records to validate. */
const loadSchema = <Kind extends FeedRecordKind>(kind: Kind) =>
  import('../../schema/shapes/feedRecords').then(
    ({ feedRecordSchemas }) => feedRecordSchemas[kind] as unknown as ZodMiniType<FeedRecords[Kind]>,
  );

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the user, whose name can change. */
  me: () => Me;
  /** Returns the time in ms since the epoch. Dates of sample posts are relative to their first load. */
  now: () => number;
  /** Loads the sample posts. */
  loadSample: () => Promise<SamplePosts>;
  /** The posts and likes of other accounts that the user may see. */
  world: World;
  notes?: Notes;
};

/**
 * The feed of one user: the sample posts, the user's own posts and comments, and those of other accounts in
 * this browser. Each `post`, `comment` and `draft` is one record.
 */
export function createFeedStore({ device, owner, me, now, loadSample, world, notes }: Options): FeedStore {
  const read = <Kind extends FeedRecordKind>(kind: Kind) => device.read(owner, kind, () => loadSchema(kind));
  const noted = journaledRecords({
    device,
    owner,
    kind: 'draft',
    loadSchema: () => loadSchema('draft'),
    notes,
  });
  /** The number of posts and comments that are being written. */
  let sending = 0;
  let sample: Promise<SamplePosts> | null = null;

  /** Loads the sample posts once, and tries again after a failure. */
  function readSample() {
    sample ??= loadSample();
    sample.catch(() => {
      sample = null;
    });
    return sample;
  }

  /** Returns the startups that the user can post as. If they can't be read, returns none. */
  async function readStartups(): Promise<OwnAuthors> {
    try {
      const { records } = await readListings(device, owner);
      if (records.length === 0) return noStartups;
      const module = await import('./ownAuthors');
      return await module.readOwnAuthors(device, owner, records);
    } catch {
      return noStartups;
    }
  }

  const datedSample = remembered(sampleFeed);
  /** The user's posts from a partial load, by id. The full load reuses them if they are unchanged. */
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
      ownSlug: string | undefined,
      attributed: OwnAuthors['attributed'],
      face: string,
      hasEarlier: boolean,
      others: WorldFeed,
    ) => {
      const deletedIds = idsOf(deletions);
      const withOwnFace = (post: Post) => facedOf(post)(ownId, ownSlug, face);
      const ofSample = sample.map(withOwnFace);
      const came = new Map(ofSample.map((post) => [post.id, post]));
      const read = kept.map(postOf);
      if (hasEarlier) for (const post of read) shown.set(post.id, post);
      const own = read.map((post) => attributed(withOwnFace(post)));
      // Omits posts older than `last`, because some account's posts from before that time aren't loaded.
      const ownLast = hasEarlier ? Math.min(...own.map(({ postTime }) => postTime)) : -Infinity;
      const last = Math.max(ownLast, others.since);
      const isWhole = last === -Infinity;
      const written = commentsByPost([
        ...comments.map(({ value }) => byOwner(value, ownId, ownSlug, face)),
        ...others.comments,
      ]);
      const posts = unique([...own, ...ofSample.filter(({ id }) => !deletedIds.has(id)), ...others.posts])
        .filter(({ postTime }) => postTime >= last)
        // An edited sample post keeps its sample comments.
        .map((post) =>
          withComments(post, came.get(post.id)?.comments ?? post.comments, written.get(post.id), deletedIds),
        )
        .map((post) => withLikes(post, others.likes.get(post.id)))
        .sort((a, b) => b.postTime - a.postTime);
      return { posts, isWhole, trending: isWhole ? trendingOf(posts) : null };
    },
  );

  /** Counts a pending write. Until the write ends, the draft log keeps the text, in case the page is left. */
  async function send(writing: Promise<void>) {
    sending += 1;
    await writing.finally(() => {
      sending -= 1;
    });
  }

  /**
   * Deletes or restores posts and comments. A sample item has a record only if the user edited it. Its
   * deletion is stored as another record.
   */
  async function writeFate(items: readonly Item[], became: 'deleted' | 'restored') {
    const isSample = idsOf((await readSample()).flatMap((post) => [post, ...post.comments]));
    const isDeleted = became === 'deleted';
    const records = items.flatMap(({ kind, id, value, isEdited }): StoredRecordInput[] => {
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
          // The feed is shown even if the profile can't be read.
          readProfile(device, owner).catch(reporting('profile')),
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
        me().slug,
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
        world.observe('feed', () => listener()),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

const noStartups: OwnAuthors = { count: 0, attributed: (post) => post };

const idsOf = (items: readonly { id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
/** Adds other accounts' likes to a post. Returns the same object if there are none. */
const withLikes = (post: Post, likes = 0): Post =>
  likes > 0 ? { ...post, likes: post.likes + likes } : post;

/** Returns the user's own comment with their current address and photo. Old records have no author id. */
const byOwner = (
  { postId, comment }: FeedRecords['comment'],
  id: string,
  slug: string | undefined,
  avatar: string,
) => ({
  postId,
  comment: { ...comment, author: { id, ...comment.author, slug, avatar } },
});

/** Returns a post with the user's current address and photo on it and on its comments. Cached per photo. */
const facedOf = rememberedByItem((post: Post) =>
  remembered((id: string, slug: string | undefined, avatar: string): Post => {
    const faced = <Written extends Pick<Comment, 'author'>>(written: Written): Written =>
      isBy({ id }, written.author) ? { ...written, author: { ...written.author, slug, avatar } } : written;
    return faced({ ...post, comments: post.comments.map(faced) });
  }),
);

/** Keeps only the first post of each id. An import can cause several posts with the same id. */
function unique(posts: readonly Post[]): Post[] {
  const byId = new Map<string, Post>();
  for (const post of posts) if (!byId.has(post.id)) byId.set(post.id, post);
  return [...byId.values()];
}

/** A post or comment to store or delete. */
type Item = { kind: 'post' | 'comment'; id: string; value: unknown; isEdited: boolean };

/** Returns the changed post or comment, then the user's comments on the post. Each is a separate record. */
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
  // A post written as a startup stores only the startup's id. Its name and logo come from the listing.
  const author = post.as ? { id, name, role, avatar, isVerified } : post.author;
  const value = { ...post, author, comments: [] };
  return [
    { kind: 'post', id: post.id, value: withoutPhoto(value), isEdited: post.editedAt !== undefined },
    ...post.comments.filter(({ author }) => isBy(me, author)).map((comment) => commentItem(post.id, comment)),
  ];
}

/**
 * Returns a post with its existing comments (`shown`) and stored ones (`written`). A stored comment replaces
 * the existing comment with the same id; otherwise it is appended. If nothing changes, returns the same
 * object, so that the post isn't rendered or indexed again.
 */
function withComments(
  post: Post,
  shown: Comment[],
  written: readonly Comment[] = [],
  deletedIds: ReadonlySet<string>,
): Post {
  const comments = shown.some(({ id }) => deletedIds.has(id))
    ? shown.filter(({ id }) => !deletedIds.has(id))
    : shown;
  if (comments === post.comments && written.length === 0) return post;
  const own = new Map(written.map((comment) => [comment.id, comment]));
  const known = idsOf(shown);
  return {
    ...post,
    comments: [
      ...comments.map((comment) => own.get(comment.id) ?? comment),
      ...written.filter(({ id }) => !known.has(id)),
    ],
  };
}

/** Groups comments by post, oldest first. */
function commentsByPost(all: readonly { postId: string; comment: Comment }[]): Map<string, Comment[]> {
  const byPost = new Map<string, Comment[]>();
  for (const { postId, comment } of [...all].sort((a, b) => a.comment.time - b.comment.time))
    byPost.set(postId, [...(byPost.get(postId) ?? []), comment]);
  return byPost;
}
