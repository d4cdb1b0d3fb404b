import type { FeedDraft } from './post';

/** Nothing typed. */
export const emptyDraft: FeedDraft = { text: '', tag: null, comments: {} };
