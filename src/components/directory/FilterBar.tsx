import { useMessages } from '@messages';
import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FilterName } from '@/data/schema/choices';
import { Icon } from '../brand/Icon';
import { TextButton } from '../typography/TextButton';
import * as styles from './FilterBar.css';
import { FilterSelect } from './FilterSelect';
import { FilterToggle } from './FilterToggle';
import * as filterToggleStyles from './FilterToggle.css';
import { useFilterText } from './useFilterText';

/** A filter and what can be chosen of it. */
export type OfferedFilter = {
  name: FilterName;
  options: readonly string[];
  /** '' when nothing is chosen. */
  value: string;
};

export type FilterBarProps = {
  /** The first two are always in sight, the others when asked for or in force. */
  filters: readonly OfferedFilter[];
  /** A filter was chosen from; '' lets go of it. */
  onChange: (name: FilterName, value: string) => void;
  /** Lets go of all of them. */
  onClear: () => void;
  /** At the end of the bar: how many there are, and their order. */
  children: ReactNode;
};

/** Filters that are only on or off. */
const toggles: readonly FilterName[] = ['raising', 'mentoring', 'verified'];

/** What the list is narrowed by. */
export function FilterBar({ filters, onChange, onClear, children }: FilterBarProps) {
  const t = useMessages('directory');
  const filterText = useFilterText();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const moreButton = useRef<HTMLButtonElement>(null);
  const isChosen = ({ value }: OfferedFilter) => value !== '';

  /** `isLeaving`: it goes out of sight with its value, and the focus would be lost. */
  const filter = ({ name, options, value }: OfferedFilter, isLeaving = false) => {
    const choose = (next: string) => {
      onChange(name, next);
      if (isLeaving && !next) moreButton.current?.focus();
    };
    return toggles.includes(name) ? (
      <FilterToggle
        key={name}
        label={t.filters[name]}
        isOn={value !== ''}
        onChange={(isOn) => choose(isOn ? 'yes' : '')}
      />
    ) : (
      <FilterSelect
        key={name}
        label={t.filters[name]}
        value={value}
        options={options.map((option) => ({ value: option, label: filterText(name, option) }))}
        onChange={choose}
      />
    );
  };

  const [main, rest] = [filters.slice(0, 2), filters.slice(2)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden.
    <div className={styles.row} role="group" aria-label={t.filterLabel}>
      {main.map((offered) => filter(offered))}
      <button
        ref={moreButton}
        className={filterToggleStyles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} size={16} />
        <span className={styles.moreLabel}>{t.moreFilters}</span>
      </button>
      {!isOpen && rest.filter(isChosen).map((offered) => filter(offered, true))}
      {filters.some(isChosen) && (
        <span className={styles.clear}>
          <TextButton
            onClick={() => {
              onClear();
              moreButton.current?.focus();
            }}
          >
            {t.clearAll}
          </TextButton>
        </span>
      )}
      <div className={styles.result}>{children}</div>
      <div id={moreId} className={styles.more} hidden={!isOpen}>
        {isOpen && rest.map((offered) => filter(offered))}
      </div>
    </div>
  );
}
