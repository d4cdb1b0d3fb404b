import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useEffect, useRef, useState } from 'react';
import { Tag } from '../controls/Tag';
import * as styles from './TagList.css';

export type TagListProps = {
  /** Accessible name of the list. */
  label: string;
  /** The tags in display order. */
  items: readonly string[];
  /** Number of tags before "+N more"; all by default. */
  shown?: number;
};

/** A list of tags. A button shows the rest of a long list. */
export function TagList({ label, items, shown = items.length }: TagListProps) {
  const t = useMessages('profile').shared;
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);

  // A press unmounts the button, so the first tag that the press revealed takes the focus.
  useEffect(() => {
    if (isOpen) firstHidden.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const all = [...new Set(items)];
  const seen = isOpen ? all : all.slice(0, shown);
  if (all.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {seen.map((text, index) => {
        const isFirstHidden = isOpen && index === shown;
        return (
          <li
            key={text}
            className={styles.item}
            tabIndex={isFirstHidden ? -1 : undefined}
            ref={isFirstHidden ? firstHidden : undefined}
          >
            <Tag>{text}</Tag>
          </li>
        );
      })}
      {seen.length < all.length && (
        <li className={styles.item}>
          <button className={styles.more} type="button" onClick={() => setOpen(true)}>
            {t.more({ count: count(all.length - seen.length) })}
          </button>
        </li>
      )}
    </ul>
  );
}
