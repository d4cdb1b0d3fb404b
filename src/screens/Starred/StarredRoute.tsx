import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter/use-browser-location';
import { directoryActors } from '@/app/actors/directoryActors';
import { PageHead } from '@/app/PageHead';
import { toasts } from '@/app/toasts';
import { useRefusedMarks } from '@/app/useRefusedMarks';
import { useSession } from '@/app/useSession';
import { useSetAside } from '@/app/useSetAside';
import { useSnapshot } from '@/app/useSnapshot';
import { useViewInAddress } from '@/app/useViewInAddress';
import { selectFound } from '@/machines/directory/view';
import { starredMachine } from '@/machines/starredMachine';
import { StarredScreen } from './StarredScreen';
import { isStep, searchOf, viewOf } from './starredAddress';
import { useStarredProps } from './starredProps';

const realStarredMachine = starredMachine.provide({ actors: directoryActors });

function Starred() {
  const search = useSearch();
  const actor = useActorRef(realStarredMachine, { input: { ...viewOf(search), filters: {} } });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const props = useStarredProps(actor, snapshot);
  const t = useMessages('directory');
  useViewInAddress({
    view: { kind: props.kind, query: props.query },
    viewOf,
    searchOf,
    isStep,
    onView: (view) => actor.send({ type: 'view.change', ...view, filters: {} }),
  });
  useSetAside(actor, context.setAside, toasts.show);
  useRefusedMarks(actor, context.refused, toasts.show);
  return (
    <>
      <PageHead title={t.starredTitle} />
      <StarredScreen {...props} found={selectFound(context)} />
    </>
  );
}

/** The stars of whoever is signed in: another person has stars of their own. */
export default function StarredRoute() {
  return <Starred key={useSession().uid} />;
}
