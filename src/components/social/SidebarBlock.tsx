import type { ReactNode } from 'react';
import { Card } from '../layout/Card';
import * as styles from './SidebarBlock.css';

export type SidebarBlockProps = {
  /** The heading, and the accessible name of the region. */
  title: string;
  /** The content: a list, or a few lines. */
  children: ReactNode;
};

/** A card in the feed's sidebar, with a heading. */
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
