import { useEffect, useMemo, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useSearch } from '@/app/router/address';
import type { Viewer } from '@/data/schema/rules/privacy';
import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import type { ProfileKind } from '@/data/schema/shapes/ref';
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
import { profileOf } from './machines';
import { actionsOfProfile } from './profileConnector';
import { useGetAccount } from './useGetAccount';

const none: readonly ProfilePost[] = [];

/** The open tab, and the kind of viewer whose view of the page an owner previews (`self`: no preview). */
type Place = { tab: ProfileTab; viewer: Viewer };

/** Reads tab and viewer from the query string: `?tab=posts&as=everyone`. */
const askedIn = (search: string) => {
  const params = new URLSearchParams(search);
  return { tab: params.get('tab') ?? undefined, viewer: params.get('as') ?? undefined };
};
/** Returns the query string. Omits the default values: the tab `overview` and the viewer `self`. */
function searchOf({ tab, viewer }: Place) {
  const params = new URLSearchParams();
  if (tab !== 'overview') params.set('tab', tab);
  if (viewer !== 'self') params.set('as', viewer);
  return params.size ? `?${params}` : '';
}
/** Whether Back undoes a change: always, for each tab and each viewer. */
const isStep = () => true;

/**
 * Moves the focus from `main` to the heading once the profile is loaded, because a loading page has no
 * heading. A retry removes the focused button, so this hook then focuses `main`.
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
 * Runs the machine of a profile. The address contains the open tab, and the kind of viewer for an owner's
 * preview. The component must remount for another profile or another account.
 * @param viewOf maps the machine's snapshot to the view of the screen
 */
export function useProfile<View extends { status: string }>(
  kind: ProfileKind,
  slug: string,
  viewOf: (snapshot: SnapshotFrom<typeof profileMachine>) => View,
) {
  const asked = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => profileOf(services));
  const key = `${kind} ${slug}`;
  const waited = useWaited(key);
  const actor = usePageActor(machine, { input: { kind, slug, waited, ...askedIn(asked) } });
  const snapshot = useSnapshot(actor);
  const actions = useMemo(() => actionsOfProfile(actor, () => window.location.origin), [actor]);
  const onGetAccount = useGetAccount(slug);
  const view = viewOf(snapshot);
  useShown(key, view.status !== 'loading');
  useViewInAddress({
    shown: () => actor.getSnapshot().context,
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
    view: { ...view, sharedId: shared.id, isSharedMissing: shared.isMissing },
    actions: { ...actions, onGetAccount },
    now: useNow(services.now),
  };
}

/** The actions of a profile and the time. */
export type ProfileControls = Pick<ReturnType<typeof useProfile>, 'actions' | 'now'>;
