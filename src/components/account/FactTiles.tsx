import { useMessages } from '@messages';
import { none, term as termStyle, tile, tiles, value as valueStyle } from './FactTiles.css';

export type FactTilesProps = {
  /** In their order. A blank value is said to be missing. */
  facts: readonly { term: string; value: string }[];
};

/** Facts of an account, each on a tile of its own. */
export function FactTiles({ facts }: FactTilesProps) {
  const { notAdded } = useMessages('account').shared;
  return (
    <dl className={tiles}>
      {facts.map(({ term, value }) => (
        <div key={term} className={tile}>
          <dt className={termStyle}>{term}</dt>
          <dd className={value ? valueStyle : none}>{value || notAdded}</dd>
        </div>
      ))}
    </dl>
  );
}
