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
  /** The form's heading, and its name for a screen reader. */
  title: string;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Being saved. */
  isBusy: boolean;
  /** The device refused the last saving. */
  hasFailed: boolean;
  /** Fields were found wrong: the focus goes to the first of them. */
  hasErrors?: boolean;
  /** The button, or Enter in a field. */
  onSave: () => void;
  /** Closes the form; whoever has unsaved changes is asked first. */
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
};

/**
 * A copy being edited: its fields, Cancel and Save Changes. Opened, it leads the focus to its heading. What failed is said
 * in sight, and Save has the focus again.
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
    // Somebody may have scrolled on while it was saved. Where it sticks to the window's edge, nothing has to move.
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
          // What can't be read as what it stands for would be lost.
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
