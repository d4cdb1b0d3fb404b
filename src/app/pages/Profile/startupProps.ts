import type { ProfilePage } from '@/data/ports/Directory';
import type { StartupScreenProps } from '@/screens/Startup/StartupScreen';

// What a startup's screen has beyond the other profiles, of a machine that it doesn't know.

type InterestState = { interest: 'expressed' } | { contact: 'revealed' };
type StartupSnapshot = {
  context: { page: ProfilePage | null };
  matches: (state: { loaded: InterestState }) => boolean;
};
type StartupActor = { send: (event: { type: 'interest.toggle' }) => void };

function activityOf(page: ProfilePage | null): StartupScreenProps['activity'] {
  if (page?.kind !== 'startup' || page.isActive) return 'active';
  return page.isManaged ? 'ownInactive' : 'inactive';
}

export const interestProps = (
  actor: StartupActor,
  snapshot: StartupSnapshot,
): Pick<StartupScreenProps, 'activity' | 'interest' | 'onToggleInterest'> => ({
  activity: activityOf(snapshot.context.page),
  interest: {
    isExpressed: snapshot.matches({ loaded: { interest: 'expressed' } }),
    isRevealed: snapshot.matches({ loaded: { contact: 'revealed' } }),
  },
  onToggleInterest: () => actor.send({ type: 'interest.toggle' }),
});
