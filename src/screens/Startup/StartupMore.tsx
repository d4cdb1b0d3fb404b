import { useMessages } from '@messages';
import { Award } from 'lucide';
import { Grid } from '@/components/layout/Grid';
import { EntityRow } from '@/components/profile/EntityRow';
import { IconList } from '@/components/profile/IconList';
import { fileAddress } from '@/components/profile/linkTargets';
import { Section } from '@/components/profile/Section';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { profileHref } from '@/data/schema/shapes/ref';
import type { StartupPartProps } from './startupView';

/** The last sections of the first tab. On a narrow page, the cards of the side column precede them. */
export function StartupMore({ view: { profile } }: StartupPartProps) {
  const t = useMessages('profile').startup;
  const { name, awards, videoDemo, similarStartups } = profile;
  return (
    <>
      {fileAddress(videoDemo) && (
        <Section title={t.video}>
          <VideoDemo src={videoDemo} label={t.videoLabel({ name })} />
        </Section>
      )}
      {awards.length > 0 && (
        <Section title={t.awards}>
          <IconList
            icon={Award}
            lang={profile.lang}
            items={awards.map(({ title, by, year }) => ({
              title,
              byline: [by, year].filter(Boolean).join(' · '),
            }))}
          />
        </Section>
      )}
      {similarStartups.length > 0 && (
        <Section title={t.similar}>
          <Grid as="ul" columns={2} gap={12}>
            {similarStartups.map((similar) => (
              <li key={similar.id}>
                <EntityRow
                  look="tile"
                  shape="square"
                  name={similar.name}
                  image={similar.logo}
                  href={profileHref('startup', similar)}
                  facts={[similar.tagline]}
                />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
}
