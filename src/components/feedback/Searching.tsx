import { useMessages } from '@messages';
import * as styles from './Searching.css';

/** In the place of how much is found, while a search takes its time. */
export function Searching() {
  const t = useMessages('common');
  return <span className={styles.late}>{t.searching}</span>;
}
