import { Tag } from 'lucide';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './SelectChip.css';

export type SelectChipProps<Value extends string = string> = {
  /** Accessible name, and the text while no option is chosen: "Add a tag". */
  label: string;
  /** The chosen value; '' for none. */
  value: Value | '';
  /** All options, in order. An option '' ("No tag") is the empty choice. If missing, `label` is its text. */
  options: readonly { value: Value | ''; label: string }[];
  /** Called when the user chooses an option; '' for none. */
  onChange: (value: Value | '') => void;
  /** Icon before the text. */
  icon?: IconNode;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
};

/** A native select that looks like a chip. */
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
