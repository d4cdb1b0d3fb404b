import { useMessages } from '@messages';
import { useEffect } from 'react';
import { startupWizardActors } from '@/app/actors/wizardActors';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import { toasts } from '@/app/toasts';
import { useSession } from '@/app/useSession';
import { useWizard } from '@/app/useWizard';
import { emptyListing, listingSteps } from '@/data/schema/startupListing';
import { startupWizardMachine } from '@/machines/startupWizardMachine';
import { ListStartupScreen } from './ListStartupScreen';

const machine = startupWizardMachine.provide({ actors: startupWizardActors });

function ListStartup() {
  const { isDone, ...props } = useWizard({ machine, steps: listingSteps, empty: emptyListing });
  const t = useMessages('wizard').listing;
  useEffect(() => {
    if (!isDone) return;
    toasts.show({ text: t.done, tone: 'success' });
    void navigation.go(paths.explore);
  }, [isDone, t]);
  return (
    <>
      <PageHead title={t.title} />
      <ListStartupScreen {...props} />
    </>
  );
}

/** The listing of whoever is signed in: another person gets their own draft, from the start. */
export default function ListStartupRoute() {
  return <ListStartup key={useSession().uid} />;
}
