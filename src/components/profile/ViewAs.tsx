import { useMessages } from '@messages';
import type { Viewer } from '@/data/schema/privacy';
import { Select } from '../controls/Select';
import { Inline } from '../layout/Inline';
import { Text } from '../typography/Text';
import * as styles from './ViewAs.css';

export type ViewAsProps = {
  /** Through whose eyes the page is shown now. */
  value: Viewer;
  /** Whose eyes there are to look through, in their order. */
  options: readonly Viewer[];
  /** Another viewer was chosen. */
  onChange: (viewer: Viewer) => void;
};

/** Through whose eyes one looks at one's own page, and what that shows. */
export function ViewAs({ value, options, onChange }: ViewAsProps) {
  const t = useMessages('profile').shared.privacy;
  return (
    <div className={value === 'self' ? styles.viewAs : `${styles.viewAs} ${styles.saying}`}>
      <Inline gap={8}>
        <span aria-hidden className={styles.label}>
          <Text as="span" size="small" tone="muted">
            {t.viewAs}
          </Text>
        </span>
        <Select
          label={t.viewAs}
          isLabelHidden
          size="small"
          value={value}
          options={options.map((viewer) => ({ value: viewer, label: t.viewers[viewer] }))}
          onChange={onChange}
        />
      </Inline>
      <div role="status">
        {value !== 'self' && (
          <Text size="small" tone="muted">
            {t.seenBy[value]}
          </Text>
        )}
      </div>
    </div>
  );
}
