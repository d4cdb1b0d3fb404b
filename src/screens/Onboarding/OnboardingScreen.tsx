import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { ReactNode } from 'react';
import { ChipGroup } from '@/components/controls/ChipGroup';
import { ImageField } from '@/components/controls/ImageField';
import { Select } from '@/components/controls/Select';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { TextList } from '@/components/controls/TextList';
import { Divider } from '@/components/layout/Divider';
import { Grid } from '@/components/layout/Grid';
import { EducationList } from '@/components/wizard/EducationList';
import { useFields } from '@/components/wizard/useFields';
import { WizardFrame } from '@/components/wizard/WizardFrame';
import { WorkExperienceList } from '@/components/wizard/WorkExperienceList';
import { formOf, frameProps, type WizardScreenProps } from '@/components/wizard/wizardView';
import { interestOptions, lookingForOptions, onboardingRoles } from '@/data/schema/shapes/choices';
import { interestsMaximum } from '@/data/schema/shapes/constants';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import type { OnboardingStep } from '@/data/schema/shapes/onboardingWizard';

export type OnboardingScreenProps = WizardScreenProps<OnboardingStep, Onboarding>;

const contents: Record<OnboardingStep, (props: OnboardingScreenProps) => ReactNode> = {
  basicInfo: BasicInfo,
  experience: Experience,
  skillsConnections: SkillsConnections,
};

/** Completes the user's profile in three steps (spec section 2). */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const t = useMessages('wizard');
  const Fields = contents[props.view.step];
  return (
    <WizardFrame
      {...frameProps(props, t.onboarding)}
      backLabel={t.common.back}
      nextLabel={t.common.continue}
      submitLabel={t.onboarding.complete}
    >
      <Fields {...props} />
    </WizardFrame>
  );
}

function useOnboarding(props: OnboardingScreenProps) {
  const { onboarding: t, common } = useMessages('wizard');
  return { ...useFields(formOf(props), t.fields), t, common };
}

function BasicInfo(props: OnboardingScreenProps) {
  const { field, image, choices, t, common, optionsOf } = useOnboarding(props);
  const { photo } = props.view.values;
  const most = useFormats().count(interestsMaximum);
  return (
    <>
      <ImageField {...image('photo')} value={photo ?? null} hint={t.hints.photo} />
      <Grid columns={2} gap={20}>
        <Select
          {...field('role')}
          options={[{ value: '', label: common.choose }, ...optionsOf(onboardingRoles)]}
        />
        <TextField {...field('location')} autoComplete="address-level2" />
      </Grid>
      <ChipGroup
        {...choices('interests')}
        options={optionsOf(interestOptions)}
        hint={t.hints.interests({ most })}
        max={interestsMaximum}
        maxText={t.hints.interestsFull({ most })}
      />
      <TextArea {...field('bio')} rows={4} hint={t.hints.bio} />
    </>
  );
}

function Experience({ view: { values }, actions: { onFieldChange } }: OnboardingScreenProps) {
  return (
    <>
      <WorkExperienceList
        entries={values.workExperience}
        onChange={(entries) => onFieldChange('workExperience', entries)}
      />
      <Divider />
      <EducationList entries={values.education} onChange={(entries) => onFieldChange('education', entries)} />
    </>
  );
}

function SkillsConnections(props: OnboardingScreenProps) {
  const { address, list, choices, t, optionsOf } = useOnboarding(props);
  return (
    <>
      <TextList {...list('skills')} hasNoDuplicates canSplit />
      <ChipGroup
        {...choices('lookingFor')}
        options={optionsOf(lookingForOptions)}
        hint={t.hints.lookingFor}
      />
      <Grid columns={2} gap={20}>
        <TextField {...address('website')} autoComplete="url" />
        <TextField {...address('linkedin')} autoComplete="off" />
      </Grid>
    </>
  );
}
