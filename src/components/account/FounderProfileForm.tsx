import { useMessages } from '@messages';
import type { TypedProfile } from '@/data/schema/shapes/founderProfile';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { ImageField } from '../controls/ImageField';
import { TextArea } from '../controls/TextArea';
import { TextField } from '../controls/TextField';
import { Divider } from '../layout/Divider';
import { Grid } from '../layout/Grid';
import { EducationList } from '../wizard/EducationList';
import { useFields } from '../wizard/useFields';
import { WorkExperienceList } from '../wizard/WorkExperienceList';
import { EditForm, type EditFormProps } from './EditForm';
import { FieldGroup } from './FieldGroup';

export type FounderProfileFormProps = Omit<EditFormProps, 'title' | 'level' | 'children'> & {
  /** The current input, as typed. */
  values: TypedProfile;
  /** Called on each change of a field. */
  onFieldChange: <Name extends keyof TypedProfile>(name: Name, value: TypedProfile[Name]) => void;
  /** The saved name. A blank field keeps it. */
  savedName: string;
};

const noErrors = {};

/** Edits a founder's profile: every field, none required (spec section 5, Profile edit). */
export function FounderProfileForm({ values, onFieldChange, savedName, ...form }: FounderProfileFormProps) {
  const t = useMessages('account');
  const { fields } = t.founder;
  const { hints } = useMessages('wizard').onboarding;
  const { field, image, address } = useFields({ values, onFieldChange, errors: noErrors }, fields);
  return (
    <EditForm title={t.founder.edit} {...form}>
      <FieldGroup title={t.founder.basics}>
        <ImageField
          {...image('photo')}
          value={values.photo || null}
          onChange={(photo) => onFieldChange('photo', photo ?? '')}
          hint={hints.photo}
        />
        <TextField
          {...field('name')}
          autoComplete="name"
          hint={isBlankText(values.name) ? t.shared.nameKept({ name: savedName }) : undefined}
        />
        <Grid columns={2} gap={16}>
          <TextField {...field('role')} autoComplete="organization-title" />
          <TextField {...field('location')} autoComplete="address-level2" />
        </Grid>
        <TextArea {...field('bio')} rows={4} />
        <TextField
          {...field('interests')}
          maximum={textMaximum.words}
          hint={t.shared.listHint}
          autoComplete="off"
        />
        <TextField
          {...field('skills')}
          maximum={textMaximum.words}
          hint={t.shared.listHint}
          autoComplete="off"
        />
      </FieldGroup>
      <Divider />
      <FieldGroup title={t.founder.contact}>
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t.founder.emailHint}
        />
        <Grid columns={2} gap={16}>
          <TextField {...address('website')} autoComplete="url" />
          <TextField {...address('linkedin')} autoComplete="off" />
        </Grid>
      </FieldGroup>
      <Divider />
      <WorkExperienceList
        canBeEmpty
        entries={values.workExperience}
        onChange={(entries) => onFieldChange('workExperience', entries)}
      />
      <Divider />
      <EducationList
        canBeEmpty
        entries={values.education}
        onChange={(entries) => onFieldChange('education', entries)}
      />
    </EditForm>
  );
}
