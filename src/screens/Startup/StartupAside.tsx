import { useMessages } from '@messages';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import { StartupContact } from '@/components/profile/StartupContact';
import { href } from '@/data/schema/href';
import type { StartupPartProps } from './startupView';

/** Beside every tab. */
export function StartupAside({ view, now }: Omit<StartupPartProps, 'actions'>) {
  const { profile, isOwn, interest, activity } = view;
  const t = useMessages('profile').startup;
  return (
    <>
      <FundraisingCard
        name={profile.name}
        fundraising={profile.fundraising}
        now={now}
        note={isOwn ? t.ownTraction : undefined}
      />
      <StartupContact
        startup={profile}
        isRevealed={interest.isRevealed}
        isOpen={activity === 'active'}
        messageHref={isOwn ? undefined : href('conversation', { params: { conversationId: profile.id } })}
      />
    </>
  );
}
