import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Trophy } from 'lucide';
import { IconList } from '@/components/profile/IconList';
import { Section } from '@/components/profile/Section';
import { StatTiles } from '@/components/profile/StatTiles';
import { Lines } from '@/components/typography/Lines';
import { Text } from '@/components/typography/Text';
import { EmptyPart } from './EmptyPart';
import { investorTiles } from './investorTiles';
import type { InvestorPartProps } from './investorView';

/** The first tab: the investor's description, metrics and achievements. */
export function InvestorOverview({ view: { profile, isOwn } }: InvestorPartProps) {
  const t = useMessages('profile').investor;
  const formats = useFormats();
  const metrics = investorTiles(profile, t, formats);
  return (
    <>
      <Section title={t.about}>
        {profile.about ? (
          <Text>
            <Lines lang={profile.lang}>{profile.about}</Lines>
          </Text>
        ) : (
          <EmptyPart part="about" isOwn={isOwn} />
        )}
      </Section>
      {metrics.length > 0 && (
        <Section title={t.metrics}>
          <StatTiles tiles={metrics} />
        </Section>
      )}
      {profile.investmentPhilosophy && (
        <Section title={t.philosophy}>
          <Text>
            <Lines lang={profile.lang}>{profile.investmentPhilosophy}</Lines>
          </Text>
        </Section>
      )}
      {profile.achievements.length > 0 && (
        <Section title={t.achievements}>
          <IconList
            icon={Trophy}
            lang={profile.lang}
            items={profile.achievements.map((title) => ({ title }))}
          />
        </Section>
      )}
    </>
  );
}
