import type { ZodMiniType } from 'zod/mini';
import { handledElsewhere, reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { FeedAsked, FeedChange, FeedStore } from '../../ports/FeedStore';
import type { World } from '../../ports/World';
import { type SamplePosts, sampleFeed } from '../../sample/feed';
import { remembered } from '../../schema/rules/memoized';
import { trendingOf } from '../../schema/rules/trending';
import { postsPage, postsReach } from '../../schema/shapes/constants';
import type { Me } from '../../schema/shapes/currentUser';
import { emptyDraft } from '../../schema/shapes/emptyFeedDraft';
import type { FeedRecordKind, FeedRecords } from '../../schema/shapes/feedRecords';
import type { Post } from '../../schema/shapes/post';
import { refOf } from '../../schema/shapes/ref';
import { journaledRecords, type Notes } from '../device/journaledRecords';
import { readListings } from '../records/listings';
import { photoOf } from '../records/photo';
import { readProfile } from '../records/profiles';
import { readSampleDate } from '../records/sampleDate';
import type { Found } from './feed/authorPosts';
import type { OwnAuthors } from './ownAuthors';

/** Loads a schema and its validator. Called only if there are records to validate. */
const loadSchema = <Kind extends FeedRecordKind>(kind: Kind) =>
  import('../../schema/shapes/feedRecords').then(
    ({ feedRecordSchemas }) => feedRecordSchemas[kind] as unknown as ZodMiniType<FeedRecords[Kind]>,
  );
const loadAuthorPosts = () => import('./feed/authorPosts');
/** Loads the code that a feed without stored posts and comments doesn't need. */
const loadStored = () => import('./feed/stored');
/** How many lists the store keeps, to return the same arrays again. */
const listsKept = 20;
const loadPostSchema = () => loadSchema('post');

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
  /** The posts, comments and likes of other accounts that the user may see. */
  world: Pick<World, 'loadPosts' | 'loadComments' | 'countLikes' | 'countFollowers' | 'observe'>;
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
  /** The number of posts and comments that are being written, and the end of these writes. */
  let sending = 0;
  let sent: Promise<unknown> = Promise.resolve();
  let sample: Promise<SamplePosts> | null = null;
  /** The posts that the store has returned, as text, and the lists of posts by request. */
  const known = new Map<string, { text: string; post: Post }>();
  const lists = new Map<string, Post[]>();

  /** Returns the post that the store returned before, if it hasn't changed. */
  function same(post: Post): Post {
    const text = JSON.stringify(post);
    const before = known.get(post.id);
    if (before?.text === text) return before.post;
    if (known.size >= postsReach) known.clear();
    known.set(post.id, { text, post });
    return post;
  }

  /** Returns the list that this request returned before, if no post has changed. */
  function sameList(request: string, posts: Post[]): Post[] {
    const last = lists.get(request);
    if (last?.length === posts.length && last.every((post, at) => post === posts[at])) return last;
    if (lists.size >= listsKept) lists.clear();
    lists.set(request, posts);
    return posts;
  }

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

  /** Reads what all lists of posts need. */
  async function readParts() {
    const [samplePosts, profile, seen, startups, comments, deletions] = await Promise.all([
      readSample(),
      // The feed is shown even if the profile can't be read.
      readProfile(device, owner).catch(reporting('profile')),
      readSampleDate(device, owner, now),
      readStartups(),
      read('comment'),
      read('sampleDeletion'),
    ]);
    return {
      ...datedSample(samplePosts, seen.date, me().id),
      avatar: photoOf(owner, profile) ?? me().avatar,
      role: profile?.role ?? me().role,
      startups,
      comments: comments.records.map(({ value }) => value),
      deletedIds: idsOf(deletions.records),
      quarantined: seen.quarantined + comments.quarantined + deletions.quarantined,
    };
  }
  type Parts = Awaited<ReturnType<typeof readParts>>;

  /** Returns posts with comments and likes, newest first. Unchanged posts are the same objects as before. */
  const shown = async (found: Found, parts: Parts): Promise<Post[]> =>
    (await withReactions(found, parts, world.countLikes)).map(same);

  async function withReactions(
    { own, others, sample }: Found,
    parts: Parts,
    countLikes: World['countLikes'],
  ): Promise<readonly Post[]> {
    const { comments, deletedIds, avatar } = parts;
    const ids = [...idsOf([...own, ...others, ...sample])];
    const [othersComments, likes] = await Promise.all([world.loadComments(ids), countLikes(ids)]);
    const stored = [own, others, comments, [...deletedIds], othersComments, [...likes]];
    if (stored.every(({ length }) => length === 0) && avatar === me().avatar) return sample;
    const { id, slug } = me();
    const { mergePosts } = await loadStored();
    return mergePosts({
      ...parts,
      own,
      others,
      sample,
      allSample: parts.posts,
      othersComments,
      likes,
      face: { id, slug, avatar },
      attributed: parts.startups.attributed,
    });
  }

  /** Returns the user's posts with these ids. */
  async function readOwn(ids: readonly string[]): Promise<Post[]> {
    if (ids.length === 0) return [];
    const { records } = await device.readAcross('post', loadPostSchema, { ids });
    return records.flatMap((record) => (record.owner === owner ? record.value : []));
  }

  const readOwnPage = (before: number, newest: number) =>
    device.readNewest(owner, 'post', loadPostSchema, { newest, before: beforeOf(before) });

  /** Reads posts page by page, each from the time at which the previous one ends. */
  async function readPages({ count = postsPage, before, since = Infinity }: FeedAsked) {
    const own: Post[] = [];
    const others: Post[] = [];
    const newest = Math.min(count, postsPage);
    let quarantined = 0;
    let next = before ?? Infinity;
    for (let left = count; left > 0 || next > since; left -= postsPage) {
      const mine = await readOwnPage(next, newest);
      const theirs = await world.loadPosts({ count: newest, before: beforeOf(next), since: mine.since });
      const last = Math.max(mine.since, theirs.since);
      own.push(...mine.records.flatMap(({ value }) => (value.postTime >= last ? value : [])));
      others.push(...theirs.posts);
      quarantined += mine.quarantined;
      next = last;
      if (next === -Infinity) break;
    }
    return { own, others, next, quarantined };
  }

  /** Counts a pending write. Until the write ends, the draft log keeps the text, in case the page is left. */
  async function send(writing: Promise<void>) {
    sending += 1;
    sent = Promise.allSettled([sent, writing]);
    await writing.finally(() => {
      sending -= 1;
    });
  }

  /** Writes, deletes or restores a post or comment. */
  async function writeItems(change: Exclude<FeedChange, { kind: 'draft' }>) {
    const { recordsOf } = await loadStored();
    return device.writeAll(owner, await recordsOf(change, me(), readSample));
  }

  const readAllOwn = async () => (await read('post')).records.map(({ value }) => value);
  const reading = { me, world, readParts, readPages, readAllOwn, readOwnPage, shown, withReactions };

  return {
    async load(asked = {}) {
      const { before = Infinity, ids = [] } = asked;
      const [parts, drafts, followers, pages, own, others] = await Promise.all([
        readParts(),
        noted.read(),
        world.countFollowers(refOf('user', me().id)),
        readPages(asked),
        readOwn(ids),
        ids.length > 0 ? world.loadPosts({ ids }).then(({ posts }) => posts) : [],
      ]);
      const sample = parts.posts.filter(
        ({ id, postTime }) => (postTime < before && postTime >= pages.next) || ids.includes(id),
      );
      const found = { own: [...pages.own, ...own], others: [...pages.others, ...others], sample };
      const posts = sameList(JSON.stringify(asked), await shown(found, parts));
      const { avatar, role, startups, sidebar } = parts;
      return {
        me: {
          ...me(),
          avatar,
          role,
          followers: me().followers + followers,
          startups: me().startups + startups.count,
          postsAs: startups.postsAs,
        },
        posts,
        next: pages.next === -Infinity ? null : pages.next,
        draft: drafts.records[0]?.value ?? emptyDraft,
        sidebar: { ...sidebar, trending: trendingOf(posts) },
        quarantined: parts.quarantined + pages.quarantined + drafts.quarantined,
      };
    },

    loadBy: async (author) => (await loadAuthorPosts()).loadBy(reading, author),
    loadRecent: async (count) => (await loadAuthorPosts()).loadRecent(reading, count),

    async write(change) {
      if (change.kind !== 'draft') return send(writeItems(change));
      // The code that stores a post is there when the user sends it.
      loadStored().catch(handledElsewhere);
      if (sending === 0) return noted.write('feed', change.draft);
      // The draft's text is stored until the post is.
      await sent;
      return device.write(owner, change.kind, 'feed', change.draft);
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

/** The first page has no `before`. */
const beforeOf = (next: number) => (next === Infinity ? undefined : next);

const noStartups: OwnAuthors = { count: 0, attributed: (post) => post };

const idsOf = (items: readonly { id: string }[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
