import { X } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tidyText } from '@/data/schema/text/blank';
import { itemsOf } from '@/data/schema/text/items';
import { textMaximum } from '@/data/schema/text/limits';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { TextChunks } from '../typography/TextChunks';
import { Button } from './Button';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import { IconButton } from './IconButton';
import * as styles from './TextList.css';

/** Messages of the list, from `wizard.fields.list`. */
export type TextListTexts = {
  add: string;
  remove: (p: { name: string }) => string;
  /** What screen readers announce after an item is added. */
  added: (p: { name: string }) => string;
  /** What screen readers announce after an item is removed. */
  removed: (p: { name: string }) => string;
  duplicate: (p: { name: string }) => string;
};

export type TextListProps = {
  /** The label above the field: "Skills". */
  label: string;
  /** The name of the field in its form. */
  name: string;
  /** The items, in order. */
  values: readonly string[];
  /** Called on each change and each input. While the user types, the text in the field is the last item. */
  onChange: (values: string[]) => void;
  /** Labels of the buttons, and announcements. */
  texts: TextListTexts;
  /** An example of an entry. */
  placeholder?: string;
  /** Whether to refuse duplicates, ignoring case. */
  hasNoDuplicates?: boolean;
  /** Whether commas in the text separate several items. */
  canSplit?: boolean;
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** The error message; marks the field as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
};

const isSame = (values: readonly string[], others: readonly string[]) =>
  values.length === others.length && values.every((value, at) => value === others[at]);

/**
 * A list of short texts. The Add button or Enter appends the text in the field. `values` includes the text
 * still in the field, so that a form saves this text even if the user never presses Add.
 */
export function TextList({
  label,
  name,
  values,
  onChange,
  texts,
  placeholder,
  isRequired,
  hasNoDuplicates = false,
  canSplit = false,
  hint,
  error,
  isDisabled,
}: TextListProps) {
  const [typed, setTyped] = useState('');
  /** Number of items at the end of `values` that are the text in the field. */
  const [typing, setTyping] = useState(0);
  const [duplicate, setDuplicate] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const textsOf = (text: string) => (canSplit ? itemsOf(text) : [tidyText(text)].filter(Boolean));
  /** Returns the items of a text. If the list refuses duplicates, omits the items in `before`. */
  const newIn = (text: string, before: readonly string[]) => {
    const texts = textsOf(text);
    if (!hasNoDuplicates) return texts;
    const keys = [...before, ...texts].map((one) => one.toLocaleLowerCase());
    return texts.filter((_, at) => keys.indexOf(keys[before.length + at] ?? '') === before.length + at);
  };
  const text = textsOf(typed).join(', ');
  const isOver = typed.length > textMaximum.line;
  const before = values.slice(0, values.length - typing);
  /** Whether `values` ends with the text in the field. False once the parent changes `values`. */
  const isTyping = typing > 0 && isSame(values, [...before, ...newIn(typed, before)]);
  const items = isTyping ? before : [...values];

  const type = (next: string) => {
    setTyped(next);
    setDuplicate('');
    setAnnouncement('');
    const added = newIn(next, items);
    setTyping(added.length);
    const all = [...items, ...added];
    if (!isSame(values, all)) onChange(all);
  };
  const add = () => {
    input.current?.focus();
    if (!text || isOver) return;
    const added = newIn(typed, items);
    if (added.length === 0) return setDuplicate(text);
    if (!isTyping) onChange([...items, ...added]);
    setTyped('');
    setTyping(0);
    setAnnouncement(texts.added({ name: added.join(', ') }));
  };
  const remove = (index: number) => {
    setAnnouncement(texts.removed({ name: items[index] ?? '' }));
    setDuplicate('');
    onChange(values.filter((_, place) => place !== index));
    // Focuses the next item's button. If there is none, focuses the previous item's button or the field.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, items.length - 2)] ?? input.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores the Enter that ends an IME composition. Safari marks this Enter only by `keyCode` 229.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Prevents Enter from submitting the form, even if the field is empty because Enter just added its text.
    event.preventDefault();
    add();
  };

  return (
    <div>
      <Field
        label={label}
        hint={hint}
        error={(duplicate && texts.duplicate({ name: duplicate })) || error}
        isRequired={isRequired}
        length={typed.length}
        maximum={textMaximum.line}
      >
        {(control) => (
          <div className={styles.line}>
            <input
              {...control}
              ref={input}
              className={fieldStyles.box}
              type="text"
              name={name}
              enterKeyHint="done"
              autoComplete="off"
              placeholder={placeholder}
              disabled={isDisabled}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button variant="secondary" isDisabled={isDisabled || !text || isOver} onClick={add}>
              {texts.add}
            </Button>
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul className={styles.list} ref={list} aria-label={label}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several items may have the same text.
            <li key={index} className={styles.item}>
              <span className={styles.text}>
                <TextChunks text={item}>{(piece) => piece}</TextChunks>
              </span>
              <IconButton
                size="small"
                icon={X}
                label={texts.remove({ name: item })}
                isDisabled={isDisabled}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={visuallyHiddenStyles.hidden} role="status">
        {duplicate ? texts.duplicate({ name: duplicate }) : announcement}
      </p>
    </div>
  );
}
