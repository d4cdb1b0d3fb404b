import * as z from 'zod/mini';
import { amount, id, moment, name, text } from './values';

/** A post as profiles show it (spec section 3). `date` in ms since the epoch, `hashtags` without the `#`. */
export const profilePostSchema = z.object({
  id,
  content: name,
  hashtags: z.array(text),
  date: moment,
  /** When it was edited last, in ms since the epoch. */
  editedAt: z.optional(moment),
  likes: amount,
  /** How many there are. */
  comments: amount,
  isLiked: z.boolean(),
  /** Whether the feed shows it, with its comments. */
  isInFeed: z.boolean(),
});
export type ProfilePost = z.infer<typeof profilePostSchema>;
