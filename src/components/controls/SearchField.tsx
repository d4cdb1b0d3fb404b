import { Search, X } from 'lucide';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { Icon } from '../brand/Icon';
import { IconButton } from './IconButton';
import * as styles from './SearchField.css';

export const searchTones = ['surface', 'sunken'] as const;

type InputProps = ComponentProps<'input'>;

export type SearchFieldProps = {
  /** Its name; there is no visible label. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: () => void;
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
  ref?: Ref<HTMLInputElement>;
};

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
  return (
    <div className={styles.wrap}>
      <Icon of={Search} className={styles.icon} size={18} />
      <input
        ref={input}
        className={`${styles.input} ${styles.tones[tone]}`}
        type="search"
        aria-label={label}
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
    </div>
  );
}
