import { X } from 'lucide';
import { Icon } from '../brand/Icon';
import * as filterSelectStyles from './FilterSelect.css';
import * as styles from './FilterToggle.css';

export type FilterToggleProps = {
  /** What is kept while it is on: "Hiring now". */
  label: string;
  /** Whether the list is narrowed by it. */
  isOn: boolean;
  /** It was pressed. */
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
