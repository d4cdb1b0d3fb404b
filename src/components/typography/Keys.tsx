import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Keys.css';

/** A key of the keyboard. `name`: what a screen reader says instead of the label, such as for ↑. */
export type KeyLabel = { label: string; name?: string };

export type KeysProps = {
  /** The keys, pressed together, in the order in which they are shown. */
  keys: readonly (string | KeyLabel)[];
  /** Whether the keys only repeat what the label beside them does: hidden from screen readers, and on a phone. */
  isHint?: boolean;
};

/** Keys of the keyboard that are pressed together, such as Ctrl and K. */
export function Keys({ keys, isHint = false }: KeysProps) {
  return (
    <kbd className={isHint ? `${styles.keys} ${styles.hint}` : styles.keys} aria-hidden={isHint || undefined}>
      {keys.map((key) => {
        const { label, name } = typeof key === 'string' ? { label: key, name: undefined } : key;
        return (
          <kbd key={label} className={styles.key}>
            <span aria-hidden={name !== undefined || undefined}>{label}</span>
            {name && <VisuallyHidden>{name}</VisuallyHidden>}
          </kbd>
        );
      })}
    </kbd>
  );
}
