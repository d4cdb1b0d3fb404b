import { useMessages } from '@messages';
import { FilterSelect } from './FilterSelect';

export type SortSelectProps = {
  /** The chosen order; '' for the default one. */
  value: string;
  /** Orders by best fit, in addition to the default order. `name`: the startup, if the label names it. */
  options: readonly { value: string; name?: string }[];
  /** Called when the user chooses another order; '' for the default one. */
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
