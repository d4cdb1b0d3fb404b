import { X } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tidyText } from '@/data/schema/blank';
import { textMaximum } from '@/data/schema/constants';
import { itemsOf } from '@/data/schema/items';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { Pieces } from '../typography/Pieces';
import { Button } from './Button';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import { IconButton } from './IconButton';
import * as styles from './TextList.css';

/** What the list says; `wizard.fields.list` has them all. */
export type TextListWords = {
  add: string;
  remove: (p: { name: string }) => string;
  /** Read aloud. */
  added: (p: { name: string }) => string;
  /** Read aloud. */
  removed: (p: { name: string }) => string;
  duplicate: (p: { name: string }) => string;
};

export type TextListProps = {
  /** What is listed, above it: "Skills". */
  label: string;
  /** Its name in the form that it stands in. */
  name: string;
  /** What was added, in its order. */
  values: readonly string[];
  /** Also at every key: what is typed and not added yet already counts, as the last one. */
  onChange: (values: string[]) => void;
  /** What its buttons say, and what it answers. */
  words: TextListWords;
  /** An example of an entry. */
  placeholder?: string;
  /** Refuses what is there already, whatever its capitals. */
  hasNoDuplicates?: boolean;
  /** A text with commas is several items, as where a list is edited as one text. */
  canSplit?: boolean;
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
};

const isSame = (values: readonly string[], others: readonly string[]) =>
  values.length === others.length && values.every((value, at) => value === others[at]);

/**
 * A list of short texts: Add or Enter puts one more to it, or several. Going on without either loses nothing: the text in the
 * box is an item from its first letter.
 */
export function TextList({
  label,
  name,
  values,
  onChange,
  words,
  placeholder,
  isRequired,
  hasNoDuplicates = false,
  canSplit = false,
  hint,
  error,
  isDisabled,
}: TextListProps) {
  const [typed, setTyped] = useState('');
  /** How many of the last values are what is being typed: their texts don't tell, others may have them as well. */
  const [typing, setTyping] = useState(0);
  const [duplicate, setDuplicate] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const textsOf = (text: string) => (canSplit ? itemsOf(text) : [tidyText(text)].filter(Boolean));
  /** What of a text may be put after these. */
  const newIn = (text: string, before: readonly string[]) => {
    const texts = textsOf(text);
    if (!hasNoDuplicates) return texts;
    const keys = [...before, ...texts].map((one) => one.toLocaleLowerCase());
    return texts.filter((_, at) => keys.indexOf(keys[before.length + at] ?? '') === before.length + at);
  };
  const text = textsOf(typed).join(', ');
  const isOver = typed.length > textMaximum.line;
  const before = values.slice(0, values.length - typing);
  /** Values that came from elsewhere since don't have what is being typed. */
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
    setAnnouncement(words.added({ name: added.join(', ') }));
  };
  const remove = (index: number) => {
    setAnnouncement(words.removed({ name: items[index] ?? '' }));
    setDuplicate('');
    onChange(values.filter((_, place) => place !== index));
    // To the one that takes its place (and its button), else to the one before, else to the box.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, items.length - 2)] ?? input.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a composition writes; Safari says so only by the old code.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    // Never the form's: adding twice would send it.
    event.preventDefault();
    add();
  };

  return (
    <div>
      <Field
        label={label}
        hint={hint}
        error={(duplicate && words.duplicate({ name: duplicate })) || error}
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
              {words.add}
            </Button>
          </div>
        )}
      </Field>
      {items.length > 0 && (
        <ul className={styles.list} ref={list} aria-label={label}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand side by side.
            <li key={index} className={styles.item}>
              <span className={styles.text}>
                <Pieces text={item}>{(piece) => piece}</Pieces>
              </span>
              <IconButton
                size="small"
                icon={X}
                label={words.remove({ name: item })}
                isDisabled={isDisabled}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={visuallyHiddenStyles.hidden} role="status">
        {duplicate ? words.duplicate({ name: duplicate }) : announcement}
      </p>
    </div>
  );
}
