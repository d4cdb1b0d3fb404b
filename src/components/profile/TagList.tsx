import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useEffect, useRef, useState } from 'react';
import { Tag } from '../controls/Tag';
import * as styles from './TagList.css';

export type TagListProps = {
  /** Name of the list. */
  label: string;
  /** The words, in their order. */
  items: readonly string[];
  /** How many are seen before "+N more"; without it, all. */
  shown?: number;
};

/** Words as tags, the rest of a long list behind a button. */
export function TagList({ label, items, shown = items.length }: TagListProps) {
  const t = useMessages('profile').shared;
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const firstHidden = useRef<HTMLLIElement>(null);

  // The button that brought the rest is gone: its focus goes to what it brought.
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
