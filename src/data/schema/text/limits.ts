/**
 * The longest input of a field, in UTF-16 code units, by the kind of text. Longer input stays in the field
 * but can't be submitted. Longer texts, stored by earlier versions without limits, are still shown.
 */
export const textMaximum = {
  /** A name, a role, a town, one item of a list. */
  line: 200,
  email: 254,
  password: 1000,
  /** A web address. */
  url: 2000,
  /** Items separated by commas. */
  words: 2000,
  /** The description of a person or a startup. */
  paragraphs: 5000,
  comment: 2000,
  /** A startup owner's reply to a user who requested the startup's metrics. */
  note: 2000,
  post: 5000,
  message: 10_000,
  /** A search query. Of a longer query, only the beginning is searched. */
  search: 200,
} as const;
/** A field shows a character count once its text is longer than this share of its limit. */
export const countedFrom = 0.9;
/** The most entries of a list that a user fills in. */
export const entriesMaximum = 100;
/** Characters of a message shown in the preview of its conversation. */
export const previewLength = 30;
/** The earliest and the latest valid year. */
export const yearMinimum = 1900;
export const yearMaximum = 2200;
