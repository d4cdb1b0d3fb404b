import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { BriefcaseBusiness, Eye, GraduationCap, Pencil } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { FounderProfile as Profile } from '@/data/schema/shapes/founderProfile';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { Card } from '../layout/Card';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { ExternalLink } from '../profile/ExternalLink';
import { IconList } from '../profile/IconList';
import { ProfileLayout } from '../profile/ProfileLayout';
import { Section } from '../profile/Section';
import { TagList } from '../profile/TagList';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Details } from './Details';
import * as styles from './FounderProfile.css';

export type FounderProfileProps = {
  /** The whole profile, including private fields. */
  profile: Profile;
  /** The email address for sign-in: empty while it loads, `null` if there is none. */
  signInEmail?: string | null;
  /** URL of the page that other users see. */
  publicHref: string;
  /** Called to open the form, which replaces this view. */
  onEdit: () => void;
  /** Additional cards at the end of the narrow column. */
  aside?: ReactNode;
  /** The Edit button, to focus it after editing. */
  editRef?: Ref<HTMLButtonElement>;
};

const contacts = ['email', 'website', 'linkedin'] as const;

/** Shows a founder's profile to its owner (spec section 3): every field, including empty ones. */
export function FounderProfile({
  profile,
  signInEmail = null,
  publicHref,
  onEdit,
  aside,
  editRef,
}: FounderProfileProps) {
  const t = useMessages('account');
  const choiceText = useChoiceText();
  const { fields } = t.founder;
  const none = (
    <Text size="small" tone="muted">
      {t.shared.notAdded}
    </Text>
  );
  return (
    <ProfileLayout
      main={
        <>
          <Card as="section" label={profile.name}>
            <Stack gap={20}>
              <div className={styles.head}>
                <Avatar name={profile.name} src={profile.photo} size="large" />
                <div className={styles.who}>
                  <Heading level={2}>{profile.name}</Heading>
                </div>
                <Inline gap={8} canWrap>
                  <Button href={publicHref} variant="secondary" icon={Eye}>
                    {t.founder.publicPage}
                  </Button>
                  <Button icon={Pencil} onClick={onEdit} ref={editRef}>
                    {t.shared.edit}
                  </Button>
                </Inline>
              </div>
              <Details
                details={[
                  { term: fields.role, value: choiceText(profile.role) },
                  { term: fields.location, value: profile.location },
                  { term: fields.bio, value: profile.bio, line: 'always' },
                ]}
              />
            </Stack>
          </Card>
          <Section title={fields.workExperience}>
            {profile.workExperience.length > 0 ? (
              <IconList
                icon={BriefcaseBusiness}
                items={profile.workExperience.map(({ title, company, duration, description }) => ({
                  title: title || company,
                  byline: [title && company, duration].filter(Boolean).join(' · '),
                  text: description,
                }))}
              />
            ) : (
              none
            )}
          </Section>
          <Section title={fields.education}>
            {profile.education.length > 0 ? (
              <IconList
                icon={GraduationCap}
                items={profile.education.map(({ degree, institution, year }) => ({
                  title: degree || institution,
                  byline: [degree && institution, year].filter(Boolean).join(' · '),
                }))}
              />
            ) : (
              none
            )}
          </Section>
        </>
      }
      aside={
        <>
          <Section title={t.founder.contact} size="small">
            <Details
              details={[
                ...(signInEmail !== null
                  ? ([
                      {
                        term: t.founder.signInEmail,
                        // A no-break space reserves the line while the address loads.
                        value: signInEmail || '\u00a0',
                        line: 'phone',
                        note: t.founder.signInEmailNote,
                      },
                    ] as const)
                  : []),
                ...contacts.map((kind) => ({
                  term: fields[kind],
                  value: profile[kind] && <ExternalLink kind={kind} value={profile[kind]} />,
                  line: 'phone' as const,
                })),
              ]}
            />
          </Section>
          <Section title={fields.interests} size="small">
            {profile.interests.length > 0 ? (
              <TagList label={fields.interests} items={profile.interests.map(choiceText)} />
            ) : (
              none
            )}
          </Section>
          <Section title={fields.skills} size="small">
            {profile.skills.length > 0 ? <TagList label={fields.skills} items={profile.skills} /> : none}
          </Section>
          {aside}
        </>
      }
    />
  );
}
