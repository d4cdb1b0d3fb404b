import { useMessages } from '@messages';
import { memo, useEffect, useRef } from 'react';
import { type FeedFilter, feedFilters } from '@/data/schema/lists';
import { Chip } from '../controls/Chip';
import * as styles from './FeedFilters.css';

const [all, ...types] = feedFilters;

export type FeedFiltersProps = {
  /** The filter in force; there always is one. */
  value: FeedFilter;
  /** Whether anything is saved: what is saved can be shown by itself. */
  hasSaved: boolean;
  /** Another filter was chosen. */
  onChange: (filter: FeedFilter) => void;
};

/**
 * Which posts the feed shows: all, or those of one type; once anything is saved, those too, beside the way back to all.
 * Scrolls sideways where the chips don't fit.
 */
export const FeedFilters = memo(function FeedFilters({ value, hasSaved, onChange }: FeedFiltersProps) {
  const t = useMessages('feed');
  const box = useRef<HTMLDivElement>(null);
  const hasChip = hasSaved || value === 'saved';

  // The chosen chip is in sight, also when the address chose it. Only the row moves, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is chosen.
  useEffect(() => {
    const chip = box.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    const view = box.current?.getBoundingClientRect();
    if (!chip || !view) return;
    const margin = 16;
    if (chip.right > view.right) box.current?.scrollBy(chip.right - view.right + margin, 0);
    else if (chip.left < view.left) box.current?.scrollBy(chip.left - view.left - margin, 0);
  }, [value]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden, and it can't scroll everywhere.
    <div className={styles.row} ref={box} role="group" aria-label={t.filterLabel}>
      {(hasChip ? [all, 'saved' as const, ...types] : feedFilters).map((filter) => (
        <Chip key={filter} isPressed={filter === value} onClick={() => onChange(filter)}>
          {t.filters[filter]}
        </Chip>
      ))}
    </div>
  );
});
