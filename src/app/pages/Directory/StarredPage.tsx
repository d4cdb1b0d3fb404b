import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useSearch } from 'wouter/use-browser-location';
import { directoryActors } from '@/app/actors/directoryActors';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { starredMachine } from '@/machines/directory/starredMachine';
import { selectFound } from '@/machines/directory/view';
import { StarredScreen } from '@/screens/Starred/StarredScreen';
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
  useQuarantined(actor, toasts.show);
  useNotSaved(actor, toasts.show);
  return (
    <>
      <PageHead title={t.starredTitle} />
      <StarredScreen {...props} found={selectFound(context)} />
    </>
  );
}

/** The stars of whoever is signed in: another person has stars of their own. */
export default function StarredPage() {
  return <Starred key={useSession().uid} />;
}
