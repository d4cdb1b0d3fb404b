import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import type { ReactNode } from 'react';
import { ChipGroup } from '@/components/controls/ChipGroup';
import { Select } from '@/components/controls/Select';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { TextList } from '@/components/controls/TextList';
import { Divider } from '@/components/layout/Divider';
import { Grid } from '@/components/layout/Grid';
import { EntryList } from '@/components/wizard/EntryList';
import { useFields } from '@/components/wizard/useFields';
import { WizardFrame } from '@/components/wizard/WizardFrame';
import { frameProps, type WizardScreenProps } from '@/components/wizard/wizardProps';
import { interestOptions, lookingForOptions, onboardingRoles } from '@/data/schema/choices';
import { interestsMaximum } from '@/data/schema/constants';
import type { Onboarding, OnboardingStep } from '@/data/schema/onboarding';

export type OnboardingScreenProps = WizardScreenProps<OnboardingStep, Onboarding>;

const contents: Record<OnboardingStep, (props: OnboardingScreenProps) => ReactNode> = {
  basicInfo: BasicInfo,
  experience: Experience,
  skillsConnections: SkillsConnections,
};

/** Completing one's profile in three steps (spec section 2). */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const t = useMessages('wizard');
  const { title, complete, steps } = t.onboarding;
  const Fields = contents[props.step];
  const isLast = props.step === props.steps.at(-1);
  return (
    <WizardFrame
      {...frameProps(props, steps)}
      title={title}
      backLabel={t.common.back}
      nextLabel={isLast ? complete : t.common.continue}
    >
      <Fields {...props} />
    </WizardFrame>
  );
}

const useOnboarding = (props: OnboardingScreenProps) => {
  const t = useMessages('wizard');
  const choiceText = useChoiceText();
  return {
    ...useFields(props, t.onboarding.fields),
    t: t.onboarding,
    common: t.common,
    optionsOf: (values: readonly string[]) => values.map((value) => ({ value, label: choiceText(value) })),
    words: t.fields.list,
  };
};

function BasicInfo(props: OnboardingScreenProps) {
  const { field, choices, t, common, optionsOf } = useOnboarding(props);
  const most = useFormats().count(interestsMaximum);
  return (
    <>
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

const blankWork: Onboarding['workExperience'][number] = {
  title: '',
  company: '',
  duration: '',
  description: '',
};
const blankEducation: Onboarding['education'][number] = { degree: '', institution: '', year: '' };

function Experience({ values, onField }: OnboardingScreenProps) {
  const { fields, work, education } = useMessages('wizard').onboarding;
  return (
    <>
      <EntryList
        label={fields.workExperience}
        entries={values.workExperience}
        onChange={(entries) => onField('workExperience', entries)}
        empty={blankWork}
        titleOf={work.entry}
        addLabel={work.add}
      >
        {(entry, edit, index) => (
          <>
            <Grid columns={2} gap={16}>
              <TextField
                label={work.title}
                name={`workExperience.${index}.title`}
                value={entry.title}
                onChange={(title) => edit({ title })}
                autoComplete="off"
              />
              <TextField
                label={work.company}
                name={`workExperience.${index}.company`}
                value={entry.company}
                onChange={(company) => edit({ company })}
                autoComplete="off"
              />
            </Grid>
            <TextField
              label={work.duration}
              name={`workExperience.${index}.duration`}
              value={entry.duration}
              onChange={(duration) => edit({ duration })}
              hint={work.durationHint}
              autoComplete="off"
            />
            <TextArea
              label={work.description}
              name={`workExperience.${index}.description`}
              value={entry.description}
              onChange={(description) => edit({ description })}
            />
          </>
        )}
      </EntryList>
      <Divider />
      <EntryList
        label={fields.education}
        entries={values.education}
        onChange={(entries) => onField('education', entries)}
        empty={blankEducation}
        titleOf={education.entry}
        addLabel={education.add}
      >
        {(entry, edit, index) => (
          <>
            <TextField
              label={education.degree}
              name={`education.${index}.degree`}
              value={entry.degree}
              onChange={(degree) => edit({ degree })}
              autoComplete="off"
            />
            <Grid columns={2} gap={16}>
              <TextField
                label={education.institution}
                name={`education.${index}.institution`}
                value={entry.institution}
                onChange={(institution) => edit({ institution })}
                autoComplete="off"
              />
              <TextField
                label={education.year}
                name={`education.${index}.year`}
                value={entry.year}
                onChange={(year) => edit({ year })}
                autoComplete="off"
                inputMode="numeric"
              />
            </Grid>
          </>
        )}
      </EntryList>
    </>
  );
}

function SkillsConnections(props: OnboardingScreenProps) {
  const { field, list, choices, t, common, optionsOf, words } = useOnboarding(props);
  const address = { type: 'url', inputMode: 'url', placeholder: common.website } as const;
  return (
    <>
      <TextList {...list('skills')} noDuplicates words={words} />
      <ChipGroup
        {...choices('lookingFor')}
        options={optionsOf(lookingForOptions)}
        hint={t.hints.lookingFor}
      />
      <Grid columns={2} gap={20}>
        <TextField {...field('website')} {...address} autoComplete="url" />
        <TextField {...field('linkedin')} {...address} autoComplete="off" />
      </Grid>
    </>
  );
}
