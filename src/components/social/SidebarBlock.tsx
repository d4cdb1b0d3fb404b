import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import * as styles from './SidebarBlock.css';

export type SidebarBlockProps = {
  /** Its heading, and the name of the region. */
  title: string;
  /** A list, or a few lines. */
  children: ReactNode;
};

/** One card beside the feed, with its heading. */
export function SidebarBlock({ title, children }: SidebarBlockProps) {
  return (
    <Card as="section" padding={0} label={title}>
      <div className={styles.block}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
    </Card>
  );
}
