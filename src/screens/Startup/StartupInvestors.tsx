import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Grid } from '@/components/layout/Grid';
import { EmptySection } from '@/components/profile/EmptySection';
import { EntityRow } from '@/components/profile/EntityRow';
import { Section } from '@/components/profile/Section';
import type { StartupPartProps } from './startupView';

/** The startup's investors. */
export function StartupInvestors({ view: { profile } }: StartupPartProps) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  return (
    <Section title={t.tabs.investors}>
      {profile.investors.length === 0 ? (
        <EmptySection>{t.noInvestors(profile)}</EmptySection>
      ) : (
        <Grid as="ul" columns={2} gap={12}>
          {profile.investors.map(({ name, type, logo }) => (
            <li key={`${name} ${type}`}>
              <EntityRow look="tile" shape="square" name={name} image={logo} facts={[choiceText(type)]} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
