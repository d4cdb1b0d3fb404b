import type { MarkChange, MarkKind, Marks } from '@/data/schema/shapes/marks';
import type { WriteCommand, WriteReport } from './outbox';

// Marks are likes, saves, follows, stars and interests. The `marks` actor reports and writes their changes.

/** Sent by a machine to its `marks` actor, which reports the change immediately (`marks.changed`). */
export type MarksCommand = WriteCommand<MarkChange>;

/** What the `marks` actor reports. A change that can't be stored stays on screen for a retry. */
export type MarksReport =
  /** All marks: once they are read, and after every change. */
  { type: 'marks.changed'; marks: Marks } | WriteReport<MarkChange>;

/** Waits for the marks while other data loads, so that a like never appears later than its post. */
export const marksStates = {
  initial: 'unknown',
  states: {
    unknown: {
      always: { guard: 'hasMarks', target: 'known' },
    },
    known: { type: 'final' },
  },
} as const;

export const isMarked = (marks: Marks, kind: MarkKind, id: string): boolean => marks[kind][id] === true;

/** Whether a post is liked: the user's own like or unlike, else the post's initial `isLiked`. */
export const isLiked = (marks: Marks, post: { id: string; isLiked: boolean }): boolean =>
  marks.like[post.id] ?? post.isLiked;

/** Returns the ids of the items that are marked, for example saved. */
export const markedIds = (marks: Marks['save']): Set<string> =>
  new Set(Object.keys(marks).filter((id) => marks[id]));

/** Returns the change that toggles a mark. */
export const turned = (marks: Marks, kind: MarkKind, id: string): MarkChange => ({
  kind,
  id,
  isOn: !isMarked(marks, kind, id),
});
