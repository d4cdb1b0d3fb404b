import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Award } from 'lucide';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import { fileAddress } from '@/components/profile/address';
import { EmptySection } from '@/components/profile/EmptySection';
import { EntityRow } from '@/components/profile/EntityRow';
import { IconList } from '@/components/profile/IconList';
import { Section } from '@/components/profile/Section';
import { StatTiles } from '@/components/profile/StatTiles';
import { VideoDemo } from '@/components/profile/VideoDemo';
import { TextButton } from '@/components/social/TextButton';
import { Heading } from '@/components/typography/Heading';
import { Lines } from '@/components/typography/Lines';
import { Text } from '@/components/typography/Text';
import { profileHref } from '@/data/schema/ref';
import { MetricsPrivacy } from './MetricsPrivacy';
import { startupTiles } from './startupTiles';
import type { StartupPartProps } from './startupView';

/** The first tab: what it is about. */
export function StartupOverview({ view, actions }: Omit<StartupPartProps, 'now'>) {
  const { profile, figures } = view;
  const t = useMessages('profile').startup;
  const key = startupTiles(profile, t, useFormats()).key;
  const { name, about, problem, solution, awards, videoDemo, similarStartups } = profile;
  return (
    <>
      <Section title={t.about}>
        <Stack gap={20}>
          {about ? (
            <Text>
              <Lines>{about}</Lines>
            </Text>
          ) : (
            <EmptySection>{t.noAbout({ name })}</EmptySection>
          )}
          {(problem || solution) && (
            <Grid columns={2} gap={24}>
              {problem && <Part title={t.problem}>{problem}</Part>}
              {solution && <Part title={t.solution}>{solution}</Part>}
            </Grid>
          )}
        </Stack>
      </Section>
      {key.length > 0 && (
        <Section
          title={t.keyMetrics}
          action={<TextButton onClick={() => actions.onTabChange('metrics')}>{t.allMetrics}</TextButton>}
        >
          <StatTiles tiles={key} columns={4} />
          <MetricsPrivacy figures={figures} startup={profile} />
        </Section>
      )}
      {fileAddress(videoDemo) && (
        <Section title={t.video}>
          <VideoDemo src={videoDemo} label={t.videoLabel({ name })} />
        </Section>
      )}
      {awards.length > 0 && (
        <Section title={t.awards}>
          <IconList
            icon={Award}
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
                  href={profileHref('startup', similar.id)}
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

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">
        <Lines>{children}</Lines>
      </Text>
    </div>
  );
}
