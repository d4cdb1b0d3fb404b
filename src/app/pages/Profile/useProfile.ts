import { useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useSearch } from '@/app/router/address';
import type { Viewer } from '@/data/schema/privacy';
import type { ProfilePost } from '@/data/schema/profilePost';
import type { ProfileKind } from '@/data/schema/ref';
import type { profileMachine } from '@/machines/profile/machine';
import type { ProfileTab } from '@/machines/profile/types';
import { postsTabOf, tabOf, viewerOf } from '@/machines/profile/view';
import { focusHeading } from '../../hooks/focusHeading';
import { useNotSaved } from '../../hooks/useNotSaved';
import { useNow } from '../../hooks/useNow';
import { usePageActor } from '../../hooks/usePageActor';
import { useSharedPost } from '../../hooks/useSharedPost';
import { useSnapshot } from '../../hooks/useSnapshot';
import { useViewInAddress } from '../../router/useViewInAddress';
import { useServices } from '../../session/useServices';
import { useShown, useWaited } from '../../session/useWaited';
import { useShowToast } from '../../shell/useToasts';
import { actionsOf } from './actionsOf';
import { profileOf } from './machines';

const none: readonly ProfilePost[] = [];

/** Where on the page one is. */
type Place = { tab: ProfileTab; viewer: Viewer };

/** What an address asks for: `?tab=posts&as=everyone`. */
const askedIn = (search: string) => {
  const params = new URLSearchParams(search);
  return { tab: params.get('tab') ?? undefined, viewer: params.get('as') ?? undefined };
};
/** Nothing for the first tab, and for one's own eyes. */
function searchOf({ tab, viewer }: Place) {
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
      focusHeading();
    }
    before.current = status;
  }, [status]);
}

/**
 * A live profile of one kind, with its tab and viewer in the address. Another id, or another person signed in, needs
 * another one.
 * @param viewOf what the kind's screen shows of the machine
 */
export function useProfile<View extends { status: string }>(
  kind: ProfileKind,
  id: string,
  viewOf: (snapshot: SnapshotFrom<typeof profileMachine>) => View,
) {
  const asked = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => profileOf(services));
  const key = `${kind} ${id}`;
  const waited = useWaited(key);
  const actor = usePageActor(machine, { input: { kind, id, waited, ...askedIn(asked) } });
  const snapshot = useSnapshot(actor);
  const actions = useMemo(() => actionsOf(actor, () => window.location.origin), [actor]);
  const view = viewOf(snapshot);
  useShown(key, view.status !== 'loading');
  useViewInAddress({
    view: snapshot.context,
    viewOf: (search): Place => {
      const { tab, viewer } = askedIn(search);
      return { tab: tabOf(kind, tab), viewer: viewerOf(kind, viewer) };
    },
    searchOf,
    isStep,
    onViewChange: ({ tab, viewer }) => {
      actions.onTabChange(tab);
      actions.onViewerChange(viewer);
    },
  });
  useNotSaved(actor, showToast);
  useFocusOnArrival(view.status);
  const { context } = snapshot;
  const isAsked = view.status === 'loaded' && context.tab === postsTabOf(kind);
  const posts = context.page?.profile.posts ?? none;
  const shared = useSharedPost({ shown: posts, all: posts, isAsked });
  return {
    view: { ...view, sharedId: shared.id, isSharedGone: shared.isGone },
    actions,
    now: useNow(services.now),
  };
}
