import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { Heading } from '../typography/Heading';
import * as styles from './Section.css';

export type SectionProps = {
  /** Its heading, and the name of the region. */
  title: string;
  /** The level of its heading. */
  level?: 2 | 3;
  /** card: in the main column. small: beside it. */
  size?: 'card' | 'small';
  /** One link or button, at the end of the heading's line. */
  action?: ReactNode;
  /** A line below the heading. */
  note?: string;
  /** What the part is about. */
  children: ReactNode;
};

/** A part of a profile: a card with its heading. */
export function Section({ title, level = 2, size = 'card', action, note, children }: SectionProps) {
  return (
    <Card as="section" label={title}>
      <div className={styles.section}>
        <div>
          <div className={styles.head}>
            <Heading level={level} size={size}>
              {title}
            </Heading>
            {action && <div className={styles.action}>{action}</div>}
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}
