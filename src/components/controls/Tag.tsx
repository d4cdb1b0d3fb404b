import type { ReactNode } from 'react';
import * as styles from './Tag.css';

export const tagTones = ['neutral', 'rise', 'sky', 'signal'] as const;

export type TagProps = {
  /** One or two words: "Seed", "Hiring". */
  children: ReactNode;
  /** neutral: a fact. rise: funding, growth. sky: a kind of person or place. signal: rare, important. */
  tone?: 'neutral' | 'rise' | 'sky' | 'signal';
};

/** A small label that categorizes something. Not interactive. */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={`${styles.tag} ${styles.tones[tone]}`}>{children}</span>;
}
