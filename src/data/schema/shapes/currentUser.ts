import * as z from 'zod/mini';
import { authorSchema } from './post';

/** The signed-in user, as the top bar and the composer show them. */
export const meSchema = z.object({
  /** The slug of the name. The user's page is `/user/{id}`. */
  id: z.string().check(z.minLength(1)),
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
