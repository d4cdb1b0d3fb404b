import { people } from '@/data/sample/people';
import type { Post } from '@/data/schema/shapes/post';
import * as records from '../../support/accountRecords';

/** A post by Jonas with this content and no other data. */
export const postOf = (id: string, content: string, more: Partial<Post> = {}): Post =>
  records.postOf(id, { author: people.jonas, content, hashtags: [], postTime: 0, ...more });
