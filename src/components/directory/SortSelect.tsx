import { useMessages } from '@messages';
import { FilterSelect } from './FilterSelect';

export type SortSelectProps = {
  /** '' for the usual order. */
  value: string;
  /** Beside the usual order: the best fit. `name`: of the startup it is with, where that has to be said. */
  options: readonly { value: string; name?: string }[];
  /** Another order was chosen; '' for the usual one. */
  onChange: (value: string) => void;
};

/** In which order the results are. */
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
