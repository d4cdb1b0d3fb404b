import { useMessages } from '@messages';
import type { FieldErrors } from '@/data/schema/rules/fields';
import {
  accreditedAnswers,
  fitCriteria,
  investmentCounts,
  investmentTimelines,
  investorStages,
} from '@/data/schema/shapes/choices';
import type { TypedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { ChipGroup } from '../controls/ChipGroup';
import { NumberField } from '../controls/NumberField';
import { RadioGroup } from '../controls/RadioGroup';
import { Select } from '../controls/Select';
import { TextArea } from '../controls/TextArea';
import { TextField } from '../controls/TextField';
import { Divider } from '../layout/Divider';
import { Grid } from '../layout/Grid';
import { useFields } from '../wizard/useFields';
import { EditForm, type EditFormProps } from './EditForm';
import { FieldGroup } from './FieldGroup';
import { PortfolioList } from './PortfolioList';

export type InvestorProfileFormProps = Omit<EditFormProps, 'title' | 'level' | 'children'> & {
  /** The current input, as typed. */
  values: TypedInvestorProfile;
  /** Called on each change of a field. */
  onFieldChange: <Name extends keyof TypedInvestorProfile>(
    name: Name,
    value: TypedInvestorProfile[Name],
  ) => void;
  /** Errors by field name. Each is a message key of `wizard.errors`. */
  errors: FieldErrors;
  /** The saved name. A blank field keeps it. */
  savedName: string;
};

/** The investor types that the form offers (spec section 9), in addition to the user's current type. */
const editedTypes = ['Angel', 'Venture Capitalist', 'Corporate', 'Other'];
const typesFor = (chosen: string) =>
  chosen && !editedTypes.includes(chosen) ? [...editedTypes, chosen] : editedTypes;

/** Edits an investor's profile: every field, none required (spec section 5, Profile edit). */
export function InvestorProfileForm(props: InvestorProfileFormProps) {
  const { values, errors, onFieldChange, savedName, ...form } = props;
  const t = useMessages('investorAccount');
  const { shared } = useMessages('account');
  const { registration, common } = useMessages('wizard');
  const { field, address, number, choice, choices, optionsOf } = useFields(
    { values, onFieldChange, errors },
    { ...registration.fields, ...t.fields },
  );
  const yesOrNo = (name: 'showsCheckSize' | 'availableForMentoring') => ({
    name,
    legend: t.fields[name],
    options: optionsOf(accreditedAnswers),
    value: values[name] ? 'Yes' : 'No',
    onChange: (answer: string) => onFieldChange(name, answer === 'Yes'),
  });
  return (
    <EditForm title={t.edit} hasErrors={Object.keys(errors).length > 0} {...form}>
      <FieldGroup title={t.basics}>
        <Grid columns={2} gap={16}>
          <TextField
            {...field('fullName')}
            autoComplete="name"
            hint={isBlankText(values.fullName) ? shared.nameKept({ name: savedName }) : undefined}
          />
          <TextField {...field('dob')} type="date" autoComplete="bday" hint={t.hints.dob} />
        </Grid>
        <TextArea {...field('about')} rows={4} hint={registration.hints.about} />
        <TextArea {...field('valueAdd')} rows={3} hint={registration.hints.valueAdd} />
        <TextArea {...field('requirements')} rows={3} hint={registration.hints.requirements} />
      </FieldGroup>
      <Divider />
      <FieldGroup title={t.preferences}>
        <Select
          {...field('investorType')}
          options={[{ value: '', label: common.choose }, ...optionsOf(typesFor(values.investorType))]}
        />
        <TextField
          {...field('preference')}
          maximum={textMaximum.words}
          hint={t.hints.preference}
          autoComplete="off"
        />
        <ChipGroup
          {...choices('investmentType')}
          hint={registration.hints.investmentType}
          options={optionsOf(investorStages)}
        />
        <TextField
          {...field('geography')}
          maximum={textMaximum.words}
          hint={t.hints.geography}
          autoComplete="off"
        />
        <ChipGroup {...choices('mustHaves')} hint={t.hints.mustHaves} options={optionsOf(fitCriteria)} />
        <Grid columns={2} gap={16}>
          <NumberField {...number('checkFrom')} prefix="$" />
          <NumberField {...number('checkTo')} prefix="$" />
        </Grid>
        <RadioGroup {...yesOrNo('showsCheckSize')} />
        <RadioGroup {...choice('timeline')} options={optionsOf(investmentTimelines)} />
        <Grid columns={2} gap={16}>
          <NumberField {...number('experience')} kind="decimal" />
        </Grid>
        <RadioGroup {...choice('assets')} options={optionsOf(investmentCounts)} />
        <RadioGroup {...choice('accredited')} options={optionsOf(accreditedAnswers)} />
        <TextArea {...field('investments')} rows={2} hint={t.hints.investments} />
      </FieldGroup>
      <Divider />
      <PortfolioList
        entries={values.portfolio}
        error={field('portfolio').error}
        onChange={field('portfolio').onChange}
      />
      <Divider />
      <FieldGroup title={t.financial}>
        <Grid columns={2} gap={16}>
          <NumberField {...number('investmentAmount')} prefix="₹" />
          <NumberField {...number('avgInvestment')} prefix="₹" />
          <NumberField {...number('portfolioValue')} prefix="₹" />
          <NumberField {...number('yearlyInvestments')} />
          <NumberField {...number('activeInvestment')} />
        </Grid>
      </FieldGroup>
      <Divider />
      <FieldGroup title={t.contact}>
        <Grid columns={2} gap={16}>
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t.hints.email}
          />
          <TextField
            {...field('contactEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t.hints.contactEmail}
          />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" hint={t.hints.phone} />
        </Grid>
        <TextField {...field('location')} autoComplete="address-level2" />
        <Grid columns={2} gap={16}>
          <TextField {...address('website')} autoComplete="url" />
          <TextField {...address('linkedinProfile')} autoComplete="off" />
        </Grid>
        <RadioGroup {...yesOrNo('availableForMentoring')} />
        {values.availableForMentoring && (
          <TextField {...address('calendarLink')} hint={t.hints.calendarLink} autoComplete="off" />
        )}
      </FieldGroup>
    </EditForm>
  );
}
