import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { ImageField } from '@/components/controls/ImageField';
import { NumberField } from '@/components/controls/NumberField';
import { PdfField } from '@/components/controls/PdfField';
import { Select } from '@/components/controls/Select';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { TextList } from '@/components/controls/TextList';
import { Grid } from '@/components/layout/Grid';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { useFields } from '@/components/wizard/useFields';
import { WizardFrame } from '@/components/wizard/WizardFrame';
import { formOf, frameProps, type WizardScreenProps } from '@/components/wizard/wizardView';
import { fundingRounds, startupCategories, teamSizes } from '@/data/schema/shapes/choices';
import type { ListingStep } from '@/data/schema/shapes/listingWizard';
import type { Listing } from '@/data/schema/shapes/startupListing';

export type ListStartupScreenProps = WizardScreenProps<ListingStep, Listing> & {
  /** The page address that the startup gets if another startup has its name; `null` if none has. */
  takenAddress: string | null;
};

const contents: Record<ListingStep, (props: ListStartupScreenProps) => ReactNode> = {
  basicInformation: BasicInformation,
  aboutStartup: AboutStartup,
  tractionFunding: TractionFunding,
  keyMetrics: KeyMetrics,
  teamInvestors: TeamInvestors,
};

/** The form for listing a startup in five steps (spec section 2). */
export function ListStartupScreen(props: ListStartupScreenProps) {
  const t = useMessages('wizard');
  const Fields = contents[props.view.step];
  return (
    <WizardFrame
      {...frameProps(props, t.listing)}
      backLabel={t.common.previous}
      nextLabel={t.common.continue}
      submitLabel={t.common.submit}
    >
      <Fields {...props} />
    </WizardFrame>
  );
}

function useListing(props: ListStartupScreenProps) {
  const { listing: t, common } = useMessages('wizard');
  const { optionsOf, ...fields } = useFields(formOf(props), t.fields);
  return {
    ...fields,
    t,
    /** Adds an empty option at the start. */
    optionsOf: (values: readonly string[]) => [{ value: '', label: common.choose }, ...optionsOf(values)],
  };
}

function BasicInformation(props: ListStartupScreenProps) {
  const { field, number, image, t, optionsOf } = useListing(props);
  const { takenAddress } = props;
  return (
    <>
      <TextField
        {...field('startupName')}
        isRequired
        hint={takenAddress ? t.hints.taken({ address: takenAddress }) : undefined}
        autoComplete="organization"
      />
      <TextField {...field('tagline')} isRequired hint={t.hints.tagline} autoComplete="off" />
      <Grid columns={2} gap={20}>
        <NumberField {...number('registrationYear')} kind="year" placeholder={t.yearPlaceholder} />
        <TextField {...field('location')} autoComplete="address-level2" />
      </Grid>
      <Select {...field('category')} isRequired options={optionsOf(startupCategories)} />
      <ImageField {...image('logo')} hint={t.hints.logo} />
    </>
  );
}

function AboutStartup(props: ListStartupScreenProps) {
  const { field, address, t } = useListing(props);
  return (
    <>
      <TextArea {...field('about')} isRequired hint={t.hints.about} />
      <TextArea {...field('problem')} isRequired />
      <TextArea {...field('solution')} isRequired />
      <Grid columns={2} gap={20}>
        <TextField {...address('website')} autoComplete="url" />
        <TextField {...field('email')} isRequired type="email" autoComplete="email" inputMode="email" />
      </Grid>
    </>
  );
}

function TractionFunding(props: ListStartupScreenProps) {
  const { field, number, t, optionsOf } = useListing(props);
  return (
    <>
      <PrivacyNote>{t.tractionNote}</PrivacyNote>
      <Grid columns={2} gap={20}>
        <NumberField {...number('revenue')} prefix="$" />
        <NumberField {...number('users')} />
        <NumberField {...number('raised')} prefix="$" />
        <NumberField {...number('goal')} prefix="$" />
      </Grid>
      <Select {...field('fundingRound')} options={optionsOf(fundingRounds)} />
    </>
  );
}

function KeyMetrics(props: ListStartupScreenProps) {
  const { field, number, t, optionsOf } = useListing(props);
  return (
    <>
      <PrivacyNote>{t.metricsNote}</PrivacyNote>
      <Grid columns={2} gap={20}>
        <NumberField {...number('arr')} prefix="$" hint={t.hints.arr} />
        <NumberField {...number('growth')} suffix="%" kind="signed" />
        <NumberField {...number('cac')} prefix="$" hint={t.hints.cac} />
        <NumberField {...number('ltv')} prefix="$" hint={t.hints.ltv} />
      </Grid>
      <Select {...field('teamSize')} options={optionsOf(teamSizes)} />
    </>
  );
}

function TeamInvestors(props: ListStartupScreenProps) {
  const { list, pdf, t } = useListing(props);
  const deck = pdf('pitchDeck');
  return (
    <>
      <TextList {...list('team')} hint={t.hints.team} />
      <TextList {...list('investors')} hint={t.hints.investors} />
      <PdfField {...deck} value={deck.value ?? null} hint={t.hints.pitchDeck} />
    </>
  );
}
