import type { Claim } from '../../ports/Addresses';
import type { RemoteDatabase } from './database';
import { openMailbox } from './mailbox';
import { claimsIn } from './names';
import { otherPages } from './otherPages';
import { otherPosts, type Pointer, pointerIn } from './otherPosts';
import { joinedKey, keyOf, paths, splitKey } from './paths';
import { type LiveUnits, liveUnits, type Unit } from './units';

type Options = Omit<Parameters<typeof liveUnits>[0], 'database'> & {
  database: RemoteDatabase;
  /** Called when a number of marks of an item changed. */
  onCount: (kind: 'like' | 'follow', id: string) => void;
  /** Called with each account whose conversation with the viewer is read. */
  onPeer: (uid: string) => void;
};

/** How many comments on a post are live. */
const commentsMost = 100;
/** How many startups of one account are live. */
const startupsMost = 50;
/** How many accounts one word of a search finds. */
const foundMost = 100;

/** Brings what one viewer needs of other accounts to this device, and keeps it live. */
export function openReplica({ viewer, database, agreed, write, onCount, onPeer }: Options) {
  const units: LiveUnits = liveUnits({ viewer, database, agreed, write });
  const pages = otherPages(
    database,
    () => units,
    (uid) => onRights(uid),
  );
  const posts = otherPosts(database, () => units);
  const onRights = (uid?: string) =>
    units.reopen(
      (name) =>
        (uid === undefined || name.split(' ').includes(uid)) && !/^(thread|inbox|follower)/.test(name),
    );
  const mailbox = openMailbox({
    viewer,
    database,
    agreed,
    units,
    posts,
    person: pages.person,
    onRights,
    onPeer,
  });

  const isOther = (uid: string) => uid !== viewer;

  /** Pointers that were read, by path. */
  const pointers = new Map<string, Promise<Pointer | null>>();
  function pointer(path: string, id: string): Promise<Pointer | null> {
    const known =
      pointers.get(path) ??
      database.get(path).then(
        (value) => pointerIn({ key: keyOf(id), value }),
        () => null,
      );
    pointers.set(path, known);
    void known.then((found) => found ?? pointers.delete(path));
    return known;
  }

  /** All startups of an account. */
  async function startupsOf(uid: string): Promise<string[]> {
    const listed = await database
      .list(paths.allListed, { by: 'u', from: [uid], to: [uid], last: startupsMost })
      .catch(() => []);
    return listed.flatMap((child) => pointerIn(child)?.id ?? []);
  }

  /** A unit that consists of others, found by a query that stays live. */
  const listing = (
    name: string,
    path: string,
    query: Parameters<typeof database.list>[1],
    of: (found: Pointer) => readonly Unit[],
  ): Unit => ({
    name,
    start(whole) {
      const needs = (found: Pointer | null) => (found && isOther(found.u) ? of(found) : []);
      void database
        .list(path, query)
        .catch(() => [])
        .then((found) => units.need(...found.flatMap((child) => needs(pointerIn(child)))))
        .then(whole);
      return database.listenTo(path, query, (child) => {
        if (child.value !== null) void units.need(...needs(pointerIn(child)));
      });
    },
  });

  const startups = (uid: string): Unit =>
    listing(
      `startups ${uid}`,
      paths.allListed,
      { by: 'u', from: [uid], to: [uid], last: startupsMost },
      ({ id }) => [pages.startup(uid, id)],
    );

  const postUnits = (found: Pointer): Unit[] => [
    pages.person(found.u),
    ...(found.s === undefined ? [] : [pages.startup(found.u, found.s)]),
    posts.post(found),
  ];

  const comments = (post: string): Unit =>
    listing(`comments ${post}`, paths.remarks(post), { by: 't', last: commentsMost }, (found) => [
      pages.person(found.u),
      posts.comment(found),
    ]);

  /** Counts by path, live. */
  const counts = new Map<string, { value: number; isRead: Promise<void>; stop: () => void }>();
  async function count(path: string, kind: 'like' | 'follow', id: string): Promise<number> {
    let known = counts.get(path);
    if (!known) {
      const counted = { value: 0, isRead: Promise.resolve(), stop: () => {} };
      let isFirst = true;
      counted.isRead = new Promise((resolve) => {
        counted.stop = database.listen(
          path,
          (value) => {
            counted.value = typeof value === 'number' ? value : 0;
            resolve();
            if (!isFirst) onCount(kind, id);
            isFirst = false;
          },
          resolve,
        );
      });
      counts.set(path, counted);
      known = counted;
    }
    await known.isRead;
    return known.value;
  }

  return {
    viewer,
    units,
    person: pages.person,
    startup: pages.startup,
    startups,
    startupsOf,
    posts: posts.posts,
    post: posts.post,
    comment: posts.comment,
    updates: posts.updates,
    follows: posts.follows,
    comments,
    mailbox,

    /** Returns the pointers of a page of posts or startups, newest first, and makes their records live. */
    async page(kind: 'post' | 'listing', last: number, before: number | undefined): Promise<Pointer[]> {
      const path = kind === 'post' ? paths.allPosts : paths.allListed;
      const found = await database.list(path, {
        by: 't',
        last,
        ...(before !== undefined && { before: [before] }),
      });
      const listed = found.flatMap((child) => pointerIn(child) ?? []).reverse();
      const others = listed.filter(({ u }) => isOther(u));
      await units.need(
        ...others.flatMap((each) =>
          kind === 'post' ? postUnits(each) : [pages.person(each.u), pages.startup(each.u, each.id)],
        ),
      );
      return listed;
    },

    /** Listens again to what the rules have refused, of one account or of all. */
    reopen: onRights,

    /** Makes the posts with these ids live, and those of new ones at the top of the feed. */
    async needPosts(ids: readonly string[]): Promise<void> {
      const found = await Promise.all(ids.map((id) => pointer(paths.feed(id), id)));
      await units.need(...found.flatMap((each) => (each && isOther(each.u) ? postUnits(each) : [])));
    },

    newPosts: (): Unit => listing('feed', paths.allPosts, { by: 't', last: 1 }, postUnits),

    /** Makes the startups with these ids live. */
    async needListings(ids: readonly string[]): Promise<void> {
      const found = await Promise.all(ids.map((id) => pointer(paths.listed(id), id)));
      await units.need(
        ...found.flatMap((each) =>
          each && isOther(each.u) ? [pages.person(each.u), pages.startup(each.u, each.id)] : [],
        ),
      );
    },

    /** Returns the accounts of a directory, ordered by uid. */
    async directory(kind: 'user' | 'investor', first: number, after?: string): Promise<string[]> {
      const found = await database
        .list(paths.directory(kind), { by: 'key', first, ...(after && { after: [after] }) })
        .catch(() => []);
      return found.map(({ key }) => key);
    },

    /** Returns the accounts with a record of a kind that has a word beginning with `word`. */
    async found(kind: string, word: string): Promise<string[]> {
      const key = joinedKey(word);
      const listed = await database
        .list(paths.words(kind), { by: 'key', from: [key], to: [`${key}\uf8ff`], first: foundMost })
        .catch(() => []);
      return listed.flatMap((child) => splitKey(child.key).at(-1) ?? []);
    },

    /** Returns the owners of an address. */
    claims: (slug: string) => claimsIn(database, slug).catch((): Claim[] => []),

    /** Returns how many accounts like a post. */
    countLikes: (post: string) => count(paths.likeCount(post), 'like', post),
    /** Returns how many accounts follow a profile. */
    countFollows: (ref: string) => count(paths.followCount(ref), 'follow', ref),

    close() {
      units.stop();
      for (const { stop } of counts.values()) stop();
    },
  };
}

export type Replica = ReturnType<typeof openReplica>;
