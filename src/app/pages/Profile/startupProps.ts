import type { ProfilePage } from '@/data/ports/Directory';
import type { ProfileContext } from '@/machines/profile/types';
import { isContactOpen, isInterested } from '@/machines/profile/view';
import type { StartupScreenProps } from '@/screens/Startup/StartupScreen';

// What a startup's screen has beyond the other profiles.

type StartupActor = { send: (event: { type: 'interest.toggle' }) => void };

function activityOf(page: ProfilePage | null): StartupScreenProps['activity'] {
  if (page?.kind !== 'startup' || page.isActive) return 'active';
  return page.isManaged ? 'ownInactive' : 'inactive';
}

export const interestProps = (
  actor: StartupActor,
  { context }: { context: ProfileContext },
): Pick<StartupScreenProps, 'activity' | 'interest' | 'onToggleInterest'> => ({
  activity: activityOf(context.page),
  interest: {
    isExpressed: isInterested(context),
    isRevealed: isContactOpen(context),
  },
  onToggleInterest: () => actor.send({ type: 'interest.toggle' }),
});
