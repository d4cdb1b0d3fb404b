import { useMessages } from '@messages';
import * as styles from './Searching.css';

/** Replaces the number of results while a search is running. */
export function Searching() {
  const t = useMessages('common');
  return <span className={styles.late}>{t.searching}</span>;
}
