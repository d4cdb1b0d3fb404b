import { useMessages } from '@messages';
import type { ImportRow, RowDecision } from '@/data/schema/shapes/contactImport';
import { rowDecisions } from '@/data/schema/shapes/contactImport';
import { Select } from '../controls/Select';
import { Tag } from '../controls/Tag';
import { Text } from '../typography/Text';
import * as styles from './ImportRowItem.css';

export type ImportRowItemProps = {
  /** A person in the file, and whether the user knows this person already. */
  row: ImportRow;
  /** What the user decided, if the person is unclear. */
  decision: RowDecision;
  /** Called when the user decides about an unclear person. */
  onDecide: (row: string, decision: RowDecision) => void;
};

/** A person of an imported file: name, position and company, and whether the person is new. */
export function ImportRowItem({ row: { id, person, match }, decision, onDecide }: ImportRowItemProps) {
  const t = useMessages('pipeline').import;
  const other = match.kind === 'unclear' && (match.company ? `${match.with}, ${match.company}` : match.with);
  const details = [person.position, person.company, person.email].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <div className={styles.text}>
        <bdi className={styles.name}>{person.name}</bdi>
        {details && (
          <Text size="small" tone="muted">
            {details}
          </Text>
        )}
        {other && <Text size="small">{t.row.unclear({ name: other })}</Text>}
      </div>
      <div className={styles.status}>
        {match.kind === 'new' && <Tag tone="rise">{t.row.new}</Tag>}
        {match.kind === 'same' && (
          <Text size="small" tone="muted">
            {t.row.same({ name: match.with })}
          </Text>
        )}
        {match.kind === 'repeated' && (
          <Text size="small" tone="muted">
            {t.row.repeated}
          </Text>
        )}
        {other && (
          <Select
            label={t.decide({ person: person.name, name: other })}
            isLabelHidden
            size="small"
            value={decision}
            options={rowDecisions.map((value) => ({ value, label: t.decisions[value] }))}
            onChange={(next) => onDecide(id, next)}
          />
        )}
      </div>
    </>
  );
}
