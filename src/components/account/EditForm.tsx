import { useMessages } from '@messages';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button';
import { firstInvalid } from '../controls/firstInvalid';
import { useFocusAfterBusy } from '../controls/useFocusAfterBusy';
import { Alert } from '../feedback/Alert';
import { Card } from '../layout/Card';
import { Heading } from '../typography/Heading';
import * as styles from './EditForm.css';

export type EditFormProps = {
  /** The form's heading and accessible name. */
  title: string;
  /** The level of the form's heading. */
  level?: 2 | 3;
  /** Whether the app is saving the form. */
  isBusy: boolean;
  /** Whether the browser failed to store the last save. */
  hasFailed: boolean;
  /** Whether fields have errors. If so, the first invalid field receives the focus. */
  hasErrors?: boolean;
  /** Called by the Save button, or by Enter in a field. */
  onSave: () => void;
  /** Called to close the form. If there are unsaved changes, the user must confirm. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * A form that edits a record: the fields, Cancel and Save Changes. Focuses its heading on mount. If saving
 * fails, scrolls the error into view and focuses the Save button.
 */
export function EditForm({
  title,
  level = 2,
  isBusy,
  hasFailed,
  hasErrors = false,
  onSave,
  onCancel,
  children,
}: EditFormProps) {
  const t = useMessages('account').shared;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAfterBusy(isBusy);

  useEffect(() => {
    const heading = document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  useEffect(() => {
    if (hasErrors) firstInvalid(form.current)?.focus();
  }, [hasErrors]);
  useEffect(() => {
    if (!hasFailed || !foot.current) return;
    // Scrolls only if the footer is out of view: the user may have scrolled away while saving.
    const { top, bottom } = foot.current.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) foot.current.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  return (
    <Card>
      <form
        ref={form}
        className={styles.form}
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          // Doesn't save while a field is invalid: a number that can't be read would be lost.
          const invalid = firstInvalid(event.currentTarget);
          if (invalid) invalid.focus();
          else if (!isBusy) onSave();
        }}
      >
        <Heading level={level} size="card" id={id} isFocusable>
          {title}
        </Heading>
        {children}
        <div className={styles.foot} ref={foot}>
          {hasFailed && (
            <div className={styles.failure}>
              <Alert>{t.refused}</Alert>
            </div>
          )}
          <Button variant="secondary" isDisabled={isBusy} onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
