import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Search, X } from 'lucide';
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { textMaximum } from '@/data/schema/constants';
import { Icon } from '../brand/Icon';
import * as fieldStyles from './Field.css';
import { IconButton } from './IconButton';
import type { Refusal } from './room';
import * as styles from './SearchField.css';
import { useRoom } from './useRoom';

export const searchTones = ['surface', 'sunken'] as const;

type InputProps = ComponentProps<'input'>;

export type SearchFieldProps = {
  /** Its name; there is no visible label. */
  label: string;
  /** What is looked for now. */
  value: string;
  /** At every key; '' when it is emptied. */
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: () => void;
  /** What can be looked for: "Search by name or skill". */
  placeholder?: string;
  /** surface: bordered, on the page. sunken: in a bar. */
  tone?: 'surface' | 'sunken';
  /** Name of the button that empties it. */
  clearLabel: string;
  /** Keys that lead here, shown while it is empty: "⌘K". */
  shortcut?: string;
  /** For the component that puts a list below it: makes it a combobox, whose keys are the list's. */
  combobox?: Pick<InputProps, 'type' | 'role' | 'spellCheck' | 'onFocus' | 'onClick' | 'onKeyDown'> & {
    [Attribute in keyof InputProps as Attribute extends `aria-${string}`
      ? Attribute
      : never]: InputProps[Attribute];
  };
  /** The native input, for shortcuts that lead here. */
  ref?: Ref<HTMLInputElement>;
};

type SearchNoteProps = {
  id: string;
  query: string;
  /** Why more was kept out just now. */
  refusal: Refusal | null;
  /** Over what is below the field. */
  isFloating?: boolean;
};

/** Of what is longer only the beginning is looked for; what doesn't fit at all is kept out: it says so. */
function SearchNote({ id, query, refusal, isFloating = false }: SearchNoteProps) {
  const t = useMessages('common');
  const { count } = useFormats();
  const most = count(textMaximum.search);
  const isLong = query.length > textMaximum.search;
  // Always there, or it would not be announced when it is filled.
  return (
    <div aria-live="polite">
      {(isLong || refusal) && (
        <p className={isFloating ? styles.note : fieldStyles.hint} id={id}>
          {refusal === 'dense' ? t.refusedDense : (refusal ? t.refused : t.searchTooLong)({ most })}
        </p>
      )}
    </div>
  );
}

/** What to look for; Escape or its button empties it. */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  tone = 'surface',
  clearLabel,
  shortcut,
  combobox,
  ref,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const { root, refusal } = useRoom(textMaximum.search);
  const noteId = useId();
  const isLong = value.length > textMaximum.search;
  const field = (
    <div className={styles.wrap} ref={root}>
      <Icon of={Search} className={styles.icon} size={18} />
      <input
        ref={input}
        className={`${styles.input} ${styles.tones[tone]}`}
        type="search"
        aria-label={label}
        aria-describedby={refusal || (isLong && !combobox) ? noteId : undefined}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.();
          if (event.key === 'Escape' && value) {
            // Only this: not the dialog or menu around it.
            event.preventDefault();
            event.stopPropagation();
            onChange('');
          }
        }}
        {...combobox}
      />
      {value ? (
        <span className={styles.clear}>
          <IconButton
            size="small"
            label={clearLabel}
            icon={X}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        </span>
      ) : (
        shortcut && (
          <kbd aria-hidden className={styles.shortcut}>
            {shortcut}
          </kbd>
        )
      )}
      {/* The list below it says what is left out of a long query. */}
      {combobox && <SearchNote id={noteId} query="" refusal={refusal} isFloating />}
    </div>
  );
  if (combobox) return field;
  return (
    <div className={styles.field}>
      {field}
      <SearchNote id={noteId} query={value} refusal={refusal} />
    </div>
  );
}
