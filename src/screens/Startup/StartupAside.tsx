import { FitSection } from '@/components/profile/FitSection';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import { StartupContact } from '@/components/profile/StartupContact';
import { href } from '@/data/schema/shapes/href';
import type { StartupPartProps } from './startupView';

/** The side column, which is the same on every tab. */
export function StartupAside({ view, now }: StartupPartProps) {
  const { profile, metricsAccess, fit, interest, activity } = view;
  return (
    <>
      <StartupContact startup={profile} isRevealed={interest.isRevealed} isOpen={activity === 'active'} />
      {metricsAccess !== 'closed' && (
        <FundraisingCard name={profile.name} fundraising={profile.fundraising} now={now} />
      )}
      {fit && <FitSection fit={fit} startup={profile.name} changeHref={href('investorAccount')} />}
    </>
  );
}
