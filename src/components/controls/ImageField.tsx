import { ImagePlus, Trash2 } from 'lucide';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { imageTypes } from '@/data/schema/files';
import { Icon } from '../brand/Icon';
import { asset } from '../theme/asset';
import { Field } from './Field';
import { FieldError } from './FieldError';
import { IconButton } from './IconButton';
import * as styles from './ImageField.css';
import type { ImageProblem } from './readImage';
import { warnBeforeUnload } from './warnBeforeUnload';

/** What the field says; `wizard.fields.image` has them all. */
export type ImageFieldWords = {
  choose: string;
  replace: string;
  /** Goes on from either: "or drop it here". */
  drop: string;
  remove: string;
  /** What the preview shows. */
  chosen: string;
  /** What reads it could not be fetched. */
  notLoaded: string;
} & Record<ImageProblem, string>;

export type ImageFieldProps = {
  /** Which image is asked for: "Logo". */
  label: string;
  /** Its name in the form that it stands in. */
  name: string;
  /** The image itself, or the address of the one there is. */
  value: Blob | string | null;
  /** Only ever an image that can be drawn, of the type of its content, never an SVG; `null` when it is removed. */
  onChange: (value: Blob | null) => void;
  /** What it says while it is empty, filled or refuses a file. */
  words: ImageFieldWords;
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** The native element, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** The address of an image for as long as it is shown. */
function useAddress(image: Blob | string | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(image instanceof Blob)) return;
    const objectUrl = URL.createObjectURL(image);
    setAddress(objectUrl);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(objectUrl);
    };
  }, [image]);
  return typeof image === 'string' ? asset(image) : address;
}

/** What reads an image is fetched for the first one. */
const read = async (file: File): Promise<Blob | ImageProblem | 'notLoaded'> => {
  const module = await import('./readImage').catch(() => null);
  return module ? module.readImage(file) : 'notLoaded';
};

/**
 * An image, chosen or dropped; what isn't one is refused with the reason, and what was chosen before stays.
 * An SVG is taken as the PNG it looks like: whatever script is in it stays behind.
 */
export function ImageField({
  label,
  name,
  value,
  onChange,
  words,
  hint,
  error,
  isRequired,
  isDisabled,
  ref,
}: ImageFieldProps) {
  const id = useId();
  const address = useAddress(value);
  const [problem, setProblem] = useState<ImageProblem | 'notLoaded' | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** Counts the choices: only the last one's answer is taken. */
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
    // The button is gone.
    input.current?.focus();
  };

  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div>
          <div className={`${styles.zone} ${isOver ? styles.over : ''}`}>
            <span className={styles.picture}>
              {address ? (
                <img className={styles.image} src={address} alt={words.chosen} />
              ) : (
                <Icon of={ImagePlus} size={28} />
              )}
            </span>
            <span className={styles.words} id={`${id}-words`}>
              <span className={styles.action}>{value ? words.replace : words.choose}</span>{' '}
              <span className={styles.aside}>{words.drop}</span>
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
              accept={imageTypes.join()}
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
              <span className={styles.remove}>
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
