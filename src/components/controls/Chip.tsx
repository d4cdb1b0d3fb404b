import type { ReactNode } from 'react';
import * as styles from './Chip.css';

export type ChipProps = {
  /** The filter's name: one or two words. */
  children: ReactNode;
  /** Whether the filter is on. */
  isPressed: boolean;
  /** Called on a press. The chip doesn't toggle until the parent changes `isPressed`. */
  onClick: () => void;
};

/** A button that toggles a filter. */
export function Chip({ children, isPressed, onClick }: ChipProps) {
  return (
    <button className={styles.chip} type="button" aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  );
}
