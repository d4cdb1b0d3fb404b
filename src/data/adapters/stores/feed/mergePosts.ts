import type { WorldComment } from '../../../ports/World';
import type { FeedRecords } from '../../../schema/shapes/feedRecords';
import type { Comment, Post } from '../../../schema/shapes/post';
import { isBy } from '../../../schema/shapes/ref';

/** The user as the author of posts and comments: the current id, address and photo. */
type Face = { id: string; slug: string | undefined; avatar: string };

type Sources = {
  /** The sample posts that were asked for. */
  sample: readonly Post[];
  /** The user's own posts, including edited sample posts. */
  own: readonly Post[];
  /** The posts of other accounts. */
  others: readonly Post[];
  /** All sample posts. */
  allSample: readonly Post[];
  /** All comments of the user. */
  comments: readonly FeedRecords['comment'][];
  /** The ids of the sample posts and comments that the user deleted. */
  deletedIds: ReadonlySet<string>;
  /** The comments of other accounts. */
  othersComments: readonly WorldComment[];
  /** How many other accounts like each post. */
  likes: ReadonlyMap<string, number>;
  face: Face;
  /** Sets the startup that a post was written as. */
  attributed: (post: Post) => Post;
};

/** Returns posts with their comments and likes, newest first. Of posts with the same id, own ones win. */
export function mergePosts(sources: Sources): Post[] {
  const { face, attributed, allSample, othersComments, likes, deletedIds } = sources;
  const came = new Map(allSample.map((post) => [post.id, post]));
  const written = commentsByPost([
    ...sources.comments.map((value) => byOwner(value, face)),
    ...othersComments,
  ]);
  const own = sources.own.map((post) => attributed(faced(post, face)));
  const sample = sources.sample.filter(({ id }) => !deletedIds.has(id)).map((post) => faced(post, face));
  return unique([...own, ...sample, ...sources.others.filter(({ id }) => !came.has(id))])
    .map((post) => {
      const known = came.get(post.id);
      // An edited sample post keeps its sample comments.
      return withComments(
        post,
        known ? faced(known, face).comments : post.comments,
        written.get(post.id),
        deletedIds,
      );
    })
    .map((post) => withLikes(post, likes.get(post.id)))
    .sort((a, b) => b.postTime - a.postTime);
}

/** Returns a post with the user's current address and photo on it and on its comments. */
function faced(post: Post, { id, slug, avatar }: Face): Post {
  const onItem = <Written extends Pick<Comment, 'author'>>(written: Written): Written =>
    isBy({ id }, written.author) ? { ...written, author: { ...written.author, slug, avatar } } : written;
  return onItem({ ...post, comments: post.comments.map(onItem) });
}

/** Returns the user's own comment with their current address and photo. Old records have no author id. */
const byOwner = ({ postId, comment }: FeedRecords['comment'], { id, slug, avatar }: Face) => ({
  postId,
  comment: { ...comment, author: { id, ...comment.author, slug, avatar } },
});

/** Adds other accounts' likes to a post. */
const withLikes = (post: Post, likes = 0): Post =>
  likes > 0 ? { ...post, likes: post.likes + likes } : post;

/** Keeps only the first post of each id. An import can cause several posts with the same id. */
function unique(posts: readonly Post[]): Post[] {
  const byId = new Map<string, Post>();
  for (const post of posts) if (!byId.has(post.id)) byId.set(post.id, post);
  return [...byId.values()];
}

/**
 * Returns a post with its existing comments (`shown`) and stored ones (`written`). A stored comment replaces
 * the existing comment with the same id; otherwise it is appended.
 */
function withComments(
  post: Post,
  shown: Comment[],
  written: readonly Comment[] = [],
  deletedIds: ReadonlySet<string>,
): Post {
  const own = new Map(written.map((comment) => [comment.id, comment]));
  const known = new Set(shown.map(({ id }) => id));
  return {
    ...post,
    comments: [
      ...shown.filter(({ id }) => !deletedIds.has(id)).map((comment) => own.get(comment.id) ?? comment),
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
