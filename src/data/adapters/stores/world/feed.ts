import type { OwnedRecord } from '../../../ports/DeviceStore';
import type { PostsAsked, WorldComment, WorldPosts } from '../../../ports/World';
import { accessTo } from '../../../schema/rules/access';
import type { Author, Comment, Post } from '../../../schema/shapes/post';
import { refOf } from '../../../schema/shapes/ref';
import { readPublished, readPublishedAcross, readPublishedPage } from '../../records/published';
import { type Accounts, faceOf, isFull, type Person, profileIn, type WorldOptions } from './accounts';
import type { askedAccounts } from './askedAccounts';
import { sameBy } from './caches';
import { dating } from './dating';
import type { AccountPages } from './pages';
import type { Listed } from './startups';

/** How many pages of posts one request reads at most, because posts that the viewer can't see fill no page. */
const pagesMost = 10;

type Parts = Accounts & {
  isOther: (owner: string) => boolean;
  findAccounts: ReturnType<typeof askedAccounts>;
  readPages: (uids: readonly string[]) => Promise<AccountPages[]>;
};

/** Returns functions that read the posts, comments and likes of other accounts, through indexes. */
export function feedReader(
  { device, now }: Pick<WorldOptions, 'device' | 'now'>,
  { readPeople, countMarks, isOther, findAccounts, readPages }: Parts,
) {
  const same = sameBy();
  const datedPost = dating<Post>(
    now,
    ({ postTime }) => postTime,
    (post, postTime) => ({ ...post, postTime }),
  );
  const datedComment = dating<WorldComment>(
    now,
    ({ comment }) => comment.time,
    ({ postId, comment }, time) => ({ postId, comment: { ...comment, time } }),
  );

  /** Returns the posts in these records that the viewer may see. */
  async function shown(records: readonly OwnedRecord<Post>[]): Promise<Post[]> {
    const others = records.filter(({ owner }) => isOther(owner));
    const posters = others.filter(({ value }) => value.as !== undefined);
    const [people, pages] = await Promise.all([
      readPeople(others.map(({ owner }) => owner)),
      readPages([...new Set(posters.map(({ owner }) => owner))]),
    ]);
    const listed = pages.flatMap((page) => page.listed);
    return others.flatMap(({ owner, id, value: { as, ...post } }) => {
      const person = people.get(owner);
      if (!person) return [];
      const { account, relation } = person;
      // A startup is the author only if the writer of the post also listed the startup.
      const startup = as && listed.find((each) => each.uid === owner && each.startup.id === as.id);
      const access = startup
        ? accessTo({ kind: 'update' }, relation)
        : accessTo({ kind: 'contribution', privacy: account.privacy }, relation);
      if (!isFull(access)) return [];
      const author = startup ? startupAuthor(startup) : authorOf(person);
      return datedPost(
        same(`post/${owner}/${id}`, { ...post, author, likes: 0, comments: [], isLiked: false }),
      );
    });
  }

  async function loadNewest({
    count,
    before,
    since = Number.NEGATIVE_INFINITY,
  }: Extract<PostsAsked, { count: number }>): Promise<WorldPosts> {
    const posts: Post[] = [];
    let end = before;
    for (let pages = 0; pages < pagesMost; pages += 1) {
      const page = await readPublishedPage(device, 'post', { newest: count, before: end });
      posts.push(...(await shown(page.records.filter(({ value }) => value.postTime >= since))));
      end = Math.max(page.since, since);
      if (posts.length >= count || end === since) break;
    }
    return { posts, since: end as number };
  }

  /** Returns the posts of one profile. A person and their investor page are the same author. */
  async function loadBy({ kind, id }: Extract<PostsAsked, { author: object }>['author']): Promise<Post[]> {
    const isStartup = kind === 'startup';
    const owners = isStartup ? await findAccounts({ refs: [refOf('startup', id)] }) : [id].filter(isOther);
    const records = await Promise.all(
      owners.map(async (owner) =>
        (await readPublished(device, owner, 'post')).records.map((record) => ({ ...record, owner })),
      ),
    );
    const posts = await shown(records.flat());
    return posts.filter(({ author }) => author.id === id && (author.kind === 'startup') === isStartup);
  }

  async function loadPosts(asked: PostsAsked): Promise<WorldPosts> {
    if ('count' in asked) return loadNewest(asked);
    const posts =
      'author' in asked
        ? await loadBy(asked.author)
        : await shown(await readPublishedAcross(device, 'post', { ids: asked.ids }));
    return { posts, since: Number.NEGATIVE_INFINITY };
  }

  async function loadComments(postIds: readonly string[]): Promise<WorldComment[]> {
    const written = await readPublishedAcross(device, 'comment', { postIds });
    const comments = written.filter(({ owner }) => isOther(owner));
    const people = await readPeople(comments.map(({ owner }) => owner));
    return comments.flatMap(({ owner, id, value: { postId, comment } }) => {
      const person = people.get(owner);
      const isOpen =
        person &&
        isFull(accessTo({ kind: 'contribution', privacy: person.account.privacy }, person.relation));
      if (!isOpen) return [];
      return datedComment(same(`comment/${owner}/${id}`, { postId, comment: commentBy(person, comment) }));
    });
  }

  async function countLikes(postIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const likes = new Map<string, string[]>();
    for (const { owner, id, value } of await readPublishedAcross(device, 'like', { ids: postIds }))
      if (value && isOther(owner)) {
        const owners = likes.get(id) ?? [];
        owners.push(owner);
        likes.set(id, owners);
      }
    const counts = await countMarks(likes);
    return new Map([...counts].filter(([, count]) => count > 0));
  }

  function commentBy(person: Person, comment: Comment): Comment {
    const { id, slug, name, avatar } = authorOf(person);
    return { ...comment, author: { id, slug, name, avatar }, likes: 0 };
  }

  const startupAuthor = ({ startup: { id, slug, name, tagline, logo, verified } }: Listed): Author =>
    same(`author/startup/${id}`, {
      id,
      slug,
      kind: 'startup',
      name,
      role: tagline,
      avatar: logo,
      isVerified: verified,
    });

  const authorOf = ({ uid, slug, name, account }: Person): Author =>
    same(`author/${uid}`, {
      id: uid,
      slug,
      name,
      role: profileIn(account)?.role ?? '',
      avatar: faceOf(account),
      isVerified: false,
    });

  return { loadPosts, loadComments, countLikes };
}
