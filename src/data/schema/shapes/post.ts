import * as z from 'zod/mini';
import { legible } from '../text/blank';
import { postTags, postTypes } from './lists';
import { profileKinds } from './ref';
import { listOf, orNone, textsByName } from './values';

/** Ms since the epoch, within what a `Date` can hold. */
const moment = z.number().check(z.minimum(-8.64e15), z.maximum(8.64e15));

/**
 * The author of a post (spec section 3, Post.author). `avatar` is a path inside the app, or empty to show
 * initials. `kind` is the kind of the author's profile; a missing kind means `user`.
 */
export const authorSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The slug of the author's page; missing in the sample data and in storage. */
  slug: z.optional(z.string()),
  kind: z.optional(z.enum(profileKinds)),
  name: z.string().check(z.minLength(1)),
  role: z.string(),
  avatar: z.string(),
  isVerified: z.boolean(),
});
export type Author = z.infer<typeof authorSchema>;

/** A comment on a post. `time` and `editedAt` in ms since the epoch. An author without an id has no page. */
export const commentSchema = z.object({
  id: z.string().check(z.minLength(1)),
  author: z.object({
    id: z.optional(z.string().check(z.minLength(1))),
    slug: z.optional(z.string()),
    kind: z.optional(z.enum(profileKinds)),
    name: z.string().check(z.minLength(1)),
    avatar: z.string(),
  }),
  text: z.string().check(z.regex(legible)),
  /** The language of the text, if it is known: `en` in the sample data. */
  lang: z.optional(z.string()),
  time: moment,
  editedAt: z.optional(moment),
  likes: z.number().check(z.nonnegative()),
});
export type Comment = z.infer<typeof commentSchema>;

/** The startup that a post is about, as shown inside the post. Amounts in whole dollars. */
export const startupMentionSchema = z.object({
  id: z.string(),
  name: z.string(),
  tagline: z.string(),
  logo: z.string(),
  raised: z.number().check(z.nonnegative()),
  goal: z.number().check(z.positive()),
});
export type StartupMention = z.infer<typeof startupMentionSchema>;

/**
 * A post of the feed (spec section 3). `postTime`, `editedAt`: ms since the epoch. `hashtags`: without `#`.
 */
export const postSchema = z.object({
  id: z.string().check(z.minLength(1)),
  author: authorSchema,
  content: z.string().check(z.regex(legible)),
  /** The language of the content, if it is known: `en` in the sample data. */
  lang: z.optional(z.string()),
  hashtags: listOf(z.string()),
  likes: z.number().check(z.nonnegative()),
  comments: listOf(commentSchema),
  shares: z.number().check(z.nonnegative()),
  isLiked: z.boolean(),
  postTime: moment,
  editedAt: z.optional(moment),
  image: z.optional(z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() })),
  type: z.enum(postTypes),
  startup: z.optional(startupMentionSchema),
  /** The viewer's own startup that the post is written as. Missing in posts of other accounts. */
  as: z.optional(z.object({ kind: z.literal('startup'), id: z.string().check(z.minLength(1)) })),
});
export type Post = z.infer<typeof postSchema>;

/**
 * The unsent input in the feed: `text` and `tag` of the new post, and the id of the startup to post it as.
 * `comments`: new comments by post id. `edits`: changed texts by the id of the post or comment.
 */
export const feedDraftSchema = z.object({
  text: z.string(),
  tag: orNone(z.enum(postTags)),
  as: z.optional(z.string()),
  comments: textsByName,
  edits: z.optional(z.record(z.string(), z.string())),
});
export type FeedDraft = z.infer<typeof feedDraftSchema>;
