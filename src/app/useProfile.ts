import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { ProfileKind } from '@/data/schema/ref';
import type { ProfileTab } from '@/machines/profile/types';
import { tabOf } from '@/machines/profile/view';
import { profileMachine } from '@/machines/profileMachine';
import { profileActors } from './actors/profileActors';
import { useProfileProps } from './profileProps';
import { toasts } from './toasts';
import { useRefusedMarks } from './useRefusedMarks';
import { useSnapshot } from './useSnapshot';
import { useViewInAddress } from './useViewInAddress';

const realProfileMachine = profileMachine.provide({ actors: profileActors });

const tabIn = (search: string) => new URLSearchParams(search).get('tab');
/** Nothing for the first one. */
const searchOf = (tab: ProfileTab) => (tab === 'overview' ? '' : `?tab=${tab}`);
/** Each tab is a step that Back undoes. */
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

/** A live profile of one kind, with its tab in the address. Another id, or another person signed in, needs another one. */
export function useProfile<Kind extends ProfileKind>(kind: Kind, id: string) {
  const asked = useSearch();
  const actor = useActorRef(realProfileMachine, { input: { kind, id, tab: tabIn(asked) ?? undefined } });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const props = useProfileProps(kind, actor, snapshot);
  useViewInAddress({
    view: context.tab,
    viewOf: (search): ProfileTab => tabOf(kind, tabIn(search)),
    searchOf,
    isStep,
    onView: (tab) => actor.send({ type: 'tab.change', tab }),
  });
  useRefusedMarks(actor, context.refused, toasts.show);
  useFocusOnArrival(props.status);
  return { actor, snapshot, props };
}
