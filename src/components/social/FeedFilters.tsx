import { useMessages } from '@messages';
import { memo, useEffect, useRef } from 'react';
import { type FeedFilter, feedFilters } from '@/data/schema/shapes/lists';
import { Chip } from '../controls/Chip';
import * as styles from './FeedFilters.css';

const [all, ...types] = feedFilters;

export type FeedFiltersProps = {
  /** The current filter. */
  value: FeedFilter;
  /** Whether the user has saved posts. If so, there is a filter for them. */
  hasSaved: boolean;
  /** Called when the user chooses a filter. */
  onChange: (filter: FeedFilter) => void;
};

/**
 * Chips that filter the feed: all posts, saved posts, or posts of one type. The row scrolls if the chips
 * don't fit.
 */
export const FeedFilters = memo(function FeedFilters({ value, hasSaved, onChange }: FeedFiltersProps) {
  const t = useMessages('feed');
  const box = useRef<HTMLDivElement>(null);
  const hasChip = hasSaved || value === 'saved';

  // Scrolls the current chip into view. Doesn't use `scrollIntoView`, which could also scroll the page.
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
