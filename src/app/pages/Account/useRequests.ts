import { useMessages } from '@messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import { type LeftUndo, leftUndos, waitingOf } from '@/machines/requests/view';
import { usePageActor } from '../../hooks/usePageActor';
import { requestsOf } from './machines';
import { actionsOfRequests, viewOfRequests } from './requestsConnector';

/**
 * Runs the machine of requests to see the metrics of startups while the page is mounted. On unmount, shows a
 * toast with an Undo button for each answer that can still be undone.
 */
export function useRequests() {
  const services = useServices();
  const [machine] = useState(() => requestsOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const actions = useMemo(() => actionsOfRequests(actor, services.now), [actor, services]);

  const t = useMessages('account').requests;
  const showToast = useShowToast();
  useNotSaved(actor, showToast);
  const offer = useRef((_: LeftUndo) => {});
  offer.current = ({ id, name, verdict, before }) => {
    async function undo() {
      try {
        await (await services.requests()).restore(id, before);
      } catch {
        showToast({ text: t.undoFailed, tone: 'danger' });
      }
    }
    showToast({ text: t.said[verdict]({ name }), action: { label: t.undo, onClick: () => void undo() } });
  };
  useEffect(
    () => () => {
      for (const left of leftUndos(actor.getSnapshot().context)) offer.current(left);
    },
    [actor],
  );
  return { view: viewOfRequests(snapshot), actions, waiting: waitingOf(snapshot.context) };
}
