import type { ProfileKind } from './ref';

/** What the search over everything finds, in the order it is shown. */
export const searchKinds = ['startup', 'investor', 'user', 'post'] as const satisfies (
  | ProfileKind
  | 'post'
)[];
export type SearchKind = (typeof searchKinds)[number];

/** A text in pieces: those that the query asked for, and those between. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** One thing that was found. */
export type SearchHit = {
  id: string;
  /** Its name; a post's is its author's. */
  name: string;
  isVerified: boolean;
  /** Address of its picture, or empty. */
  image: string;
  title: MarkedText;
  /** The line below. */
  detail: MarkedText;
  href: string;
};

/** The best of one kind, never empty. */
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };
