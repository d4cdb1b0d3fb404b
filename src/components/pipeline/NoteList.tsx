import { useMessages } from '@messages';
import { useEffect, useId, useRef } from 'react';
import { type CardNote, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { isBlankText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Skeleton } from '../feedback/Skeleton';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import type { BoardActions, PanelView } from './boardView';
import { NoteItem } from './NoteItem';
import * as styles from './NoteList.css';

export type NoteListProps = Pick<PanelView, 'notes' | 'draft'> &
  Pick<BoardActions, 'onRetry' | 'onDraftChange' | 'onNoteAdd' | 'onNoteEdit' | 'onNoteRemove'> & {
    /** The current time, in ms since the epoch. */
    now: number;
    /** Whether the field of the new note takes the focus. */
    isFocused?: boolean;
  };

/** The dated notes of a card, and a field for a new one. */
export function NoteList({
  notes,
  draft,
  now,
  isFocused = false,
  onRetry,
  onDraftChange,
  onNoteAdd,
  onNoteEdit,
  onNoteRemove,
}: NoteListProps) {
  const t = useMessages('pipeline').panel;
  const common = useMessages('common');
  const headingId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [isFocused]);
  const canAdd = !isBlankText(draft) && draft.length <= pipelineLimits.note;
  const add = () => {
    if (!canAdd) return;
    onNoteAdd();
    // The button is disabled once the draft is empty.
    area.current?.focus();
  };
  return (
    <Stack gap={12}>
      <Heading level={3} id={headingId}>
        {t.notes}
      </Heading>
      <TextArea
        ref={area}
        label={t.newNote}
        isLabelHidden
        name="note"
        hint={t.noteHint}
        value={draft}
        onChange={onDraftChange}
        onSubmit={add}
        maximum={pipelineLimits.note}
        rows={2}
        canGrow
      />
      <div>
        <Button variant="secondary" size="small" isDisabled={!canAdd} onClick={add}>
          {t.addNote}
        </Button>
      </div>
      {notes === 'failed' && (
        <Inline gap={12} canWrap>
          <Text tone="danger">{t.notesFailed}</Text>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              // The button unmounts.
              area.current?.focus();
              onRetry();
            }}
          >
            {common.tryAgain}
          </Button>
        </Inline>
      )}
      {notes === 'loading' && (
        <div aria-busy role="status" aria-label={t.notesLoading}>
          <Skeleton height={56} />
        </div>
      )}
      {Array.isArray(notes) && notes.length > 0 && (
        <ul className={styles.notes} aria-labelledby={headingId}>
          {(notes as readonly CardNote[]).map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              now={now}
              onEdit={onNoteEdit}
              onRemove={(id) => {
                area.current?.focus();
                onNoteRemove(id);
              }}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
