import { useMessages } from '@messages';
import { FilterSelect } from './FilterSelect';

export type SortSelectProps = {
  /** The chosen order; '' for the default order. */
  value: string;
  /** The other orders, by best fit. `name`: the startup whose fit is meant, if the label should name it. */
  options: readonly { value: string; name?: string }[];
  /** Called when the user chooses another order; '' for the default order. */
  onChange: (value: string) => void;
};

/** Selects the order of the results. */
export function SortSelect({ value, options, onChange }: SortSelectProps) {
  const t = useMessages('directory').sort;
  return (
    <FilterSelect
      label={t.label}
      none={{ text: t.usual, backLabel: t.back }}
      value={value}
      options={options.map(({ name, ...option }) => ({
        ...option,
        label: name ? t.fitWith({ name }) : t.fit,
      }))}
      onChange={onChange}
    />
  );
}
