import * as z from 'zod/mini';
import { amount, id, moment, name, text } from './values';

/** A post on a profile (spec section 3). `date` in ms since the epoch, `hashtags` without the `#`. */
export const profilePostSchema = z.object({
  id,
  content: name,
  /** The language of the content, if it is known: `en` in the sample data. */
  lang: z.optional(text),
  hashtags: z.array(text),
  date: moment,
  /** When the post was last edited, in ms since the epoch. */
  editedAt: z.optional(moment),
  likes: amount,
  /** The number of comments. */
  comments: amount,
  isLiked: z.boolean(),
  /** Whether the feed also shows the post, with its comments. */
  isInFeed: z.boolean(),
});
export type ProfilePost = z.infer<typeof profilePostSchema>;
