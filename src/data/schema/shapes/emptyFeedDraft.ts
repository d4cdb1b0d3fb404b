import type { FeedDraft } from './post';

/** A draft without any input. */
export const emptyDraft: FeedDraft = { text: '', tag: null, comments: {} };
