import { Tag } from 'lucide';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './SelectChip.css';

export type SelectChipProps<Value extends string = string> = {
  /** Its name, and what it says while nothing is chosen: "Add a tag". */
  label: string;
  /** '' when nothing is chosen. */
  value: Value | '';
  /** One for '' says what choosing nothing is ("No tag"); without it, that is the label too. */
  options: readonly { value: Value | ''; label: string }[];
  /** An option was chosen; '' for nothing. */
  onChange: (value: Value | '') => void;
  /** Before the words, where they need a sign. */
  icon?: IconNode;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
};

/** One choice of several, the size of a chip. */
export function SelectChip<Value extends string>({
  label,
  value,
  options,
  onChange,
  icon = Tag,
  isDisabled,
}: SelectChipProps<Value>) {
  return (
    <span className={value ? `${styles.wrap} ${styles.chosen}` : styles.wrap}>
      <Icon of={icon} className={styles.icon} size={16} />
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value as Value | '')}
      >
        {options.some((option) => !option.value) || <option value="">{label}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
