import { useMessages } from '@messages';
import type { TypedAward } from '@/data/schema/shapes/ownedStartup';
import { isBlankText } from '@/data/schema/text/blank';
import { NumberField } from '../controls/NumberField';
import { TextField } from '../controls/TextField';
import { Grid } from '../layout/Grid';
import { EntryList, type EntryListProps } from '../wizard/EntryList';

export type AwardListProps = Pick<EntryListProps<TypedAward>, 'entries' | 'onChange'> & {
  /** The error message, shown at each award without a title. If all have titles, shown at the last award. */
  error?: string;
};

const blank: TypedAward = { title: '', by: '', year: '' };

/** A list of a startup's awards, for editing. */
export function AwardList({ entries, onChange, error }: AwardListProps) {
  const { fields, award } = useMessages('account').startups;
  const { number } = useMessages('wizard').fields;
  const isUntitled = ({ title, by, year }: TypedAward) => isBlankText(title) && !isBlankText(by + year);
  const isWrong = (entry: TypedAward, index: number) =>
    entries.some(isUntitled) ? isUntitled(entry) : index === entries.length - 1;
  return (
    <EntryList
      canBeEmpty
      entries={entries}
      onChange={onChange}
      label={fields.awards}
      level={4}
      empty={blank}
      titleOf={award.entry}
      addLabel={award.add}
    >
      {(entry, edit, index) => {
        const field = (name: keyof TypedAward) => ({
          label: award[name],
          name: `awards.${index}.${name}`,
          value: entry[name],
          onChange: (value: string) => edit({ [name]: value }),
        });
        return (
          <>
            <TextField
              {...field('title')}
              autoComplete="off"
              error={isWrong(entry, index) ? error : undefined}
            />
            <Grid columns={2} gap={16}>
              <TextField {...field('by')} autoComplete="off" />
              <NumberField {...field('year')} kind="year" texts={number} />
            </Grid>
          </>
        );
      }}
    </EntryList>
  );
}
