import { useMessages } from '@messages';
import { type FeedFilter, feedFilters } from '@/data/schema/lists';
import { Chip } from '../controls/Chip';
import { row } from './FeedFilters.css';

export type FeedFiltersProps = {
  value: FeedFilter;
  onChange: (filter: FeedFilter) => void;
};

/** Which posts the feed shows: all, or those of one type. Scrolls sideways where the chips don't fit. */
export function FeedFilters({ value, onChange }: FeedFiltersProps) {
  const t = useMessages('feed');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden, and it can't scroll everywhere.
    <div className={row} role="group" aria-label={t.filterLabel}>
      {feedFilters.map((filter) => (
        <Chip key={filter} pressed={filter === value} onClick={() => onChange(filter)}>
          {t.filters[filter]}
        </Chip>
      ))}
    </div>
  );
}
