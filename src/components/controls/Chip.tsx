import type { ReactNode } from 'react';
import * as styles from './Chip.css';

export type ChipProps = {
  /** The filter's name: one or two words. */
  children: ReactNode;
  /** Whether the filter it stands for is on. */
  isPressed: boolean;
  /** Pressed: turns the filter over, once `isPressed` says so. */
  onClick: () => void;
};

/** A filter to switch on and off. */
export function Chip({ children, isPressed, onClick }: ChipProps) {
  return (
    <button className={styles.chip} type="button" aria-pressed={isPressed} onClick={onClick}>
      {children}
    </button>
  );
}
