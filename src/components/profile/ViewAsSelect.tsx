import { useMessages } from '@messages';
import { Select } from '../controls/Select';
import { Inline } from '../layout/Inline';
import { Text } from '../typography/Text';
import type { ViewAsProps } from './ViewAs';

/** The choice itself, and what it shows. */
export function ViewAsSelect({ value, options, onChange }: ViewAsProps) {
  const t = useMessages('profile').shared.privacy;
  return (
    <>
      <Inline gap={8}>
        <span aria-hidden>
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
    </>
  );
}
