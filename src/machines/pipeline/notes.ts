import { type CardNote, noteId, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { isBlankText, tidyText } from '@/data/schema/text/blank';
import { unwritten } from '../shared/outbox';
import { applyToNotes, records } from './changes';
import type { NoteChange, PipelineContext, PipelineWrite } from './types';

// The notes of the open card. A note is stored while the user types it, so that it is never lost.

const withTyped = (typed: readonly NoteChange[], change: NoteChange): readonly NoteChange[] => [
  ...typed.filter(({ id }) => id !== change.id),
  change,
];

/** Returns the context after the user typed in the composer. An empty note isn't stored, or is removed. */
export function typing(
  { opened, draft, typed }: PipelineContext,
  { text, id, at }: { text: string; id: string; at: number },
): Partial<PipelineContext> {
  if (!opened) return {};
  const next = { id, at, isWritten: false, ...draft, text };
  const record = noteId(opened, next.id);
  const isEmpty = isBlankText(text);
  const value = isEmpty ? undefined : { text: tidyText(text).slice(0, pipelineLimits.note), at: next.at };
  const others = typed.filter((change) => change.id !== record);
  const isUnknown = isEmpty && !next.isWritten;
  return {
    draft: next,
    typed: isUnknown ? others : [...others, { kind: 'cardNote', id: record, value }],
  };
}

/** Whether the composer has a note that can be ended. A note that is too long stays in it. */
export const isNote = ({ draft }: PipelineContext): boolean =>
  draft !== null && !isBlankText(draft.text) && draft.text.length <= pipelineLimits.note;

/** Returns the change of a note's text; `null` if there is none. The note keeps its time. */
function edited(
  context: PipelineContext,
  { note, text, at }: { note: string; text: string; at: number },
): NoteChange | null {
  const { opened } = context;
  const before = notesOf(context)?.find(({ id }) => id === note);
  if (!opened || !before || isBlankText(text) || text === before.text) return null;
  const value = { text: text.slice(0, pipelineLimits.note), at: before.at, editedAt: at };
  return { kind: 'cardNote', id: noteId(opened, note), value };
}

export const canEdit = (context: PipelineContext, edit: Parameters<typeof edited>[1]): boolean =>
  edited(context, edit) !== null;

/** Returns the context after the user edited a note. */
export function editing(
  context: PipelineContext,
  edit: Parameters<typeof edited>[1],
): Partial<PipelineContext> {
  const change = edited(context, edit);
  return change ? { typed: withTyped(context.typed, change) } : {};
}

/** Returns the write of the notes that aren't sent to be stored yet. */
export const noteWrites = ({ outbox, typed }: Pick<PipelineContext, 'outbox' | 'typed'>): PipelineWrite[] =>
  records(outbox, typed);

/** Returns the notes of the open card, oldest first, without the one in the composer; `null` until loaded. */
export function notesOf(context: PipelineContext): readonly CardNote[] | null {
  const { opened, notes, outbox, typed, draft } = context;
  if (!opened || !notes) return null;
  const unsaved = unwritten(outbox).flatMap((write) => (write.kind === 'records' ? write.changes : []));
  return applyToNotes(opened, notes, [...unsaved, ...typed]).filter(({ id }) => id !== draft?.id);
}
