import { useMessages } from '@messages';
import { useCount } from '@messages/count';
import { Search, X } from 'lucide';
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { textMaximum } from '@/data/schema/text/limits';
import { Icon } from '../brand/Icon';
import * as fieldStyles from './Field.css';
import { IconButton } from './IconButton';
import * as styles from './SearchField.css';
import type { Refusal } from './textCapacity';
import { useTextCapacity } from './useTextCapacity';

export const searchTones = ['surface', 'sunken'] as const;

type InputProps = ComponentProps<'input'>;

export type SearchFieldProps = {
  /** Accessible name; there is no visible label. */
  label: string;
  /** The query. */
  value: string;
  /** Called on each input with the query; '' when it is cleared. */
  onChange: (value: string) => void;
  /** Called on Enter. */
  onSubmit?: () => void;
  /** Names what the user can search for: "Search by name or skill". */
  placeholder?: string;
  /** surface: bordered, on the page. sunken: in a bar. */
  tone?: 'surface' | 'sunken';
  /** Label of the clear button. */
  clearLabel: string;
  /** The shortcut that focuses the field, shown while it is empty: "⌘K". */
  shortcut?: string;
  /** Props of a combobox, for a component that adds a list below the field and controls it by keyboard. */
  combobox?: Pick<InputProps, 'type' | 'role' | 'spellCheck' | 'onFocus' | 'onClick' | 'onKeyDown'> & {
    [Attribute in keyof InputProps as Attribute extends `aria-${string}`
      ? Attribute
      : never]: InputProps[Attribute];
  };
  /** The native input, for shortcuts that focus it. */
  ref?: Ref<HTMLInputElement>;
};

type SearchNoteProps = {
  id: string;
  query: string;
  /** Why the field refused the last pasted or dropped text. */
  refusal: Refusal | null;
  /** Whether the note floats over the content below the field. */
  isFloating?: boolean;
};

/** States that the search uses only the beginning of a long query, or that the field refused pasted text. */
function SearchNote({ id, query, refusal, isFloating = false }: SearchNoteProps) {
  const t = useMessages('common');
  const count = useCount();
  const isLong = query.length > textMaximum.search;
  // This live region is mounted while empty: one that mounts with its text isn't announced.
  return (
    <div aria-live="polite">
      {(isLong || refusal) && (
        <p className={isFloating ? styles.note : fieldStyles.hint} id={id}>
          {refusal === 'dense'
            ? t.refusedDense
            : (refusal ? t.refused : t.searchTooLong)({ most: count(textMaximum.search) })}
        </p>
      )}
    </div>
  );
}

/** A search field. Escape or the clear button empties it. */
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
  const { root, refusal } = useTextCapacity(textMaximum.search);
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
            // Prevents Escape from also closing a dialog or menu around the field.
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
      {/* Passes an empty query to hide the note about a long query: the list below shows that note. */}
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
