import type { MarkChange, MarkKind, Marks } from '@/data/schema/marks';

// The live marks as machines see them: an actor `marks` that tells of every change and takes new ones.

/** What a machine sends to its `marks` actor. The change comes back in `marks.changed`, at once. */
export type MarksCommand = { type: 'mark'; change: MarkChange };

/** What the `marks` actor sends back. A change that failed stays shown; it is not on the device. */
export type MarksReport =
  | { type: 'marks.changed'; marks: Marks }
  | { type: 'mark.failed'; change: MarkChange };

export const isMarked = (marks: Marks, kind: MarkKind, id: string): boolean => marks[kind][id] === true;

/** The change that turns a mark around. */
export const turned = (marks: Marks, kind: MarkKind, id: string): MarkChange => ({
  kind,
  id,
  on: !isMarked(marks, kind, id),
});

/** The refused changes with one more; a newer one on the same fact takes the older one's place. */
export const withRefused = (refused: MarkChange[], change: MarkChange): MarkChange[] => [
  ...refused.filter(({ kind, id }) => kind !== change.kind || id !== change.id),
  change,
];
