import type { StartupScreenProps } from './StartupScreen';

// What a startup's screen has beyond the other profiles, of a machine that it doesn't know.

type InterestState = { interest: 'expressed' } | { contact: 'revealed' };
type StartupSnapshot = { matches: (state: { loaded: InterestState }) => boolean };
type StartupActor = { send: (event: { type: 'interest.toggle' }) => void };

export const interestProps = (
  actor: StartupActor,
  snapshot: StartupSnapshot,
): Pick<StartupScreenProps, 'interest' | 'onInterest'> => ({
  interest: {
    isExpressed: snapshot.matches({ loaded: { interest: 'expressed' } }),
    isRevealed: snapshot.matches({ loaded: { contact: 'revealed' } }),
  },
  onInterest: () => actor.send({ type: 'interest.toggle' }),
});
