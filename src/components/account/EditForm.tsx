import { useMessages } from '@messages';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../controls/Button';
import { Alert } from '../feedback/Alert';
import { Card } from '../layout/Card';
import { Heading } from '../typography/Heading';
import * as styles from './EditForm.css';

export type EditFormProps = {
  title: string;
  /** Its place in the outline of the page. */
  level?: 2 | 3;
  /** Being saved. */
  isBusy: boolean;
  /** The device refused the last saving. */
  hasFailed: boolean;
  /** The button, or Enter in a field. */
  onSave: () => void;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A copy being edited: its fields, Cancel and Save Changes. Opened, it leads the focus to its heading. */
export function EditForm({ title, level = 2, isBusy, hasFailed, onSave, onCancel, children }: EditFormProps) {
  const t = useMessages('account').shared;
  const id = useId();

  useEffect(() => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return (
    <div className={styles.frame}>
      <Card>
        <form
          className={styles.form}
          noValidate
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            // What can't be read as what it stands for would be lost.
            const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
            if (invalid) invalid.focus();
            else if (!isBusy) onSave();
          }}
        >
          <Heading level={level} size="card" id={id} isFocusable>
            {title}
          </Heading>
          {children}
          {hasFailed && <Alert>{t.refused}</Alert>}
          <div className={styles.foot}>
            <Button variant="secondary" isDisabled={isBusy} onClick={onCancel}>
              {t.cancel}
            </Button>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? t.saving : t.save}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
