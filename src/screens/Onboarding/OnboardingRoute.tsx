import { useMessages } from '@messages';
import { useEffect } from 'react';
import { onboardingWizardActors } from '@/app/actors/wizardActors';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import { useSession } from '@/app/useSession';
import { useWizard } from '@/app/useWizard';
import { emptyOnboarding, onboardingSteps } from '@/data/schema/onboarding';
import { onboardingWizardMachine } from '@/machines/onboardingWizardMachine';
import { OnboardingScreen } from './OnboardingScreen';

const machine = onboardingWizardMachine.provide({ actors: onboardingWizardActors });

function Onboarding() {
  const { isDone, ...props } = useWizard({ machine, steps: onboardingSteps, empty: emptyOnboarding });
  useEffect(() => {
    if (isDone) void navigation.go(paths.explore);
  }, [isDone]);
  return (
    <>
      <PageHead title={useMessages('wizard').onboarding.title} />
      <OnboardingScreen {...props} />
    </>
  );
}

/** The profile of whoever is signed in: another person gets their own draft, from the start. */
export default function OnboardingRoute() {
  return <Onboarding key={useSession().uid} />;
}
