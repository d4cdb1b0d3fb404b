import { useMessages } from '@messages';
import type { Ref } from 'react';
import { isBlankText } from '@/data/schema/blank';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import { Mentionable } from './Mentionable';
import * as styles from './OwnEditor.css';

export type OwnEditorProps = {
  /** What is edited. */
  label: string;
  /** What it is to say. */
  value: string;
  /** Most characters that it takes. */
  maximum: number;
  /** At every key, the whole text. */
  onChange: (value: string) => void;
  /** Never called while the text is blank or too long. */
  onSave: () => void;
  /** Escape or its button: leaves it as it was. */
  onCancel: () => void;
  /** Its field. */
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * Edits what one wrote, in its place: by the rules of the composers. Ctrl or Cmd with Enter saves it, Escape leaves it as
 * it was.
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
