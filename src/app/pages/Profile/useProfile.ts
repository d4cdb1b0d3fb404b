import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from '@/app/router/address';
import type { Viewer } from '@/data/schema/privacy';
import type { ProfileKind } from '@/data/schema/ref';
import type { ProfileTab } from '@/machines/profile/types';
import { tabOf, viewerOf } from '@/machines/profile/view';
import { useNotSaved } from '../../hooks/useNotSaved';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useViewInAddress } from '../../router/useViewInAddress';
import { useServices } from '../../session/useServices';
import { useShowToast } from '../../shell/useToasts';
import { profileOf } from './machines';
import { useProfileProps } from './profileProps';

type View = { tab: ProfileTab; viewer: Viewer };

/** What an address asks for: `?tab=posts&as=everyone`. */
const askedIn = (search: string) => {
  const params = new URLSearchParams(search);
  return { tab: params.get('tab') ?? undefined, viewer: params.get('as') ?? undefined };
};
/** Nothing for the first tab, and for one's own eyes. */
function searchOf({ tab, viewer }: View) {
  const params = new URLSearchParams();
  if (tab !== 'overview') params.set('tab', tab);
  if (viewer !== 'self') params.set('as', viewer);
  return params.size ? `?${params}` : '';
}
/** Each tab is a step that Back undoes, and so is each viewer. */
const isStep = () => true;

/**
 * Whoever waits on the page, which has no heading before the profile is there, moves on to the heading; and what had the
 * focus goes with a failure that is tried again.
 */
function useFocusOnArrival(status: string) {
  const before = useRef(status);
  useEffect(() => {
    const main = document.querySelector('main');
    if (status === 'loading') {
      if (before.current !== status) main?.focus({ preventScroll: true });
    } else if (main && document.activeElement === main) {
      const heading = main.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    before.current = status;
  }, [status]);
}

/** A live profile of one kind, with its tab and viewer in the address. Another id, or another person signed in, needs another one. */
export function useProfile<Kind extends ProfileKind>(kind: Kind, id: string) {
  const asked = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => profileOf(services));
  const actor = useActorRef(machine, { input: { kind, id, ...askedIn(asked) } });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const props = useProfileProps(kind, actor, snapshot);
  useViewInAddress({
    view: context,
    viewOf: (search): View => {
      const { tab, viewer } = askedIn(search);
      return { tab: tabOf(kind, tab), viewer: viewerOf(kind, viewer) };
    },
    searchOf,
    isStep,
    onViewChange: ({ tab, viewer }) => {
      actor.send({ type: 'tab.change', tab });
      actor.send({ type: 'viewer.change', viewer });
    },
  });
  useNotSaved(actor, showToast);
  useFocusOnArrival(props.status);
  return { actor, snapshot, props };
}
