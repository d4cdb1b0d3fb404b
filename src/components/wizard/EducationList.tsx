import { useMessages } from '@messages';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import { TextField } from '../controls/TextField';
import { Grid } from '../layout/Grid';
import { EntryList, type EntryListProps } from './EntryList';

type Education = Onboarding['education'][number];

export type EducationListProps = Pick<EntryListProps<Education>, 'entries' | 'canBeEmpty' | 'onChange'>;

const blank: Education = { degree: '', institution: '', year: '' };

/** Edits the education of a user. */
export function EducationList(list: EducationListProps) {
  const { fields, education } = useMessages('wizard').onboarding;
  return (
    <EntryList
      {...list}
      label={fields.education}
      empty={blank}
      titleOf={education.entry}
      addLabel={education.add}
    >
      {(entry, edit, index) => {
        const field = (name: keyof Education) => ({
          label: education[name],
          name: `education.${index}.${name}`,
          value: entry[name],
          onChange: (value: string) => edit({ [name]: value }),
          autoComplete: 'off',
        });
        return (
          <>
            <TextField {...field('degree')} />
            <Grid columns={2} gap={16}>
              <TextField {...field('institution')} />
              {/* A text field, because the value isn't always a number: "2011–2013". */}
              <TextField {...field('year')} />
            </Grid>
          </>
        );
      }}
    </EntryList>
  );
}
