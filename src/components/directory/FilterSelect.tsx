import { useMessages } from '@messages';
import { ChevronDown, X } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './FilterSelect.css';

export type FilterSelectProps = {
  /** Its name, and what it says while nothing is chosen: "Industry". */
  label: string;
  /** '' when nothing is chosen. */
  value: string;
  /** Where choosing nothing is a choice of its own: what it is called, and how one comes back to it. */
  none?: { text: string; backLabel: string };
  /** The values there are, in their order. */
  options: readonly { value: string; label: string }[];
  /** A value was chosen; '' lets go of it. */
  onChange: (value: string) => void;
};

/** A filter with several values; once one is chosen, it can be let go of at one press. */
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
            // Before anybody is told: they may know a better place.
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
