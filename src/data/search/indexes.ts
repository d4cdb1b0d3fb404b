/** How one kind of item is searched. */
export type IndexShape = {
  /** The searchable fields, and the weight of a match in each. */
  fields: Record<string, number>;
  /** The only field in which `#word` searches. */
  tags: string;
  /** The field with names as one word, for queries with a missing or an extra space. */
  joined?: string;
};

const profile = {
  fields: { name: 6, joined: 6, tagline: 3, tags: 3, location: 2, about: 1, around: 1 },
  tags: 'tags',
  joined: 'joined',
};
const name = { fields: { name: 1 }, tags: 'name' };

/** One index per kind of item. */
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

/** An item in an index. */
export type SearchDoc<Field extends string = string> = {
  id: string;
  /** The searchable texts. */
  texts: Record<Field, string>;
  /** The names of the item. A query that is exactly one of them ranks the item first. */
  names: string[];
  /** For a message: the id of its conversation. */
  partOf?: string;
};

export type DocOf<Name extends IndexName> = SearchDoc<keyof (typeof indexes)[Name]['fields'] & string>;

/** The smallest change between two versions of a list. */
export type ListChange = {
  /** The position of the first replaced item. */
  start: number;
  /** The number of replaced items. */
  count: number;
  /** The new items. Numbers below `count` refer to replaced items, higher ones to items from `prepare`. */
  order: Int32Array;
};
