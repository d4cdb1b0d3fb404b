import type { ProfileKind } from './ref';

/** The kinds of results of the site search, in display order. */
export const searchKinds = ['startup', 'investor', 'user', 'post'] as const satisfies (
  | ProfileKind
  | 'post'
)[];
export type SearchKind = (typeof searchKinds)[number];

/** A text split into parts that match the query and the parts between them. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** One search result. */
export type SearchHit = {
  id: string;
  /** The name of the profile, or of the post's author. */
  name: string;
  isVerified: boolean;
  /** The URL of the profile's or author's picture, or empty. */
  image: string;
  title: MarkedText;
  /** The second line of the result: a tagline, a title, a role or an excerpt of a post. */
  detail: MarkedText;
  href: string;
};

/** The best results of one kind; never empty. */
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };
