import { useMessages } from '@messages';
import { Award, GraduationCap, Trophy } from 'lucide';
import { Stack } from '@/components/layout/Stack';
import { IconList } from '@/components/profile/IconList';
import { Section } from '@/components/profile/Section';
import { TagList } from '@/components/profile/TagList';
import { Timeline } from '@/components/profile/Timeline';
import { Heading } from '@/components/typography/Heading';
import { Lines } from '@/components/typography/Lines';
import { Text } from '@/components/typography/Text';
import { EmptyPart } from './EmptyPart';
import { StartupRows } from './StartupRows';
import type { UserPartProps } from './userView';

/** The first tab: the user's description, work, startups and education. */
export function UserOverview({ view: { profile, isOwn } }: UserPartProps) {
  const t = useMessages('profile').user;
  const { lang, education, certificates, mentorshipFocus } = profile;
  return (
    <>
      <Section title={t.about}>
        {profile.bio ? (
          <Text>
            <Lines lang={lang}>{profile.bio}</Lines>
          </Text>
        ) : (
          <EmptyPart part="about" isOwn={isOwn} />
        )}
      </Section>
      <Section title={t.work}>
        {profile.workExperience.length > 0 ? (
          <Timeline entries={profile.workExperience} lang={lang} />
        ) : (
          <EmptyPart part="work" isOwn={isOwn} />
        )}
      </Section>
      {/* The next two sections have no placeholder, because no form of the app edits their content. */}
      {profile.achievements.length > 0 && (
        <Section title={t.achievements}>
          <IconList icon={Trophy} lang={lang} items={profile.achievements.map((title) => ({ title }))} />
        </Section>
      )}
      {(profile.availability || mentorshipFocus.length > 0) && (
        <Section title={t.availability}>
          {profile.availability && <Text lang={lang}>{profile.availability}</Text>}
          {mentorshipFocus.length > 0 && (
            <Stack gap={8}>
              <Heading level={3}>{t.mentorshipFocus}</Heading>
              <TagList label={t.mentorshipFocus} items={mentorshipFocus} />
            </Stack>
          )}
        </Section>
      )}
      <Section title={t.startups}>
        {profile.startups.length > 0 ? (
          <StartupRows startups={profile.startups} look="tile" />
        ) : (
          <EmptyPart part="startups" isOwn={isOwn} />
        )}
      </Section>
      <Section title={t.education}>
        {education.length + certificates.length > 0 ? (
          <Stack gap={24}>
            {education.length > 0 && (
              <IconList
                icon={GraduationCap}
                lang={lang}
                items={education.map((entry) => ({
                  title: entry.degree || entry.institution,
                  byline: [entry.degree && entry.institution, entry.year].filter(Boolean).join(' · '),
                  text: entry.description,
                }))}
              />
            )}
            {certificates.length > 0 && (
              <Stack gap={12}>
                <Heading level={3}>{t.certificates}</Heading>
                <IconList
                  icon={Award}
                  lang={lang}
                  items={certificates.map(({ name, issuer, year }) => ({
                    title: name,
                    byline: [issuer, year].filter(Boolean).join(' · '),
                  }))}
                />
              </Stack>
            )}
          </Stack>
        ) : (
          <EmptyPart part="education" isOwn={isOwn} />
        )}
      </Section>
      <Section title={t.skills}>
        {profile.skills.length > 0 ? (
          <TagList label={t.skills} items={profile.skills} />
        ) : (
          <EmptyPart part="skills" isOwn={isOwn} />
        )}
      </Section>
    </>
  );
}
