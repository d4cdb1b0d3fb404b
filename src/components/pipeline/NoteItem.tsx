import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Pencil, Trash2 } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CardNote, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { isBlankText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { TextArea } from '../controls/TextArea';
import { Lines } from '../typography/Lines';
import * as styles from './NoteItem.css';

export type NoteItemProps = {
  /** The note. */
  note: CardNote;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Called with the note's id and its new text when the user leaves the field or closes the card. */
  onEdit: (note: string, text: string) => void;
  /** Called with the note's id. */
  onRemove: (note: string) => void;
};

/** A dated note of a card, which the user can edit and remove. */
export function NoteItem({ note, now, onEdit, onRemove }: NoteItemProps) {
  const t = useMessages('pipeline').panel;
  const formats = useFormats();
  /** The text in the field; `null` while the note isn't being edited. */
  const [text, setText] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const day = formats.day(note.at, now);
  const isEditing = text !== null;

  const save = () => {
    if (text === null || text === note.text || isBlankText(text) || text.length > pipelineLimits.note) return;
    onEdit(note.id, text);
  };
  const saveLast = useEffectEvent(save);
  useEffect(() => () => saveLast(), []);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) area.current?.focus();
    else if (wasEditing.current) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = () => {
    save();
    setText(null);
  };

  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <time dateTime={new Date(note.at).toISOString()} title={formats.dateTime(note.at)}>
          {day}
        </time>
        {note.editedAt !== undefined && <span>{t.edited({ day: formats.day(note.editedAt, now) })}</span>}
        {!isEditing && (
          <span className={styles.actions}>
            <IconButton
              ref={pencil}
              size="small"
              icon={Pencil}
              label={t.editNote({ day })}
              onClick={() => setText(note.text)}
            />
            <IconButton
              size="small"
              icon={Trash2}
              label={t.removeNote({ day })}
              onClick={() => onRemove(note.id)}
            />
          </span>
        )}
      </div>
      {isEditing ? (
        <div className={styles.editor}>
          <TextArea
            ref={area}
            label={t.noteText({ day })}
            isLabelHidden
            value={text}
            onChange={setText}
            onBlur={save}
            onSubmit={close}
            maximum={pipelineLimits.note}
            rows={2}
            canGrow
          />
          <Button variant="secondary" size="small" onClick={close}>
            {t.noteDone}
          </Button>
        </div>
      ) : (
        <div className={styles.text}>
          <Lines>{note.text}</Lines>
        </div>
      )}
    </li>
  );
}
