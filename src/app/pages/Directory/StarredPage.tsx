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
import { StarredScreen } from '@/screens/Starred/StarredScreen';
import { starredOf } from './machines';
import { preloadDirectory } from './preloadDirectory';
import { isStep, searchOf, viewOf } from './starredAddress';
import { actionsOfStarred, viewOfStarred } from './starredConnector';

function Starred() {
  const search = useSearch();
  const showToast = useShowToast();
  const services = useServices();
  const [count] = useState(() => countIn(place.here()));
  const [machine] = useState(() => starredOf(services));
  const actor = usePageActor(machine, { input: { ...viewOf(search), filters: {}, count } });
  const snapshot = useSnapshot(actor);
  const view = viewOfStarred(snapshot);
  const actions = useMemo(() => actionsOfStarred(actor), [actor]);
  const t = useMessages('directory');
  useViewInAddress({
    shown: () => actor.getSnapshot().context,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (view) => actor.send({ type: 'view.change', ...view, filters: {} }),
  });
  useQuarantined(actor, showToast);
  useNotSaved(actor, showToast);
  return (
    <>
      <PageHead title={t.starredTitle} description={t.starredHeadText} />
      <StarredScreen {...view} {...actions} />
    </>
  );
}

/** The profiles that the current user has starred. Remounts when another account signs in. */
export default function StarredPage() {
  return <Starred key={useServices().userKey} />;
}

export const preloadData = preloadDirectory;
