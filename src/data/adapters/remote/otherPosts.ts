import { reporting } from '../../log/report';
import type { ReceivedRecord } from '../device/outboxEntry';
import type { Child, RemoteDatabase } from './database';
import { fieldsIn } from './otherPages';
import { paths, splitKey } from './paths';
import type { LiveUnits, Unit } from './units';

// The posts, comments and followers of other accounts.

/** A pointer to a post, startup or comment: the account, the time, and the startup that a post is written as. */
export type Pointer = { id: string; u: string; t: number; s?: string };

/** Returns the pointer in a child; null for anything else. */
export function pointerIn({ key, value }: Child): Pointer | null {
  const { u, t, s } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof u !== 'string' || typeof t !== 'number') return null;
  return { id: splitKey(key)[0] ?? '', u, t, ...(typeof s === 'string' && { s }) };
}

/** The author in a received post or comment. Readers replace it by the account that wrote it. */
const author = (uid: string) => ({ id: uid, name: uid, role: '', avatar: '', isVerified: false });

/** Returns the record of a post; its value is undefined without a readable one. */
function postRecord(uid: string, id: string, json: unknown): ReceivedRecord {
  const post = fieldsIn(json);
  const value = post && { ...post, id, author: author(uid), comments: [], likes: 0, isLiked: false };
  return { kind: 'post', id, value: value ?? undefined };
}

function commentRecord(uid: string, id: string, value: unknown): ReceivedRecord {
  const { p, v } = (value ?? {}) as Partial<Record<string, unknown>>;
  const comment = fieldsIn(v);
  return {
    kind: 'comment',
    id,
    value:
      comment && typeof p === 'string'
        ? { postId: p, comment: { ...comment, id, author: { id: uid, name: uid, avatar: '' }, likes: 0 } }
        : undefined,
  };
}

/** Names the unit of the followers of a profile. */
export const followersOf = (ref: string) => `followers ${ref}`;

/** How many posts of one author, and comments on one post, are live. */
const most = 100;

/** Returns functions that describe the posts and comments of other accounts as units. */
export function otherPosts(database: RemoteDatabase, units: () => Pick<LiveUnits, 'receive' | 'members'>) {
  /** A record at one path. */
  const leaf = (
    uid: string,
    name: string,
    path: string,
    recordOf: (value: unknown) => ReceivedRecord,
  ): Unit => {
    let stop = () => {};
    let isRefused = false;
    const listen = (whole: () => void) => {
      isRefused = false;
      const take = (value: unknown) =>
        void units()
          .receive(uid, name, [recordOf(value)])
          .then(whole, reporting('posts'));
      stop = database.listen(path, take, () => {
        isRefused = true;
        take(null);
      });
    };
    return {
      name,
      start(whole) {
        listen(whole);
        return () => stop();
      },
      reopen() {
        if (isRefused) listen(() => {});
      },
    };
  };

  /**
   * The records below one path, the last ones by key.
   * @param each names a record: the same as in the units of single records
   * @param isElsewhere whether another list has a record, too. It stays if the rules refuse this list
   */
  const list = (
    uid: string,
    name: string,
    path: string,
    each: string,
    recordOf: (id: string, value: unknown) => ReceivedRecord,
    isElsewhere: (id: string) => Promise<boolean> = async () => false,
  ): Unit => {
    let stop = () => {};
    let isRefused = false;
    const take = (id: string, value: unknown) =>
      units()
        .receive(uid, `${each} ${id}`, [recordOf(id, value)], { member: { list: name, id } })
        .catch(reporting('posts'));
    /** Removes what an earlier list of this device had. */
    const clear = async () => {
      for (const id of await units().members(name)) if (!(await isElsewhere(id))) await take(id, null);
    };
    const listen = (whole: () => void) => {
      isRefused = false;
      const takeAll = async (found: readonly Child[]) => {
        const ids = found.map(({ key }) => splitKey(key)[0] ?? '');
        // Records that were removed while this device was offline.
        const removed = (await units().members(name)).filter((id) => !ids.includes(id));
        await Promise.all([
          ...found.map(({ value }, at) => take(ids[at] ?? '', value)),
          ...(found.length < most ? removed : []).map((id) => take(id, null)),
        ]);
      };
      stop = database.listenTo(
        path,
        { by: 'key', last: most },
        ({ key, value }) => void take(splitKey(key)[0] ?? '', value),
        {
          onWhole: (found) => void takeAll(found).catch(reporting('posts')).then(whole),
          onRefused() {
            isRefused = true;
            void clear().catch(reporting('posts')).then(whole);
          },
        },
      );
    };
    return {
      name,
      start(whole) {
        listen(whole);
        return () => stop();
      },
      reopen() {
        if (isRefused) listen(() => {});
      },
    };
  };

  return {
    leaf,
    list,
    post: ({ id, u, s }: Pointer): Unit =>
      leaf(u, `post ${u} ${id}`, s === undefined ? paths.post(u, id) : paths.update(u, s, id), (value) =>
        postRecord(u, id, value),
      ),
    comment: ({ id, u }: Pointer): Unit =>
      leaf(u, `comment ${u} ${id}`, paths.comment(u, id), (value) => commentRecord(u, id, value)),
    posts: (uid: string): Unit =>
      list(uid, `posts ${uid}`, paths.posts(uid), `post ${uid}`, (id, value) => postRecord(uid, id, value)),
    updates: (uid: string, startup: string): Unit =>
      list(uid, `updates ${uid} ${startup}`, paths.updates(uid, startup), `post ${uid}`, (id, value) =>
        postRecord(uid, id, value),
      ),
    follows: (uid: string): Unit =>
      list(
        uid,
        `follows ${uid}`,
        paths.person(uid, 'follows'),
        `follow ${uid}`,
        (id, value) => ({ kind: 'follow', id, value: value === null ? undefined : true }),
        // The pointers to the followers of the viewer's own pages are readable when the list isn't.
        async (ref) => (await units().members(followersOf(ref))).includes(uid),
      ),
  };
}
