import type { ReactNode } from 'react';
import * as styles from './Tag.css';

export const tagTones = ['neutral', 'rise', 'sky', 'signal'] as const;

export type TagProps = {
  /** One or two words: "Seed", "Hiring". */
  children: ReactNode;
  /** neutral: a fact. rise (green): funding. sky (blue): a kind of user. signal (orange): rare, important. */
  tone?: 'neutral' | 'rise' | 'sky' | 'signal';
};

/** A small label that categorizes something. Not interactive. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={`${styles.tag} ${styles.tones[tone]}`}>{children}</span>;
}
