import * as z from 'zod/mini';
import { commentSchema, feedDraftSchema, postSchema } from './post';

/** The schemas of the feed's stored records, by kind. */
export const feedRecordSchemas = {
  post: postSchema,
  comment: z.object({ postId: z.string(), comment: commentSchema }),
  draft: feedDraftSchema,
  /** Stored under the id of a sample post or comment that the user deleted. */
  sampleDeletion: z.literal(true),
  /** When this user first saw sample data, in ms since the epoch. Sample dates are relative to this time. */
  sampleDate: z.number().check(z.minimum(0), z.maximum(8e15)),
};

export type FeedRecordKind = keyof typeof feedRecordSchemas;
export type FeedRecords = { [Kind in FeedRecordKind]: z.infer<(typeof feedRecordSchemas)[Kind]> };
