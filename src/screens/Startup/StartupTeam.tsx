import { useMessages } from '@messages';
import { Grid } from '@/components/layout/Grid';
import { EmptySection } from '@/components/profile/EmptySection';
import { Section } from '@/components/profile/Section';
import { TeamMember } from '@/components/profile/TeamMember';
import type { StartupPartProps } from './startupView';

/** The startup's team. */
export function StartupTeam({ view: { profile, members } }: StartupPartProps) {
  const t = useMessages('profile').startup;
  return (
    <Section title={t.tabs.team}>
      {profile.team.length === 0 ? (
        <EmptySection>{t.noTeam(profile)}</EmptySection>
      ) : (
        <Grid as="ul" columns={2} gap={24}>
          {profile.team.map((member) => (
            <li key={`${member.name} ${member.title}`}>
              <TeamMember
                member={member}
                lang={profile.lang}
                page={members.find(({ name }) => name === member.name)}
              />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
