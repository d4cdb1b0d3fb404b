import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Grid } from '@/components/layout/Grid';
import { EntityRow } from '@/components/profile/EntityRow';
import { Section } from '@/components/profile/Section';
import { profileHref } from '@/data/schema/shapes/ref';
import { EmptyPart } from './EmptyPart';
import type { InvestorPartProps } from './investorView';

/** The companies in which the investor invested. */
export function InvestorPortfolio({ view: { profile, isOwn } }: InvestorPartProps) {
  const t = useMessages('profile').investor;
  const choiceText = useChoiceText();
  return (
    <Section title={t.portfolio}>
      {profile.portfolio.length === 0 ? (
        <EmptyPart part="portfolio" isOwn={isOwn} />
      ) : (
        <Grid as="ul" columns={2} gap={12}>
          {profile.portfolio.map((company, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a company can be listed twice.
            <li key={index}>
              <EntityRow
                look="tile"
                shape="square"
                name={company.name}
                image={company.logo}
                href={company.id && profileHref('startup', { id: company.id, slug: company.slug })}
                facts={[choiceText(company.sector), choiceText(company.stage), company.year]}
              />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
