import type { MarkChange, MarkKind, Marks } from '@/data/schema/marks';
import type { Supersedes, WriteCommand, WriteReport } from './outbox';

// The live marks as machines see them: an actor `marks` that tells of every change and writes new ones.

/** What a machine sends to its `marks` actor. The change comes back in `marks.changed`, at once. */
export type MarksCommand = WriteCommand<MarkChange>;

/** What the `marks` actor sends back. A change that failed stays shown; it is not on the device. */
export type MarksReport =
  /** All marks: as they are kept, and after every change. */
  { type: 'marks.changed'; marks: Marks } | WriteReport<MarkChange>;

export const supersedesMark: Supersedes<MarkChange> = (later, earlier) =>
  earlier.kind === later.kind && earlier.id === later.id;

/** Waits until the marks are known, beside what else is read: a like doesn't light up after its post. */
export const marksStates = {
  initial: 'unknown',
  states: {
    unknown: {
      meta: { unseen: 'It looks as any loading.' },
      always: { guard: 'hasMarks', target: 'known' },
    },
    known: { type: 'final' },
  },
} as const;

export const isMarked = (marks: Marks, kind: MarkKind, id: string): boolean => marks[kind][id] === true;

/** Whether a post is liked: as marked, else as it comes. */
export const isLiked = (marks: Marks, post: { id: string; isLiked: boolean }): boolean =>
  marks.like[post.id] ?? post.isLiked;

/** The ids that are marked. */
export const markedIds = (marks: Marks['save']): Set<string> =>
  new Set(Object.keys(marks).filter((id) => marks[id]));

/** The change that turns a mark around. */
export const turned = (marks: Marks, kind: MarkKind, id: string): MarkChange => ({
  kind,
  id,
  isOn: !isMarked(marks, kind, id),
});
