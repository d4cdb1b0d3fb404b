/** How one kind of thing is looked through. */
export type IndexShape = {
  /** Where to look, and how much a word found there counts. */
  fields: Record<string, number>;
  /** Where `#word` looks, and only there. */
  tags: string;
  /** Where names stand in one word, for those who type spaces too many or too few. */
  joined?: string;
};

const profile = {
  fields: { name: 6, joined: 6, tagline: 3, tags: 3, location: 2, about: 1, around: 1 },
  tags: 'tags',
  joined: 'joined',
};
const name = { fields: { name: 1 }, tags: 'name' };

/** Everything that is searched has an index of its own. */
export const indexes = {
  post: { fields: { author: 3, startup: 3, hashtags: 2, content: 1, comments: 1 }, tags: 'hashtags' },
  startup: profile,
  investor: profile,
  user: profile,
  person: name,
  conversation: name,
  message: { fields: { message: 1 }, tags: 'message' },
} as const satisfies Record<string, IndexShape>;

export type IndexName = keyof typeof indexes;

/** What an index knows of one thing. */
export type SearchDoc<Field extends string = string> = {
  id: string;
  /** What of it is looked through. */
  texts: Record<Field, string>;
  /** What it is called: the query that says exactly this finds it first. */
  names: string[];
  /** What it is part of: the id of a message's conversation. */
  partOf?: string;
};

export type DocOf<Name extends IndexName> = SearchDoc<keyof (typeof indexes)[Name]['fields'] & string>;

/** A change of a list, the smallest that there is. */
export type ListChange = {
  /** From which place on others stand. */
  start: number;
  /** How many stood there. */
  count: number;
  /** What stands there now: below `count`, what stood at that place of those; from `count` on, what was last prepared. */
  order: Int32Array;
};
