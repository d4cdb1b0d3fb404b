import { useMessages } from '@messages';
import type { FieldErrors } from '@/data/schema/rules/fields';
import { fundingRounds, investorStages, startupCategories, teamSizes } from '@/data/schema/shapes/choices';
import type { TypedStartup } from '@/data/schema/shapes/ownedStartup';
import { isBlankText } from '@/data/schema/text/blank';
import { ImageField } from '../controls/ImageField';
import { NumberField } from '../controls/NumberField';
import { PdfField } from '../controls/PdfField';
import { Select } from '../controls/Select';
import { TextArea } from '../controls/TextArea';
import { TextField } from '../controls/TextField';
import { TextList } from '../controls/TextList';
import { Divider } from '../layout/Divider';
import { Grid } from '../layout/Grid';
import { PrivacyNote } from '../profile/PrivacyNote';
import { useFields } from '../wizard/useFields';
import { AwardList } from './AwardList';
import { EditForm, type EditFormProps } from './EditForm';
import { FieldGroup } from './FieldGroup';
import { useStartupLabels } from './useStartupLabels';

export type OwnedStartupFormProps = Omit<EditFormProps, 'title' | 'level' | 'hasErrors' | 'children'> & {
  /** The current input, as typed. */
  values: TypedStartup;
  /** Errors by field name. Each is a message key of `wizard.errors`. */
  errors: FieldErrors;
  /** Called on each change of a field. */
  onFieldChange: <Name extends keyof TypedStartup>(name: Name, value: TypedStartup[Name]) => void;
  /** The saved name. A blank field keeps it. */
  savedName: string;
};

/**
 * Edits one of the user's own startups: first the fields of an owned startup (spec section 3), then the other
 * fields of the listing wizard (spec section 2, Startup listing wizard) and of the startup's page.
 */
export function OwnedStartupForm(props: OwnedStartupFormProps) {
  const { values, errors, onFieldChange, savedName, ...form } = props;
  const { startups: t, shared } = useMessages('account');
  const { listing, common } = useMessages('wizard');
  const { field, address, number, image, pdf, list, optionsOf } = useFields(
    { values, onFieldChange, errors },
    useStartupLabels(),
  );
  /** Returns the props of a select with the options `choices`. Adds the current value if missing. */
  const select = (name: 'stage' | 'industry' | 'employees' | 'fundingRound', choices: readonly string[]) => ({
    ...field(name),
    options: [
      { value: '', label: common.choose },
      ...optionsOf([...new Set([...choices, values[name]])].filter(Boolean)),
    ],
  });
  return (
    <EditForm
      title={t.editOf({ name: savedName })}
      level={3}
      hasErrors={Object.keys(errors).length > 0}
      {...form}
    >
      <FieldGroup title={listing.steps.basicInformation} level={4}>
        <TextField
          {...field('name')}
          autoComplete="organization"
          hint={isBlankText(values.name) ? shared.nameKept({ name: savedName }) : undefined}
        />
        <TextField {...field('tagline')} isRequired autoComplete="off" />
        <ImageField
          {...image('logo')}
          value={values.logo || null}
          onChange={(logo) => onFieldChange('logo', logo ?? '')}
          hint={t.logoHint}
        />
        <ImageField
          {...image('coverImage')}
          value={values.coverImage || null}
          onChange={(cover) => onFieldChange('coverImage', cover ?? '')}
          hint={t.coverHint}
        />
        <Grid columns={2} gap={16}>
          <Select {...select('stage', investorStages)} />
          <Select {...select('industry', startupCategories)} isRequired />
          <NumberField {...number('founded')} kind="year" />
          <Select {...select('employees', teamSizes)} />
          <NumberField {...number('revenue')} prefix="$" />
          <TextField {...address('website')} autoComplete="url" />
        </Grid>
        <TextArea {...field('description')} isRequired rows={4} />
      </FieldGroup>
      <Divider />
      <FieldGroup title={listing.steps.aboutStartup} level={4}>
        <TextArea {...field('problem')} isRequired />
        <TextArea {...field('solution')} isRequired />
        <Grid columns={2} gap={16}>
          <TextField {...field('email')} isRequired type="email" autoComplete="email" inputMode="email" />
          <TextField {...field('location')} autoComplete="address-level2" />
        </Grid>
        <TextField
          {...field('videoDemo')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={common.website}
          hint={t.videoHint}
        />
      </FieldGroup>
      <Divider />
      <FieldGroup title={listing.steps.tractionFunding} level={4}>
        <PrivacyNote>{listing.tractionNote}</PrivacyNote>
        <Grid columns={2} gap={16}>
          <NumberField {...number('users')} />
          <NumberField {...number('raised')} prefix="$" />
          <NumberField {...number('goal')} prefix="$" />
          <Select {...select('fundingRound', fundingRounds)} />
          <NumberField {...number('valuation')} prefix="$" />
          <TextField {...field('closingDate')} type="date" />
        </Grid>
      </FieldGroup>
      <Divider />
      <FieldGroup title={listing.steps.keyMetrics} level={4}>
        <PrivacyNote>{listing.metricsNote}</PrivacyNote>
        <Grid columns={2} gap={16}>
          <NumberField {...number('arr')} prefix="$" hint={listing.hints.arr} />
          <NumberField {...number('growth')} suffix="%" kind="signed" />
          <NumberField {...number('cac')} prefix="$" hint={listing.hints.cac} />
          <NumberField {...number('ltv')} prefix="$" hint={listing.hints.ltv} />
        </Grid>
      </FieldGroup>
      <Divider />
      <FieldGroup title={listing.steps.teamInvestors} level={4}>
        <TextList {...list('team')} hint={listing.hints.team} />
        <TextList {...list('investors')} hint={listing.hints.investors} />
        <PdfField
          {...pdf('pitchDeck')}
          value={values.pitchDeck || null}
          onChange={(deck) => onFieldChange('pitchDeck', deck ?? '')}
          hint={listing.hints.pitchDeck}
        />
      </FieldGroup>
      <Divider />
      <AwardList
        entries={values.awards}
        onChange={(awards) => onFieldChange('awards', awards)}
        error={field('awards').error}
      />
    </EditForm>
  );
}
