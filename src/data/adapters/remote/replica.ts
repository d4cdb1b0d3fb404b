import type { Claim } from '../../ports/Addresses';
import type { Child, RemoteDatabase } from './database';
import { openMailbox } from './mailbox';
import { claimsIn } from './names';
import { otherPages } from './otherPages';
import { otherPosts, type Pointer, pointerIn } from './otherPosts';
import { joinedKey, keyOf, paths, splitKey } from './paths';
import { pointerList } from './pointerList';
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
export function openReplica({ onCount, onPeer, ...options }: Options) {
  const { viewer, database, agreed } = options;
  const units: LiveUnits = liveUnits(options);
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

  /** The units that a pointer to another account's record needs. */
  const byPointer =
    (of: (found: Pointer) => readonly Unit[]) =>
    (child: Child): readonly Unit[] => {
      const found = pointerIn(child);
      return found && isOther(found.u) ? of(found) : [];
    };

  const startups = (uid: string): Unit =>
    units.listOf(
      `startups ${uid}`,
      paths.allListed,
      { by: 'u', from: [uid], to: [uid], last: startupsMost },
      byPointer(({ id }) => [pages.startup(uid, id)]),
    );

  const postUnits = (found: Pointer): Unit[] => [
    pages.face(found.u),
    ...(found.s === undefined ? [] : [pages.startup(found.u, found.s)]),
    posts.post(found),
  ];

  const lists = {
    post: pointerList(database, paths.allPosts, (added) => {
      if (isOther(added.u)) void units.need(...postUnits(added));
    }),
    listing: pointerList(database, paths.allListed),
  };

  const comments = (post: string): Unit =>
    units.listOf(
      `comments ${post}`,
      paths.remarks(post),
      { by: 't', last: commentsMost },
      byPointer((found) => [pages.face(found.u), posts.comment(found)]),
    );

  /** The counts that are live, by path. */
  const counts = new Map<string, number>();
  async function count(path: string, kind: 'like' | 'follow', id: string): Promise<number | undefined> {
    await units.whole({
      name: `count ${path}`,
      start(whole) {
        let isFirst = true;
        const take = (value: unknown) => {
          counts.set(path, Number(value) || 0);
          whole();
          if (!isFirst) onCount(kind, id);
          isFirst = false;
        };
        const stop = database.listen(path, take, whole);
        return () => {
          stop();
          counts.delete(path);
        };
      },
    });
    return counts.get(path);
  }

  return {
    viewer,
    units,
    face: pages.face,
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
    async page(kind: 'post' | 'listing', count: number, before: number | undefined): Promise<Pointer[]> {
      const listed = await lists[kind].page(count, before);
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

    /** Makes the posts with these ids live. */
    async needPosts(ids: readonly string[]): Promise<void> {
      const found = await Promise.all(ids.map((id) => pointer(paths.feed(id), id)));
      await units.need(...found.flatMap((each) => (each && isOther(each.u) ? postUnits(each) : [])));
    },

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

    /** Returns how many accounts like a post; undefined if the database doesn't answer. */
    countLikes: (post: string) => count(paths.likeCount(post), 'like', post),
    /** Returns how many accounts follow a profile; undefined if the database doesn't answer. */
    countFollows: (ref: string) => count(paths.followCount(ref), 'follow', ref),

    close() {
      units.stop();
      for (const list of Object.values(lists)) list.close();
    },
  };
}

export type Replica = ReturnType<typeof openReplica>;
