import { useMessages } from '@messages';
import { useRef } from 'react';
import * as styles from './NewMark.css';
import { useSeen } from './useSeen';

export type NewMarkProps = {
  /** Called once the mark was in view for a second. */
  onSeen: () => void;
};

/** Marks a card that the user hasn’t seen yet. */
export function NewMark({ onSeen }: NewMarkProps) {
  const t = useMessages('searches');
  const mark = useRef<HTMLSpanElement>(null);
  useSeen(mark, onSeen);
  return (
    <span ref={mark} className={styles.mark}>
      {t.mark}
    </span>
  );
}
