import { useMessages } from '@messages';
import { useMemo, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useSearch } from '@/app/router/address';
import { place } from '@/app/router/scrollRestoration';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { countIn } from '@/components/layout/placeOnPage';
import { DiscoverScreen } from '@/screens/Discover/DiscoverScreen';
import { isStep, searchOf, viewOf } from './discoverAddress';
import { actionsOfDiscover, viewOfDiscover } from './discoverConnector';
import { discoverOf } from './machines';
import { preloadDirectory } from './preloadDirectory';

function Discover() {
  const search = useSearch();
  const showToast = useShowToast();
  const services = useServices();
  const [count] = useState(() => countIn(place.here()));
  const [machine] = useState(() => discoverOf(services));
  const actor = usePageActor(machine, { input: { ...viewOf(search), count } });
  const snapshot = useSnapshot(actor);
  const actions = useMemo(() => actionsOfDiscover(actor), [actor]);
  const t = useMessages('directory');
  useViewInAddress({
    shown: () => actor.getSnapshot().context,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (view) => actor.send({ type: 'view.change', ...view }),
  });
  useQuarantined(actor, showToast);
  useNotSaved(actor, showToast);
  return (
    <>
      <PageHead title={t.discoverTitle} description={t.discoverHeadText} />
      <DiscoverScreen view={viewOfDiscover(snapshot)} actions={actions} />
    </>
  );
}

/** The directory of all profiles. Remounts when another account signs in. */
export default function DiscoverPage() {
  return <Discover key={useServices().userKey} />;
}

export const preloadData = preloadDirectory;
