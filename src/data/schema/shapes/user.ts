import * as z from 'zod/mini';
import { profilePostSchema } from './profilePost';
import { amount, id, name, picture, text, year } from './values';

/** A profile that a person follows (spec section 3). `ref`: missing if the profile has no page in the app. */
export const connectionSchema = z.object({
  ref: z.optional(z.templateLiteral([z.enum(['startup', 'investor', 'user']), ':', z.string()])),
  /** The slug of the page; missing in the sample data. */
  slug: z.optional(id),
  name,
  role: text,
  image: picture,
});
export type Connection = z.infer<typeof connectionSchema>;

/** A person's public profile (spec section 3). */
export const userSchema = z.object({
  id,
  /** The slug of the page; missing in the sample data. */
  slug: z.optional(id),
  name,
  /** The language of the texts, if it is known: `en` in the sample data. */
  lang: z.optional(text),
  role: text,
  verified: z.boolean(),
  profileImage: picture,
  coverImage: picture,
  location: text,
  interests: z.array(text),
  lookingFor: z.array(text),
  bio: text,
  email: text,
  website: text,
  linkedin: text,
  twitter: text,
  github: text,
  /** `YYYY-MM`, or empty. */
  joinDate: text,
  /** The counts on the page. `connections`: how many profiles the person follows, labelled Following. */
  stats: z.object({ connections: amount, followers: amount, posts: amount, startups: amount }),
  education: z.array(z.object({ degree: text, institution: text, year: text, description: text })),
  skills: z.array(text),
  workExperience: z.array(
    z.object({
      title: text,
      company: text,
      logo: picture,
      location: text,
      duration: text,
      description: text,
      achievements: z.array(text),
    }),
  ),
  /** `id` and `slug`: the startup's page in this app, if it has one. */
  startups: z.array(
    z.object({
      id: z.optional(id),
      slug: z.optional(id),
      name,
      role: text,
      logo: picture,
      tagline: text,
      stage: text,
      founded: z.optional(year),
    }),
  ),
  following: z.array(connectionSchema),
  posts: z.array(profilePostSchema),
  achievements: z.array(text),
  /** How available the person is for meetings or advice, as a sentence; may be empty. */
  availability: text,
  mentorshipFocus: z.array(text),
  certificates: z.array(z.object({ name, issuer: text, year })),
});
export type User = z.infer<typeof userSchema>;
