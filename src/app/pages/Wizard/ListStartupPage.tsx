import { useMessages } from '@messages';
import { useEffect, useState } from 'react';
import { PageHead } from '@/app/pages/PageHead';
import { useGo } from '@/app/router/address';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { href } from '@/data/schema/shapes/href';
import { listingSteps } from '@/data/schema/shapes/listingWizard';
import { ListStartupScreen } from '@/screens/ListStartup/ListStartupScreen';
import { startupWizardOf } from './machines';
import { useTakenAddress } from './useTakenAddress';
import { useWizard } from './useWizard';

function ListStartup() {
  const go = useGo();
  const showToast = useShowToast();
  const services = useServices();
  const [machine] = useState(() => startupWizardOf(services));
  const wizard = useWizard({ machine, steps: listingSteps });
  const takenAddress = useTakenAddress(wizard.view.values.startupName, services.findSlug);
  const t = useMessages('wizard').listing;
  const isDone = wizard.view.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    showToast({ text: t.done, topic: 'submitted', tone: 'success' });
    void go(href('explore'));
  }, [isDone, t, go, showToast]);
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <ListStartupScreen {...wizard} takenAddress={takenAddress} />
    </>
  );
}

/** The form to list a startup. Remounts when another account signs in, with the draft of that account. */
export default function ListStartupPage() {
  return <ListStartup key={useServices().userKey} />;
}

export const preloadData = async () => (await currentServices().drafts.listing()).load();
