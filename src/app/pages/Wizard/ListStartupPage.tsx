import { useMessages } from '@messages';
import { useEffect } from 'react';
import { startupWizardActors } from '@/app/actors/wizardActors';
import { PageHead } from '@/app/pages/PageHead';
import { navigation } from '@/app/router/navigation';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { href } from '@/data/schema/href';
import { listingSteps } from '@/data/schema/startupListing';
import { startupWizardMachine } from '@/machines/wizard/startupWizardMachine';
import { ListStartupScreen } from '@/screens/ListStartup/ListStartupScreen';
import { useWizard } from './useWizard';

const machine = startupWizardMachine.provide({ actors: startupWizardActors });

function ListStartup() {
  const { isDone, ...props } = useWizard({ machine, steps: listingSteps });
  const t = useMessages('wizard').listing;
  useEffect(() => {
    if (!isDone) return;
    toasts.show({ text: t.done, tone: 'success' });
    void navigation.go(href('explore'));
  }, [isDone, t]);
  return (
    <>
      <PageHead title={t.title} />
      <ListStartupScreen {...props} />
    </>
  );
}

/** The listing of whoever is signed in: another person gets their own draft, from the start. */
export default function ListStartupPage() {
  return <ListStartup key={useSession().uid} />;
}
