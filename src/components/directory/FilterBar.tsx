import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FilterName } from '@/data/schema/shapes/choices';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import { Dialog } from '../overlays/Dialog';
import { TextButton } from '../typography/TextButton';
import * as styles from './FilterBar.css';
import { FilterSelect } from './FilterSelect';
import { FilterToggle } from './FilterToggle';
import * as filterToggleStyles from './FilterToggle.css';
import { useFilterText } from './useFilterText';

/** A filter and its options. */
export type OfferedFilter = {
  name: FilterName;
  options: readonly string[];
  /** The chosen value; '' for none. */
  value: string;
};

export type FilterBarProps = {
  /** The filters. The first two are always visible, the others when they are active or expanded. */
  filters: readonly OfferedFilter[];
  /** Called when the user changes a filter; '' removes it. */
  onChange: (name: FilterName, value: string) => void;
  /** Called to remove all filters. */
  onClear: () => void;
  /** The control that sorts the results: at the end of the bar, on phones in the sheet. */
  order?: ReactNode;
  /** The number of results, at the end of the bar. */
  children: ReactNode;
};

/** Filters that are only on or off. */
const toggles: readonly FilterName[] = ['raising', 'mentoring', 'verified'];

/** The filters of a list. On phones, one button opens all of them in a sheet. */
export function FilterBar({ filters, onChange, onClear, order, children }: FilterBarProps) {
  const t = useMessages('directory');
  const common = useMessages('common');
  const filterText = useFilterText();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const moreId = useId();
  const moreButton = useRef<HTMLButtonElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const isChosen = ({ value }: OfferedFilter) => value !== '';
  const chosen = filters.filter(isChosen).length;

  /** Focuses the button that opens more filters. Of the two, one is hidden and ignores `focus`. */
  const focusButton = () => {
    moreButton.current?.focus();
    sheetButton.current?.focus();
  };

  /** Renders a filter. `isLeaving`: clearing the filter unmounts it, so the focus moves to a button. */
  const filter = ({ name, options, value }: OfferedFilter, isLeaving = false) => {
    const choose = (next: string) => {
      onChange(name, next);
      if (isLeaving && !next) focusButton();
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
      <span className={styles.onPhone}>
        <button
          ref={sheetButton}
          className={filterToggleStyles.toggle}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <Icon of={SlidersHorizontal} size={16} />
          {chosen > 0 ? t.filtersChosen({ count: formats.count(chosen) }) : t.filterLabel}
        </button>
      </span>
      <div className={styles.wide}>
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
          {t.moreFilters}
        </button>
        {!isOpen && rest.filter(isChosen).map((offered) => filter(offered, true))}
      </div>
      {chosen > 0 && (
        <span className={styles.clear}>
          <TextButton
            onClick={() => {
              onClear();
              focusButton();
            }}
          >
            {t.clearAll}
          </TextButton>
        </span>
      )}
      <div className={styles.result}>
        {children}
        <div className={styles.wide}>{order}</div>
      </div>
      <div id={moreId} className={styles.more} hidden={!isOpen}>
        {isOpen && rest.map((offered) => filter(offered))}
      </div>
      <Dialog
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        title={t.filterLabel}
        closeLabel={common.close}
        footer={<Button onClick={() => setSheetOpen(false)}>{t.showResults}</Button>}
      >
        <div className={styles.sheet}>
          {filters.map((offered) => filter(offered))}
          {order}
        </div>
      </Dialog>
    </div>
  );
}
