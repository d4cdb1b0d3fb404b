import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter/use-browser-location';
import { directoryActors } from '@/app/actors/directoryActors';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { meOf } from '@/app/services/me';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { discoverMachine } from '@/machines/directory/discoverMachine';
import { selectDealFlow, selectFilters, selectFound, selectWidening } from '@/machines/directory/view';
import { DiscoverScreen } from '@/screens/Discover/DiscoverScreen';
import { isStep, searchOf, viewOf } from './discoverAddress';
import { useDiscoverProps } from './discoverProps';

const realDiscoverMachine = discoverMachine.provide({ actors: directoryActors });

function Discover({ ownId }: { ownId: string }) {
  const search = useSearch();
  const actor = useActorRef(realDiscoverMachine, { input: viewOf(search) });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const t = useMessages('directory');
  useViewInAddress({
    view: context,
    viewOf,
    searchOf,
    isStep,
    onView: (view) => actor.send({ type: 'view.change', ...view }),
  });
  useQuarantined(actor, toasts.show);
  useNotSaved(actor, toasts.show);
  return (
    <>
      <PageHead title={t.discoverTitle} />
      <DiscoverScreen
        {...useDiscoverProps(actor, snapshot)}
        ownId={ownId}
        found={selectFound(context)}
        filters={selectFilters(context)}
        widening={selectWidening(context)}
        dealFlow={selectDealFlow(context)}
      />
    </>
  );
}

/** The directory of whoever is signed in: another person gets one of their own, from the start. */
export default function DiscoverPage() {
  const session = useSession();
  return <Discover key={session.uid} ownId={meOf(session).id} />;
}
