import * as z from 'zod/mini';
import { authorSchema } from './post';

/** The signed-in person as the app's bars and the composer show them. */
export const meSchema = z.object({
  /** Slug of the name: the person's page is `/user/{id}`. */
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  role: z.string(),
  avatar: z.string(),
  isVerified: z.boolean(),
  followers: z.number().check(z.nonnegative()),
  startups: z.number().check(z.nonnegative()),
  /** The person's active listings, which they can post as. */
  postsAs: z.optional(z.array(authorSchema)),
});
export type Me = z.infer<typeof meSchema>;
