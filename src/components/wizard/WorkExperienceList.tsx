import { useMessages } from '@messages';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import { TextArea } from '../controls/TextArea';
import { TextField } from '../controls/TextField';
import { Grid } from '../layout/Grid';
import { EntryList, type EntryListProps } from './EntryList';

type Work = Onboarding['workExperience'][number];

export type WorkExperienceListProps = Pick<EntryListProps<Work>, 'entries' | 'canBeEmpty' | 'onChange'>;

const blank: Work = { title: '', company: '', duration: '', description: '' };

/** Edits the work experience of a user. */
export function WorkExperienceList(list: WorkExperienceListProps) {
  const { fields, work } = useMessages('wizard').onboarding;
  return (
    <EntryList {...list} label={fields.workExperience} empty={blank} titleOf={work.entry} addLabel={work.add}>
      {(entry, edit, index) => {
        const field = (name: keyof Work) => ({
          label: work[name],
          name: `workExperience.${index}.${name}`,
          value: entry[name],
          onChange: (value: string) => edit({ [name]: value }),
        });
        return (
          <>
            <Grid columns={2} gap={16}>
              <TextField {...field('title')} autoComplete="off" />
              <TextField {...field('company')} autoComplete="off" />
            </Grid>
            <TextField {...field('duration')} hint={work.durationHint} autoComplete="off" />
            <TextArea {...field('description')} />
          </>
        );
      }}
    </EntryList>
  );
}
