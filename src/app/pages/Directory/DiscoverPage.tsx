import { useMessages } from '@messages';
import { Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { IdleContext } from '@/app/hooks/IdleContext';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useSearch } from '@/app/router/address';
import { speculate } from '@/app/router/loadChunk';
import { place } from '@/app/router/scrollRestoration';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { useServices } from '@/app/session/useServices';
import { invite } from '@/app/shell/invite';
import { useShowToast } from '@/app/shell/useToasts';
import { lazyPart } from '@/components/layout/lazyPart';
import { countIn } from '@/components/layout/placeOnPage';
import { isStep, searchOf, viewOf } from '@/data/schema/shapes/directoryView';
import { DiscoverScreen } from '@/screens/Discover/DiscoverScreen';
import { actionsOfDiscover, viewOfDiscover } from './discoverConnector';
import { discoverOf } from './machines';
import { preloadDirectory } from './preloadDirectory';
import type { MarkOf } from './SavedSearchesHost';

const SavedSearches = lazyPart(() => import('./SavedSearchesHost'), 'SavedSearchesHost');

/** Returns whether the saved searches have loaded: when the page is idle, or once something is narrowed. */
function useSavedSearches(isNarrowed: boolean): boolean {
  const [isThere, setThere] = useState(false);
  const whenIdle = use(IdleContext);
  useEffect(() => {
    const load = () =>
      void speculate(async () => {
        await SavedSearches.fetch();
        setThere(true);
      });
    if (isThere) return;
    if (!isNarrowed) return whenIdle(load);
    load();
  }, [isNarrowed, isThere, whenIdle]);
  return isThere;
}

function Discover() {
  const search = useSearch();
  const showToast = useShowToast();
  const services = useServices();
  const [count] = useState(() => countIn(place.here()));
  const [machine] = useState(() => discoverOf(services));
  const actor = usePageActor(machine, { input: { ...viewOf(search), count } });
  const snapshot = useSnapshot(actor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the services change only with the page, and the toasts never.
  const actions = useMemo(
    () =>
      import.meta.env.VITE_FIREBASE_DATABASE_URL || (import.meta.env.VITE_STORIES && services.hasDatabase)
        ? { ...actionsOfDiscover(actor), onInvite: () => void invite(services, showToast) }
        : actionsOfDiscover(actor),
    [actor],
  );
  const t = useMessages('directory');
  const view = snapshot.context;
  const hasSaved = useSavedSearches(view.query.trim() !== '' || Object.keys(view.filters).length > 0);
  const [markOf, setMarkOf] = useState<MarkOf>();
  const onMarksChange = useCallback((next: MarkOf | undefined) => setMarkOf(() => next), []);
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
      <DiscoverScreen
        view={viewOfDiscover(snapshot)}
        actions={actions}
        markOf={markOf}
        saved={
          hasSaved && (
            <Suspense>
              <SavedSearches view={view} onMarksChange={onMarksChange} />
            </Suspense>
          )
        }
      />
    </>
  );
}

/** The directory of all profiles. Remounts when another account signs in. */
export default function DiscoverPage() {
  return <Discover key={useServices().userKey} />;
}

export const preloadData = preloadDirectory;
