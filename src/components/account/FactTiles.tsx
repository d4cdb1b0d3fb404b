import { useMessages } from '@messages';
import * as styles from './FactTiles.css';

export type FactTilesProps = {
  /** In their order. A blank value is said to be missing. */
  facts: readonly { term: string; value: string }[];
};

/** Facts of an account, each on a tile of its own. */
export function FactTiles({ facts }: FactTilesProps) {
  const { notAdded } = useMessages('account').shared;
  return (
    <dl className={styles.tiles}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.tile}>
          <dt className={styles.term}>{term}</dt>
          <dd className={value ? styles.value : styles.none}>{value || notAdded}</dd>
        </div>
      ))}
    </dl>
  );
}
