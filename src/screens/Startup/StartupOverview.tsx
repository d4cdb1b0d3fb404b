import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Grid } from '@/components/layout/Grid';
import { Stack } from '@/components/layout/Stack';
import { EmptySection } from '@/components/profile/EmptySection';
import { Section } from '@/components/profile/Section';
import { StatTiles } from '@/components/profile/StatTiles';
import { Heading } from '@/components/typography/Heading';
import { Lines } from '@/components/typography/Lines';
import { Text } from '@/components/typography/Text';
import { TextButton } from '@/components/typography/TextButton';
import { startupTiles } from './startupTiles';
import type { StartupPartProps } from './startupView';

/** The first tab: the startup's description and key metrics. */
export function StartupOverview({ view, actions }: StartupPartProps) {
  const { profile } = view;
  const t = useMessages('profile').startup;
  const key = startupTiles(profile, t, useFormats()).key;
  const { name, lang, about, problem, solution } = profile;
  return (
    <>
      <Section title={t.about}>
        <Stack gap={20}>
          {about ? (
            <Text>
              <Lines lang={lang}>{about}</Lines>
            </Text>
          ) : (
            <EmptySection>{t.noAbout({ name })}</EmptySection>
          )}
          {(problem || solution) && (
            <Grid columns={2} gap={24}>
              {problem && (
                <Part title={t.problem} lang={lang}>
                  {problem}
                </Part>
              )}
              {solution && (
                <Part title={t.solution} lang={lang}>
                  {solution}
                </Part>
              )}
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
        </Section>
      )}
    </>
  );
}

function Part({ title, lang, children }: { title: string; lang?: string; children: string }) {
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">
        <Lines lang={lang}>{children}</Lines>
      </Text>
    </div>
  );
}
