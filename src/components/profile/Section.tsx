import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import { Heading } from '../typography/Heading';
import * as styles from './Section.css';

export type SectionProps = {
  /** The heading, and the accessible name of the region. */
  title: string;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Size of the heading. card: for the main column. small: for the aside. */
  size?: 'card' | 'small';
  /** A link or button, at the end of the heading's line. */
  action?: ReactNode;
  /** A line below the heading. */
  note?: string;
  /** The content of the section. */
  children: ReactNode;
};

/** A section of a profile: a card with a heading. */
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
