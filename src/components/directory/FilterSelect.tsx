import { useMessages } from '@messages';
import { ChevronDown, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './FilterSelect.css';

export type FilterSelectProps = {
  /** Accessible name, and the text while no value is chosen: "Industry". */
  label: string;
  /** The chosen value; '' for none. */
  value: string;
  /** If '' is the default choice: its text, and the label of the button that restores it. */
  none?: { text: string; backLabel: string };
  /** The values, in order. */
  options: readonly { value: string; label: string }[];
  /** Called when the user chooses a value; '' removes it. */
  onChange: (value: string) => void;
};

/** A filter with several values. A button removes the chosen one. */
export function FilterSelect({ label, value, none, options, onChange }: FilterSelectProps) {
  const t = useMessages('directory');
  const field = useRef<HTMLSelectElement>(null);
  const text = options.find((option) => option.value === value)?.label ?? value;
  return (
    <span className={styles.wrap}>
      <select
        ref={field}
        className={value ? `${styles.select} ${styles.chosen}` : styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{none?.text ?? (value ? t.any : label)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {value ? (
        <button
          className={styles.remove}
          type="button"
          aria-label={none?.backLabel ?? t.removeFilter({ filter: text })}
          onClick={() => {
            // Focuses the select before `onChange`, which may then focus another element.
            field.current?.focus();
            onChange('');
          }}
        >
          <Icon of={X} size={16} />
        </button>
      ) : (
        <Icon of={ChevronDown} className={styles.chevron} size={16} />
      )}
    </span>
  );
}
