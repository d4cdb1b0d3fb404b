import { useMessages } from '@messages';
import { useEffect, useState } from 'react';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, useSearch } from '@/app/router/address';
import { startupIn } from '@/app/router/startupIn';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { href } from '@/data/schema/shapes/href';
import { onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { profileHref } from '@/data/schema/shapes/ref';
import { OnboardingScreen } from '@/screens/Onboarding/OnboardingScreen';
import { onboardingWizardOf } from './machines';
import { useWizard } from './useWizard';

function Onboarding() {
  const go = useGo();
  const services = useServices();
  const [machine] = useState(() => onboardingWizardOf(services));
  const wizard = useWizard({ machine, steps: onboardingSteps });
  const t = useMessages('wizard').onboarding;
  const isDone = wizard.view.status === 'done';
  const search = useSearch();
  // Remembers the startup to return to (`?startup=`). The addresses of later steps don't contain its id.
  const [startup] = useState(() => startupIn(search));
  useEffect(() => {
    if (isDone) void go(startup ? profileHref('startup', { id: startup }) : href('explore'));
  }, [isDone, startup, go]);
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <OnboardingScreen {...wizard} />
    </>
  );
}

/** The onboarding form. Remounts when another account signs in, with the draft of that account. */
export default function OnboardingPage() {
  return <Onboarding key={useServices().userKey} />;
}

export const preloadData = async () => (await currentServices().drafts.onboarding()).load();
