import type { Post } from '../schema/post';
import { textSearch } from './textSearch';

/**
 * Ids of the posts that hold every word of a query, the best match first; among equals, the order of the posts. Words
 * may be begun or mistyped; `#word` looks among the hashtags only. Posts whose author or startup is called exactly like
 * the query come first. A blank query finds every post.
 */
export const searchPosts = textSearch({
  fields: { author: 3, startup: 3, hashtags: 2, content: 1, comments: 1 },
  textsOf: (post: Post) => ({
    author: post.author.name,
    startup: post.startup?.name ?? '',
    hashtags: post.hashtags.join(' '),
    content: post.content,
    comments: post.comments.map((comment) => `${comment.author.name} ${comment.text}`).join('\n'),
  }),
  namesOf: (post) => [post.author.name, post.startup?.name ?? ''],
  tags: 'hashtags',
});
