import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import * as styles from './Chapters.css';

export type ChaptersProps = {
  /** Heading of the table of contents. */
  label: string;
  /** Ids and titles of the chapters in `children`, in order. */
  items: readonly { id: string; title: string }[];
  /** The chapters, each with its id. */
  children: ReactNode;
};

/** A long page with a table of contents beside it (above it on phones), which links to its chapters. */
export function Chapters({ label, items, children }: ChaptersProps) {
  return (
    <div className={styles.layout}>
      <nav className={styles.contents} aria-label={label}>
        <Heading level={2} size="small">
          {label}
        </Heading>
        <ul className={styles.list}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.chapters}>{children}</div>
    </div>
  );
}
