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

/** How many posts of one author, and comments on one post, are live. */
const most = 100;

/** Returns functions that describe the posts and comments of other accounts as units. */
export function otherPosts(database: RemoteDatabase, units: () => Pick<LiveUnits, 'receive'>) {
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

  /** The records below one path, the last ones by key. */
  const list = (
    uid: string,
    name: string,
    path: string,
    recordOf: (id: string, value: unknown) => ReceivedRecord,
  ): Unit => {
    let stop = () => {};
    let isRefused = false;
    const known = new Set<string>();
    const take = (id: string, value: unknown) =>
      units()
        .receive(uid, `${name} ${id}`, [recordOf(id, value)])
        .catch(reporting('posts'));
    const listen = (whole: () => void) => {
      isRefused = false;
      // The first events arrive before the list is known to be whole.
      void database
        .list(path, { by: 'key', last: most })
        .catch(() => [])
        .then((found) => Promise.all(found.map(({ key, value }) => take(splitKey(key)[0] ?? '', value))))
        .then(whole);
      stop = database.listenTo(
        path,
        { by: 'key', last: most },
        ({ key, value }) => {
          const id = splitKey(key)[0] ?? '';
          known.add(id);
          void take(id, value);
        },
        () => {
          isRefused = true;
          for (const id of known) void take(id, null);
          whole();
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
      list(uid, `posts ${uid}`, paths.posts(uid), (id, value) => postRecord(uid, id, value)),
    updates: (uid: string, startup: string): Unit =>
      list(uid, `updates ${uid} ${startup}`, paths.updates(uid, startup), (id, value) =>
        postRecord(uid, id, value),
      ),
    follows: (uid: string): Unit =>
      list(uid, `follows ${uid}`, paths.person(uid, 'follows'), (id, value) => ({
        kind: 'follow',
        id,
        value: value === null ? undefined : true,
      })),
  };
}
