import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import type { ReactNode } from 'react';
import { ImageField } from '@/components/controls/ImageField';
import { NumberField } from '@/components/controls/NumberField';
import { Select } from '@/components/controls/Select';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { TextList } from '@/components/controls/TextList';
import { Grid } from '@/components/layout/Grid';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { useFields } from '@/components/wizard/useFields';
import { WizardFrame } from '@/components/wizard/WizardFrame';
import { frameProps, type WizardScreenProps } from '@/components/wizard/wizardProps';
import { fundingRounds, startupCategories, teamSizes } from '@/data/schema/choices';
import type { Listing, ListingStep } from '@/data/schema/startupListing';

export type ListStartupScreenProps = WizardScreenProps<ListingStep, Listing>;

const contents: Record<ListingStep, (props: ListStartupScreenProps) => ReactNode> = {
  basicInformation: BasicInformation,
  aboutStartup: AboutStartup,
  tractionFunding: TractionFunding,
  keyMetrics: KeyMetrics,
  teamInvestors: TeamInvestors,
};

/** Listing a startup in five steps (spec section 2). */
export function ListStartupScreen(props: ListStartupScreenProps) {
  const t = useMessages('wizard');
  const { title, steps } = t.listing;
  const Fields = contents[props.step];
  const isLast = props.step === props.steps.at(-1);
  return (
    <WizardFrame
      {...frameProps(props, steps)}
      title={title}
      backLabel={t.common.previous}
      nextLabel={isLast ? t.common.submit : t.common.continue}
    >
      <Fields {...props} />
    </WizardFrame>
  );
}

const useListing = (props: ListStartupScreenProps) => {
  const t = useMessages('wizard');
  const choiceText = useChoiceText();
  return {
    ...useFields(props, t.listing.fields),
    t: t.listing,
    /** None at first. */
    optionsOf: (values: readonly string[]) => [
      { value: '', label: t.common.choose },
      ...values.map((value) => ({ value, label: choiceText(value) })),
    ],
    websitePlaceholder: t.common.website,
    words: t.fields,
  };
};

function BasicInformation(props: ListStartupScreenProps) {
  const { field, t, optionsOf, words } = useListing(props);
  return (
    <>
      <TextField {...field('startupName')} required autoComplete="organization" />
      <TextField {...field('tagline')} required hint={t.hints.tagline} autoComplete="off" />
      <Grid columns={2} gap={20}>
        <TextField
          {...field('registrationYear')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={4}
          placeholder={t.yearPlaceholder}
        />
        <TextField {...field('location')} autoComplete="address-level2" />
      </Grid>
      <Select {...field('category')} required options={optionsOf(startupCategories)} />
      <ImageField {...field('logo')} hint={t.hints.logo} words={words.image} />
    </>
  );
}

function AboutStartup(props: ListStartupScreenProps) {
  const { field, t, websitePlaceholder } = useListing(props);
  return (
    <>
      <TextArea {...field('about')} required hint={t.hints.about} />
      <TextArea {...field('problem')} required />
      <TextArea {...field('solution')} required />
      <Grid columns={2} gap={20}>
        <TextField
          {...field('website')}
          type="url"
          autoComplete="url"
          inputMode="url"
          placeholder={websitePlaceholder}
        />
        <TextField {...field('email')} required type="email" autoComplete="email" inputMode="email" />
      </Grid>
    </>
  );
}

function TractionFunding(props: ListStartupScreenProps) {
  const { field, t, optionsOf } = useListing(props);
  return (
    <>
      <PrivacyNote>{t.tractionNote}</PrivacyNote>
      <Grid columns={2} gap={20}>
        <NumberField {...field('revenue')} prefix="$" />
        <NumberField {...field('users')} />
        <NumberField {...field('raised')} prefix="$" />
        <NumberField {...field('goal')} prefix="$" />
      </Grid>
      <Select {...field('fundingRound')} options={optionsOf(fundingRounds)} />
    </>
  );
}

function KeyMetrics(props: ListStartupScreenProps) {
  const { field, t, optionsOf } = useListing(props);
  return (
    <>
      <PrivacyNote>{t.metricsNote}</PrivacyNote>
      <Grid columns={2} gap={20}>
        <NumberField {...field('arr')} prefix="$" hint={t.hints.arr} />
        <NumberField {...field('growth')} suffix="%" decimals />
        <NumberField {...field('cac')} prefix="$" hint={t.hints.cac} />
        <NumberField {...field('ltv')} prefix="$" hint={t.hints.ltv} />
      </Grid>
      <Select {...field('teamSize')} options={optionsOf(teamSizes)} />
    </>
  );
}

function TeamInvestors(props: ListStartupScreenProps) {
  const { list, t, words } = useListing(props);
  return (
    <>
      <TextList {...list('team')} hint={t.hints.team} words={words.list} />
      <TextList {...list('investors')} hint={t.hints.investors} words={words.list} />
    </>
  );
}
