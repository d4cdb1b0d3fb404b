import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { investorStages } from '@/data/schema/shapes/choices';
import type { TypedCompany } from '@/data/schema/shapes/investorRegistration';
import { isBlankText } from '@/data/schema/text/blank';
import { NumberField } from '../controls/NumberField';
import { Select } from '../controls/Select';
import { TextField } from '../controls/TextField';
import { Grid } from '../layout/Grid';
import { EntryList, type EntryListProps } from '../wizard/EntryList';

export type PortfolioListProps = Pick<EntryListProps<TypedCompany>, 'entries' | 'onChange'> & {
  /** The error message, shown at each company without a name. */
  error?: string;
};

const blank: TypedCompany = { name: '', stage: '', year: '' };

/** A list of an investor's portfolio companies, for editing. */
export function PortfolioList({ error, ...list }: PortfolioListProps) {
  const { fields, portfolio } = useMessages('investorAccount');
  const { common, fields: texts } = useMessages('wizard');
  const choiceText = useChoiceText();
  return (
    <EntryList
      {...list}
      canBeEmpty
      label={fields.portfolio}
      empty={blank}
      titleOf={portfolio.entry}
      addLabel={portfolio.add}
    >
      {(company, edit, index) => {
        const field = (name: keyof TypedCompany) => ({
          label: portfolio[name],
          name: `portfolio.${index}.${name}`,
          value: company[name],
          onChange: (value: string) => edit({ [name]: value }),
        });
        return (
          <>
            <TextField
              {...field('name')}
              autoComplete="off"
              error={isBlankText(company.name) ? error : undefined}
            />
            <Grid columns={2} gap={16}>
              <Select
                {...field('stage')}
                options={[
                  { value: '', label: common.choose },
                  ...investorStages.map((value) => ({ value, label: choiceText(value) })),
                ]}
              />
              <NumberField {...field('year')} kind="year" texts={texts.number} />
            </Grid>
          </>
        );
      }}
    </EntryList>
  );
}
