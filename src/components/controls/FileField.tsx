import { Trash2 } from 'lucide';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Field } from './Field';
import { FieldError } from './FieldError';
import * as styles from './FileField.css';
import { IconButton } from './IconButton';
import { warnBeforeUnload } from './warnBeforeUnload';

/** Texts of a file field. Each `Problem` is a reason to refuse a file, with its error message. */
export type FileFieldTexts<Problem extends string> = {
  choose: string;
  replace: string;
  /** The text after `choose` or `replace`: "or drop it here". */
  drop: string;
  remove: string;
} & Record<Problem, string>;

/** Props of all file fields. */
export type FileInputProps = {
  /** The label above the field: "Logo". */
  label: string;
  /** The name of the field in its form. */
  name: string;
  /** The chosen file, or the URL of the stored file. */
  value: Blob | string | null;
  /** Receives an accepted file; `null` when it is removed. */
  onChange: (value: Blob | null) => void;
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** The form's error; marks the field as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** The native element, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

export type FileFieldProps<Problem extends string> = FileInputProps & {
  /** Texts of the empty and the filled field, and an error message for each problem. */
  texts: FileFieldTexts<Problem>;
  /** File types that the browser's dialog offers, in the syntax of the `accept` attribute. */
  accept: string;
  /** Checks a file. Resolves to the content to store, or to the problem if the file is refused. */
  read: (file: File) => Promise<Blob | Problem>;
  /** The preview of the file, or a placeholder. */
  picture: ReactNode;
  /** Text stating that a file is chosen, if the picture doesn't show it. */
  status?: string;
};

/** A field to choose or drop a file. Refuses unsuitable files with an error, and keeps the previous file. */
export function FileField<Problem extends string>({
  label,
  name,
  value,
  onChange,
  texts,
  accept,
  read,
  picture,
  status,
  hint,
  error,
  isRequired,
  isDisabled,
  ref,
}: FileFieldProps<Problem>) {
  const id = useId();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Number of files chosen so far. The results of all but the last are ignored. */
  const choice = useRef(0);

  const choose = async (file: File) => {
    choice.current += 1;
    const thisChoice = choice.current;
    const reading = read(file);
    warnBeforeUnload(reading);
    const found = await reading;
    if (thisChoice !== choice.current) return;
    setProblem(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') onChange(found);
  };
  const remove = () => {
    choice.current += 1;
    setProblem(null);
    onChange(null);
    // Moves the focus to the input, because the Remove button unmounts.
    input.current?.focus();
  };

  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div>
          <div className={`${styles.zone} ${isOver ? styles.over : ''}`}>
            <span className={styles.picture}>{picture}</span>
            <span className={styles.text} id={`${id}-texts`}>
              {status && <span>{status} </span>}
              <span className={styles.action}>{value ? texts.replace : texts.choose}</span>{' '}
              <span className={styles.aside}>{texts.drop}</span>
            </span>
            <input
              {...control}
              ref={(element) => {
                input.current = element;
                if (typeof ref === 'function') ref(element);
                else if (ref) ref.current = element;
              }}
              className={styles.input}
              type="file"
              name={name}
              accept={accept}
              disabled={isDisabled}
              aria-describedby={`${id}-problem ${control['aria-describedby'] ?? ''} ${id}-texts`}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // Clears the input. Otherwise, choosing the same file again fires no `change` event.
                event.target.value = '';
                if (file) void choose(file);
              }}
            />
            {value && !isDisabled && (
              <span className={styles.remove}>
                <IconButton label={texts.remove} icon={Trash2} onClick={remove} />
              </span>
            )}
          </div>
          {/* This live region is mounted while empty: one that mounts with its text isn't announced. */}
          <div aria-live="polite">
            {problem && <FieldError id={`${id}-problem`}>{texts[problem]}</FieldError>}
          </div>
        </div>
      )}
    </Field>
  );
}
