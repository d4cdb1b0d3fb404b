import { FileCheck, FilePlus, Trash2 } from 'lucide';
import { useId, useRef, useState } from 'react';
import { deckType } from '@/data/schema/files';
import { Icon } from '../brand/Icon';
import { Field } from './Field';
import { FieldError } from './FieldError';
import { IconButton } from './IconButton';
import * as imageFieldStyles from './ImageField.css';
import { type PdfProblem, readPdf } from './readPdf';
import { warnBeforeUnload } from './warnBeforeUnload';

/** What the field says; `wizard.fields.pdf` has them all. */
export type PdfFieldWords = {
  choose: string;
  replace: string;
  /** Goes on from either: "or drop it here". */
  drop: string;
  remove: string;
  /** Says that there is one. */
  chosen: string;
} & Record<PdfProblem, string>;

export type PdfFieldProps = {
  /** Which document is asked for: "Pitch deck". */
  label: string;
  /** Its name in the form that it stands in. */
  name: string;
  /** The document itself, or the address of the one there is. */
  value: Blob | string | null;
  /** Only ever a PDF, of that type; `null` when it is removed. */
  onChange: (value: Blob | null) => void;
  /** What it says while it is empty, filled or refuses a file. */
  words: PdfFieldWords;
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
};

/** A PDF, chosen or dropped; any other file is refused with the reason, and the PDF chosen before stays. */
export function PdfField({ label, name, value, onChange, words, hint, isDisabled }: PdfFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<PdfProblem | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Counts the choices: only the last one's answer is taken. */
  const choice = useRef(0);

  const choose = async (file: File) => {
    choice.current += 1;
    const thisChoice = choice.current;
    const reading = readPdf(file);
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
    // The button is gone.
    input.current?.focus();
  };

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div>
          <div className={`${imageFieldStyles.zone} ${isOver ? imageFieldStyles.over : ''}`}>
            <span className={imageFieldStyles.picture}>
              <Icon of={value ? FileCheck : FilePlus} size={28} />
            </span>
            <span className={imageFieldStyles.words} id={`${id}-words`}>
              {value && <span>{words.chosen} </span>}
              <span className={imageFieldStyles.action}>{value ? words.replace : words.choose}</span>{' '}
              <span className={imageFieldStyles.aside}>{words.drop}</span>
            </span>
            <input
              {...control}
              ref={input}
              className={imageFieldStyles.input}
              type="file"
              name={name}
              accept={`${deckType},.pdf`}
              disabled={isDisabled}
              aria-describedby={`${id}-problem ${control['aria-describedby'] ?? ''} ${id}-words`}
              onDragEnter={() => setIsOver(true)}
              onDragLeave={() => setIsOver(false)}
              onDrop={() => setIsOver(false)}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // Or choosing the same file again would be no change.
                event.target.value = '';
                if (file) void choose(file);
              }}
            />
            {value && !isDisabled && (
              <span className={imageFieldStyles.remove}>
                <IconButton label={words.remove} icon={Trash2} onClick={remove} />
              </span>
            )}
          </div>
          {/* Always there, or it would not be announced when it is filled. */}
          <div aria-live="polite">
            {problem && <FieldError id={`${id}-problem`}>{words[problem]}</FieldError>}
          </div>
        </div>
      )}
    </Field>
  );
}
