import { useMessages } from '@messages';
import { textMaximum } from '@/data/schema/text/limits';
import { Button } from '../controls/Button';
import { Sentences } from '../controls/Sentences';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import type { RequestActions, RequestView } from './requestView';

type Form = NonNullable<RequestView['form']>;

export type RequestFormProps = Pick<RequestActions, 'onNoteChange' | 'onCloseForm' | 'onSubmitForm'> & {
  /** The answer that the owner sends with the note. */
  verdict: Form['verdict'];
  /** The current text of the note. */
  note: Form['note'];
  /** The requester's name. */
  name: string;
};

/** A form for an optional note to the requester: free text or suggested sentences. Escape closes the form. */
export function RequestForm({
  verdict,
  note,
  name,
  onNoteChange,
  onCloseForm,
  onSubmitForm,
}: RequestFormProps) {
  const t = useMessages('account').requests;
  const common = useMessages('common');
  const typed = note.trim();
  const canSend = typed.length <= textMaximum.note;
  return (
    <Stack gap={12}>
      <TextArea
        label={t.note({ name })}
        hint={t.noteHint}
        value={note}
        onChange={onNoteChange}
        onSubmit={() => canSend && onSubmitForm()}
        maximum={textMaximum.note}
        onCancel={onCloseForm}
        rows={2}
        canGrow
      />
      <Sentences
        label={t.suggestions}
        sentences={t.sentences[verdict]}
        value={note}
        onChange={onNoteChange}
      />
      <Inline gap={8} canWrap>
        <Button size="small" variant="danger" isDisabled={!canSend} onClick={onSubmitForm}>
          {t.send[verdict]}
        </Button>
        <Button size="small" variant="quiet" onClick={onCloseForm}>
          {common.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
