import { useMessages } from '@messages';
import { useId } from 'react';
import { textMaximum } from '@/data/schema/text/limits';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { Text } from '../typography/Text';
import * as styles from './RequestForm.css';
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
  const labelId = useId();
  const sentences = t.sentences[verdict];
  const typed = note.trim();
  const canSend = typed.length <= textMaximum.note;
  /**
   * Adds a suggested sentence to the note: replaces another suggestion, or follows the user's own text. If
   * the note is only this sentence, clears the note.
   */
  function choose(sentence: string) {
    if (typed === '' || (typed !== sentence && sentences.includes(typed))) onNoteChange(sentence);
    else if (typed === sentence) onNoteChange('');
    else if (!typed.includes(sentence)) onNoteChange(`${typed} ${sentence}`);
  }
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons. */}
      <div role="group" aria-labelledby={labelId}>
        <Text size="small" tone="muted" id={labelId}>
          {t.suggestions}
        </Text>
        <ul className={styles.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>
              <button
                type="button"
                className={styles.sentence}
                aria-pressed={typed.includes(sentence)}
                onClick={() => choose(sentence)}
              >
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      </div>
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
