import { useMessages } from '@messages';
import { useEffect } from 'react';
import { onboardingWizardActors } from '@/app/actors/wizardActors';
import { PageHead } from '@/app/pages/PageHead';
import { navigation } from '@/app/router/navigation';
import { useSession } from '@/app/session/useSession';
import { href } from '@/data/schema/href';
import { onboardingSteps } from '@/data/schema/onboarding';
import { onboardingWizardMachine } from '@/machines/wizard/onboardingWizardMachine';
import { OnboardingScreen } from '@/screens/Onboarding/OnboardingScreen';
import { useWizard } from './useWizard';

const machine = onboardingWizardMachine.provide({ actors: onboardingWizardActors });

function Onboarding() {
  const { isDone, ...props } = useWizard({ machine, steps: onboardingSteps });
  useEffect(() => {
    if (isDone) void navigation.go(href('explore'));
  }, [isDone]);
  return (
    <>
      <PageHead title={useMessages('wizard').onboarding.title} />
      <OnboardingScreen {...props} />
    </>
  );
}

/** The profile of whoever is signed in: another person gets their own draft, from the start. */
export default function OnboardingPage() {
  return <Onboarding key={useSession().uid} />;
}
