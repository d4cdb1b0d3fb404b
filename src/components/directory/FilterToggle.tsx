import { X } from 'lucide';
import { Icon } from '../brand/Icon';
import * as filterSelectStyles from './FilterSelect.css';
import * as styles from './FilterToggle.css';

export type FilterToggleProps = {
  /** The name of the filter: "Hiring now". */
  label: string;
  /** Whether the filter is active. */
  isOn: boolean;
  /** Called when the user toggles the filter. */
  onChange: (isOn: boolean) => void;
};

/** A filter that is on or off. */
export function FilterToggle({ label, isOn, onChange }: FilterToggleProps) {
  return (
    <button
      className={isOn ? `${styles.toggle} ${filterSelectStyles.chosen}` : styles.toggle}
      type="button"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {label}
      {isOn && <Icon of={X} size={16} />}
    </button>
  );
}
