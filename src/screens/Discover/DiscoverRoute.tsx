import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter/use-browser-location';
import { directoryActors } from '@/app/actors/directoryActors';
import { meOf } from '@/app/me';
import { PageHead } from '@/app/PageHead';
import { toasts } from '@/app/toasts';
import { useRefusedMarks } from '@/app/useRefusedMarks';
import { useSession } from '@/app/useSession';
import { useSetAside } from '@/app/useSetAside';
import { useSnapshot } from '@/app/useSnapshot';
import { useViewInAddress } from '@/app/useViewInAddress';
import { selectDealFlow, selectFilters, selectFound, selectWidening } from '@/machines/directory/view';
import { discoverMachine } from '@/machines/discoverMachine';
import { DiscoverScreen } from './DiscoverScreen';
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
  useSetAside(actor, context.setAside, toasts.show);
  useRefusedMarks(actor, context.refused, toasts.show);
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
export default function DiscoverRoute() {
  const session = useSession();
  return <Discover key={session.uid} ownId={meOf(session).id} />;
}
