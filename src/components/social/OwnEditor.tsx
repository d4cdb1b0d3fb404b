import { useMessages } from '@messages';
import type { Ref } from 'react';
import { isBlankText } from '@/data/schema/text/blank';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import { Mentionable } from './Mentionable';
import * as styles from './OwnEditor.css';

export type OwnEditorProps = {
  /** Accessible name of the field. */
  label: string;
  /** The new text. */
  value: string;
  /** Maximum number of characters. */
  maximum: number;
  /** Called on each input with the whole text. */
  onChange: (value: string) => void;
  /** Called to save the edit. Never called while the text is blank or too long. */
  onSave: () => void;
  /** Called on Escape or Cancel to close the editor without a change. */
  onCancel: () => void;
  /** The native text area. */
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * Edits a post or comment in place, with the same limits as a new one. Ctrl+Enter or Cmd+Enter saves, Escape
 * cancels.
 */
export function OwnEditor({ label, value, maximum, onChange, onSave, onCancel, ref }: OwnEditorProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const canSave = !isBlankText(value) && value.length <= maximum;
  const save = () => {
    if (canSave) onSave();
  };

  return (
    <div className={styles.editor}>
      <Mentionable>
        <TextArea
          label={label}
          isLabelHidden
          value={value}
          onChange={onChange}
          onSubmit={save}
          onCancel={onCancel}
          maximum={maximum}
          rows={2}
          canGrow
          ref={ref}
        />
      </Mentionable>
      <Inline justify="end" canWrap>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button size="small" isDisabled={!canSave} onClick={save}>
          {t.editSave}
        </Button>
      </Inline>
    </div>
  );
}
