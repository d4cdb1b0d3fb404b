import { Icon, type IconNode } from '../brand/Icon';
import { Lines } from '../typography/Lines';
import * as styles from './IconList.css';

export type IconListProps = {
  /** The kind of what is listed. */
  icon: IconNode;
  /** In the order they are shown. */
  items: readonly {
    title: string;
    /** Of the title: who gave it, and when. */
    byline?: string;
    /** A sentence more. */
    text?: string;
  }[];
};

/** What someone has reached: degrees, certificates, achievements. */
export function IconList({ icon, items }: IconListProps) {
  return (
    <ul className={styles.list}>
      {items.map((entry, index) => {
        const isNameOnly = !entry.byline && !entry.text;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same, and none ever moves.
          <li key={index} className={styles.item}>
            <span className={styles.badge}>
              <Icon of={icon} size={18} />
            </span>
            <div className={styles.words}>
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
