import { Tag } from 'lucide';
import { Icon, type IconNode } from '../brand/Icon';
import * as styles from './SelectChip.css';

export type SelectChipProps<Value extends string = string> = {
  /** Accessible name, and the text while nothing is chosen: "Add a tag". */
  label: string;
  /** The chosen value; '' for none. */
  value: Value | '';
  /** An option for '' names the empty choice ("No tag"); without one, `label` names it. */
  options: readonly { value: Value | ''; label: string }[];
  /** Called when the user chooses an option; '' for none. */
  onChange: (value: Value | '') => void;
  /** Icon before the text. */
  icon?: IconNode;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
};

/** A select the size of a chip. */
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
