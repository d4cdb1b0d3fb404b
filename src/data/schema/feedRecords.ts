import * as z from 'zod/mini';
import { commentSchema, feedDraftSchema, postSchema } from './post';

/** The shapes of what the feed keeps on the device, by kind of record. */
export const feedRecordSchemas = {
  post: postSchema,
  comment: z.object({ postId: z.string(), comment: commentSchema }),
  draft: feedDraftSchema,
  /** A post or a comment of the sample that the person deleted, by its id. */
  sampleDeletion: z.literal(true),
  /** When this person first saw the sample posts, in ms since the epoch: they are dated from then, and age. */
  sampleDate: z.number().check(z.minimum(0), z.maximum(8e15)),
};

export type FeedRecordKind = keyof typeof feedRecordSchemas;
export type FeedRecords = { [Kind in FeedRecordKind]: z.infer<(typeof feedRecordSchemas)[Kind]> };
