import { useMessages } from '@messages';
import * as styles from './FactTiles.css';

export type FactTilesProps = {
  /** The facts, in order. A blank value shows as “Not added yet”. */
  facts: readonly { term: string; value: string }[];
};

/** Shows facts of an account, one per tile. */
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
