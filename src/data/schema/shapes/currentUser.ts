import * as z from 'zod/mini';
import { authorSchema } from './post';

/** The signed-in user, as the top bar and the composer show them. */
export const meSchema = z.object({
  /** The account's uid; the id of Asha's page in the demo account. */
  id: z.string().check(z.minLength(1)),
  /** The slug of the user's page, `/user/{slug}`; missing in the demo account. */
  slug: z.optional(z.string()),
  name: z.string().check(z.minLength(1)),
  role: z.string(),
  avatar: z.string(),
  isVerified: z.boolean(),
  followers: z.number().check(z.nonnegative()),
  startups: z.number().check(z.nonnegative()),
  /** The user's active listings. The user can post as each of these startups. */
  postsAs: z.optional(z.array(authorSchema)),
});
export type Me = z.infer<typeof meSchema>;
