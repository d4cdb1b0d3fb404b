import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import { Stack } from '@/components/layout/Stack';
import { EmptySection } from '@/components/profile/EmptySection';
import { ExternalLink } from '@/components/profile/ExternalLink';
import { FactList } from '@/components/profile/FactList';
import { FitSection } from '@/components/profile/FitSection';
import { Section } from '@/components/profile/Section';
import { TagList } from '@/components/profile/TagList';
import { Lines } from '@/components/typography/Lines';
import { EmptyPart } from './EmptyPart';
import type { InvestorPartProps } from './investorView';

const contacts = ['website', 'email', 'linkedin', 'twitter'] as const;

/** The side column, which is the same on every tab. */
export function InvestorAside({ view: { profile, fits, isOwn } }: InvestorPartProps) {
  const t = useMessages('profile').investor;
  const choiceText = useChoiceText();
  const formats = useFormats();
  const { stagePreference, checkSize, ...criteria } = profile.investmentCriteria;
  const written = (text: string) => text && <Lines lang={profile.lang}>{text}</Lines>;
  const facts = [
    {
      term: t.checkSize,
      value: checkSize && formats.moneyRange(checkSize.from, checkSize.to),
    },
    { term: t.geography, value: written(criteria.geography) },
    { term: t.leadOrFollow, value: written(criteria.leadOrFollow) },
    { term: t.commitment, value: written(criteria.commitmentLevel) },
    { term: t.decision, value: choiceText(criteria.decisionTimeframe) },
  ].filter((fact) => fact.value);
  const { investments } = profile;
  const given = contacts.filter((kind) => profile[kind]);
  return (
    <>
      <Section title={t.criteria} size="small">
        <TagList label={t.stages} items={stagePreference.map(choiceText)} />
        {facts.length > 0 && <FactList facts={facts} />}
        {facts.length === 0 && stagePreference.length === 0 && <EmptySection>{t.noCriteria}</EmptySection>}
      </Section>
      {fits.map(({ startup, fit }) => (
        <FitSection key={startup.id} fit={fit} startup={startup.name} investor={profile.name} />
      ))}
      <Section title={t.sectors} size="small">
        <TagList label={t.sectors} items={profile.sectors.map(choiceText)} />
        {investments !== '' && (
          <FactList
            facts={[
              {
                term: t.investments,
                value:
                  typeof investments === 'string'
                    ? formats.countRange(investments)
                    : formats.count(investments),
              },
            ]}
          />
        )}
      </Section>
      <Section title={t.contact} size="small">
        {given.length === 0 ? (
          <EmptyPart part="contact" isOwn={isOwn} />
        ) : (
          <Stack gap={8}>
            {given.map((kind) => (
              <ExternalLink key={kind} kind={kind} value={profile[kind]} />
            ))}
          </Stack>
        )}
      </Section>
    </>
  );
}
