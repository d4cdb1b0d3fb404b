import { useMessages } from '@messages';
import type { Ref } from 'react';
import { isBlankText } from '@/data/schema/blank';
import { Button } from '../controls/Button';
import { TextArea } from '../controls/TextArea';
import { Inline } from '../layout/Inline';
import * as styles from './OwnEditor.css';

export type OwnEditorProps = {
  /** What is edited. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Never called while the text is blank. */
  onSave: () => void;
  onCancel: () => void;
  /** Its field. */
  ref?: Ref<HTMLTextAreaElement>;
};

/**
 * Edits what one wrote, in its place: by the rules of the composers. Ctrl or Cmd with Enter saves it, Escape leaves it as
 * it was.
 */
export function OwnEditor({ label, value, onChange, onSave, onCancel, ref }: OwnEditorProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const isBlank = isBlankText(value);
  const save = () => {
    if (!isBlank) onSave();
  };

  return (
    <div className={styles.editor}>
      <TextArea
        label={label}
        isLabelHidden
        value={value}
        onChange={onChange}
        onSubmit={save}
        onCancel={onCancel}
        rows={2}
        canGrow
        ref={ref}
      />
      <Inline justify="end" canWrap>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button size="small" isDisabled={isBlank} onClick={save}>
          {t.editSave}
        </Button>
      </Inline>
    </div>
  );
}
