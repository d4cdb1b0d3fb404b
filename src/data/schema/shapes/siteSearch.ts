import type { ProfileKind } from './ref';

/** The kinds of results of the site search, in display order. */
export const searchKinds = ['startup', 'investor', 'user', 'post'] as const satisfies (
  | ProfileKind
  | 'post'
)[];
export type SearchKind = (typeof searchKinds)[number];

/** A text in parts: those that match the query, and those between. */
export type MarkedText = { text: string; isMatch: boolean }[];

/** One search result. */
export type SearchHit = {
  id: string;
  /** The name; for a post, that of its author. */
  name: string;
  isVerified: boolean;
  /** The URL of its picture, or empty. */
  image: string;
  title: MarkedText;
  /** The second line. */
  detail: MarkedText;
  href: string;
};

/** The best results of one kind; never empty. */
export type SearchGroup = { kind: SearchKind; hits: SearchHit[] };
