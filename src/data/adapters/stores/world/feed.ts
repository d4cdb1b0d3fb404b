import type { DeviceRecord } from '../../../ports/DeviceStore';
import type { WorldFeed } from '../../../ports/World';
import { accessTo } from '../../../schema/rules/access';
import { remembered, rememberedByItem } from '../../../schema/rules/memoized';
import type { Author, Comment, Post } from '../../../schema/shapes/post';
import { refOf } from '../../../schema/shapes/ref';
import { readFollowers, readPublished } from '../../records/published';
import { type Accounts, faceOf, isFull, type Person, profileIn, traces, type WorldOptions } from './accounts';
import { lastMade, sameBy } from './caches';
import { dating } from './dating';
import { ofEach } from './ofEach';
import type { SeenPages } from './pages';
import type { Listed } from './startups';

/** Returns a function that reads the posts, comments and likes of other accounts. */
export function feedReader(
  { device, me, now }: Pick<WorldOptions, 'device' | 'me' | 'now'>,
  { readAccounts, peopleOf }: Accounts,
  readPages: (others: readonly string[]) => Promise<SeenPages>,
) {
  const same = sameBy();
  const postOf = rememberedByItem((record: DeviceRecord<Post>) =>
    remembered(
      (uid: string, author: Author): Post =>
        same(`post/${uid}/${record.id}`, {
          ...withoutClaim(record.value),
          author,
          likes: 0,
          comments: [],
          isLiked: false,
        }),
    ),
  );
  const datedPost = dating<Post>(
    now,
    ({ postTime }) => postTime,
    (post, postTime) => ({ ...post, postTime }),
  );
  const datedComment = dating<WorldFeed['comments'][number]>(
    now,
    ({ comment }) => comment.time,
    ({ postId, comment }, time) => ({ postId, comment: { ...comment, time } }),
  );
  const commentOf = rememberedByItem(({ value }: DeviceRecord<{ postId: string; comment: Comment }>) =>
    remembered(({ id, slug, name, avatar }: Author) => ({
      postId: value.postId,
      comment: { ...value.comment, author: { id, slug, name, avatar }, likes: 0 },
    })),
  );

  const feedMade = lastMade<WorldFeed>();

  async function loadFeed(others: readonly string[], asked?: { newest: number }): Promise<WorldFeed> {
    const [read, followers, ...written] = await Promise.all([
      readAccounts(others),
      readFollowers(device, [refOf('user', me().id)]),
      ...others.map(async (uid) => {
        const [posts, comments, likes] = await Promise.all([
          readPublished(device, uid, 'post', asked?.newest),
          readPublished(device, uid, 'comment'),
          readPublished(device, uid, 'like'),
        ]);
        return { uid, posts, comments: comments.records, likes: likes.records };
      }),
    ]);
    // The listings are needed if a post is written as a startup. Posts that aren't loaded may be, too.
    const isAsStartup = written.some(
      ({ posts }) => posts.hasEarlier || posts.records.some(({ value }) => value.as !== undefined),
    );
    const listed = isAsStartup ? (await readPages(others)).listed : noneListed;
    const parts = written.flatMap(({ posts, comments, likes }) => [
      posts.records,
      posts.hasEarlier,
      comments,
      likes,
    ]);
    const following = new Set(followers.map(({ uid }) => uid));
    return feedMade([...read.parts, ...parts, listed, [...following].sort().join(' ')], () => {
      const people = peopleOf(read);
      const byOwner = new Map(written.map((each) => [each.uid, each]));
      const startupsOf = ofEach(listed);
      const likes = new Map<string, number>();
      const found = people.map((person) => {
        const { posts, comments, likes: liked } = byOwner.get(person.uid) as (typeof written)[number];
        if (traces(person))
          for (const { id, value } of liked) if (value) likes.set(id, (likes.get(id) ?? 0) + 1);
        const { uid, account, relation } = person;
        const areOpen = {
          contributions: isFull(accessTo({ kind: 'contribution', privacy: account.privacy }, relation)),
          updates: isFull(accessTo({ kind: 'update' }, relation)),
        };
        const author = authorOf(person);
        const startups = new Map(startupsOf(uid).map((each) => [each.startup.id, startupAuthor(each)]));
        const isRead = areOpen.contributions || (areOpen.updates && startups.size > 0);
        return {
          posts: posts.records.flatMap((record) => {
            // A startup is the author only if the writer of the post also listed the startup.
            const startup = record.value.as && startups.get(record.value.as.id);
            const isOpen = startup ? areOpen.updates : areOpen.contributions;
            return isOpen ? datedPost(postOf(record)(uid, startup ?? author)) : [];
          }),
          comments: areOpen.contributions
            ? comments.map((record) => datedComment(commentOf(record)(author)))
            : [],
          since:
            isRead && posts.hasEarlier
              ? Math.min(...posts.records.map(({ value }) => value.postTime))
              : Number.NEGATIVE_INFINITY,
        };
      });
      return {
        posts: found.flatMap(({ posts }) => posts),
        comments: found.flatMap(({ comments }) => comments),
        likes,
        followers: people.filter((person) => following.has(person.uid) && traces(person)).length,
        since: Math.max(...found.map(({ since }) => since), Number.NEGATIVE_INFINITY),
      };
    });
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

  return loadFeed;
}

const noneListed: readonly Listed[] = [];

/** Removes the startup reference from another account's post. The author is verified separately. */
const withoutClaim = ({ as: _, ...post }: Post) => post;
