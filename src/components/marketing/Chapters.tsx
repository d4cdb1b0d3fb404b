import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading';
import * as styles from './Chapters.css';

export type ChaptersProps = {
  /** What the list of contents is called. */
  label: string;
  /** Ids and titles of the parts in `children`, in their order. */
  items: readonly { id: string; title: string }[];
  /** The parts themselves, each under its id. */
  children: ReactNode;
};

/** A long page with its contents beside it (above it on a phone): each entry leads to a part of the page. */
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
