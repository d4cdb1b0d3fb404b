import { Icon, type IconNode } from '../brand/Icon';
import { Lines } from '../typography/Lines';
import * as styles from './IconList.css';

export type IconListProps = {
  /** The icon of all entries. */
  icon: IconNode;
  /** The entries in display order. */
  items: readonly {
    title: string;
    /** Issuer and date, below the title. */
    byline?: string;
    /** An additional sentence. */
    text?: string;
  }[];
  /** The language of the texts, if it is known and may differ from the page's. */
  lang?: string;
};

/** A list of degrees, certificates or achievements. */
export function IconList({ icon, items, lang }: IconListProps) {
  return (
    <ul className={styles.list} lang={lang}>
      {items.map((entry, index) => {
        const isNameOnly = !entry.byline && !entry.text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same, and none ever moves.
          <li key={index} className={styles.item}>
            <span className={styles.badge}>
              <Icon of={icon} size={18} />
            </span>
            <div className={styles.content}>
              <p className={isNameOnly ? styles.alone : styles.title}>{entry.title}</p>
              {entry.byline && <p className={styles.byline}>{entry.byline}</p>}
              {entry.text && (
                <p className={styles.text}>
                  <Lines>{entry.text}</Lines>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
