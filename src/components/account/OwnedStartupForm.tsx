import { useMessages } from '@messages';
import { isBlankText } from '@/data/schema/blank';
import { investorStages, startupCategories, teamSizes } from '@/data/schema/choices';
import type { TypedStartup } from '@/data/schema/ownedStartup';
import { ImageField } from '../controls/ImageField';
import { NumberField } from '../controls/NumberField';
import { Select } from '../controls/Select';
import { TextArea } from '../controls/TextArea';
import { TextField } from '../controls/TextField';
import { Grid } from '../layout/Grid';
import { useFields } from '../wizard/useFields';
import { EditForm, type EditFormProps } from './EditForm';

export type OwnedStartupFormProps = Omit<EditFormProps, 'title' | 'level' | 'children'> & {
  /** As they are typed. */
  values: TypedStartup;
  onFieldChange: <Name extends keyof TypedStartup>(name: Name, value: TypedStartup[Name]) => void;
  /** The name that a blank one leaves as it is. */
  savedName: string;
};

const noErrors = {};

/** One of a person's own startups being edited: every field, nothing asked for. */
export function OwnedStartupForm({ values, onFieldChange, savedName, ...form }: OwnedStartupFormProps) {
  const { startups: t, shared } = useMessages('account');
  const { choose } = useMessages('wizard').common;
  const { field, address, number, image, optionsOf } = useFields(
    { values, onFieldChange, errors: noErrors },
    t.fields,
  );
  /** Of a listed choice, or of what is chosen already. */
  const select = (name: 'stage' | 'industry' | 'employees', choices: readonly string[]) => ({
    ...field(name),
    options: [
      { value: '', label: choose },
      ...optionsOf([...new Set([...choices, values[name]])].filter(Boolean)),
    ],
  });
  return (
    <EditForm title={t.editOf({ name: savedName })} level={3} {...form}>
      <TextField
        {...field('name')}
        autoComplete="organization"
        hint={isBlankText(values.name) ? shared.nameKept({ name: savedName }) : undefined}
      />
      <TextField {...field('tagline')} autoComplete="off" />
      <ImageField
        {...image('logo')}
        value={values.logo || null}
        onChange={(logo) => onFieldChange('logo', logo ?? '')}
        hint={t.logoHint}
      />
      <Grid columns={2} gap={16}>
        <Select {...select('stage', investorStages)} />
        <Select {...select('industry', startupCategories)} />
        <NumberField {...number('founded')} kind="year" />
        <Select {...select('employees', teamSizes)} />
        <NumberField {...number('revenue')} prefix="$" />
        <TextField {...address('website')} autoComplete="url" />
      </Grid>
      <TextArea {...field('description')} rows={4} />
    </EditForm>
  );
}
