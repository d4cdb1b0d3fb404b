import { useMessages } from '@messages';
import { FitSection } from '@/components/profile/FitSection';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import { Section } from '@/components/profile/Section';
import { StartupContact } from '@/components/profile/StartupContact';
import { href } from '@/data/schema/href';
import type { StartupPartProps } from './startupView';
import { TractionPrivacy, tractionNotes } from './TractionPrivacy';

/** Beside every tab. */
export function StartupAside({ view, now }: Omit<StartupPartProps, 'actions'>) {
  const { profile, isOwn, figures, fit, interest, activity } = view;
  const t = useMessages('profile').startup;
  return (
    <>
      {figures === 'closed' ? (
        <Section title={t.fundraising} size="small">
          <TractionPrivacy figures={figures} name={profile.name} />
        </Section>
      ) : (
        <FundraisingCard
          name={profile.name}
          fundraising={profile.fundraising}
          now={now}
          note={figures === 'public' ? undefined : tractionNotes(t, profile.name)[figures]}
        />
      )}
      {fit && <FitSection fit={fit} startup={profile.name} changeHref={href('investorAccount')} />}
      <StartupContact
        startup={profile}
        isRevealed={interest.isRevealed}
        isOpen={activity === 'active'}
        messageHref={isOwn ? undefined : href('conversation', { params: { conversationId: profile.id } })}
      />
    </>
  );
}
