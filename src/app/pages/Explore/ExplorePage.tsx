import { useMessages } from '@messages';
import { use, useEffect, useMemo, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSharedPost } from '@/app/hooks/useSharedPost';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useSearch } from '@/app/router/address';
import { place } from '@/app/router/scrollRestoration';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { useShown, useWaited } from '@/app/session/useWaited';
import { useShowToast } from '@/app/shell/useToasts';
import { lazyPart } from '@/components/layout/lazyPart';
import { PlaceContext } from '@/components/layout/placeOnPage';
import { MentionsContext } from '@/components/social/mentions';
import { postsPage } from '@/data/schema/shapes/constants';
import { href } from '@/data/schema/shapes/href';
import type { Post } from '@/data/schema/shapes/post';
import { ExploreScreen } from '@/screens/Explore/ExploreScreen';
import { askedAs, isStep, searchOf, viewOf } from './exploreAddress';
import { actionsOfFeed, viewOfFeed } from './exploreConnector';
import { feedOf } from './machines';
import { useDeleted } from './useDeleted';
import { useSave } from './useSave';

/** The list of suggestions for mentions. Its code loads when the user types the first mention. */
const Mentions = lazyPart(async () => (await import('./Mentions')).Mentions);

/** Returns a function that copies a post's link. A toast confirms this, or shows the link to copy by hand. */
function useShare() {
  const { clipboard } = useServices();
  const showToast = useShowToast();
  const t = useMessages('feed');
  return useMemo(
    () => async (postId: string) => {
      const link = `${window.location.origin}${href('explore', { hash: postId })}`;
      try {
        await clipboard.writeText(link);
        showToast({ text: t.linkCopied, tone: 'success' });
      } catch {
        showToast({ text: t.linkNotCopied({ link }), tone: 'danger' });
      }
    },
    [clipboard, showToast, t],
  );
}

/** Whether the page can start with the newest posts: without filter, query, hash or scroll position. */
const isFromTop = (search: string) =>
  searchOf(viewOf(search)) === '' && !globalThis.location?.hash && place.here().y === 0;

const none: readonly Post[] = [];

function Feed() {
  const search = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => feedOf(services));
  const expandedIds = use(PlaceContext).here().open;
  const waited = useWaited('feed');
  const actor = usePageActor(machine, {
    input: { ...viewOf(search), expandedIds, waited, extent: isFromTop(search) ? 'newest' : 'whole' },
  });
  const snapshot = useSnapshot(actor);
  useEffect(() => {
    place.open = () => actor.getSnapshot().context.expandedIds;
    return () => {
      place.open = () => [];
    };
  }, [actor]);
  const t = useMessages('feed');
  const onShare = useShare();
  const onSave = useSave(actor);
  const actions = useMemo(
    () => ({ ...actionsOfFeed(actor, services), onShare, onSave }),
    [actor, services, onShare, onSave],
  );
  const view = viewOfFeed(snapshot);
  useShown('feed', view.status !== 'loading');
  useViewInAddress({
    view,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (next) => actor.send({ type: 'view.change', ...next }),
  });
  const as = askedAs(search);
  const { onAsChange } = actions;
  useEffect(() => {
    if (as) onAsChange(as);
  }, [as, onAsChange]);
  const isAsked = searchOf(view) === searchOf(viewOf(search));
  const { posts, extent } = snapshot.context;
  const shared = useSharedPost({
    shown: 'posts' in view ? view.posts : none,
    all: extent === 'whole' && snapshot.matches({ posts: 'loaded' }) ? posts : null,
    isAsked,
  });
  useDeleted(actor, services.feed, showToast);
  useNotSaved(actor, showToast);
  useQuarantined(actor, showToast);

  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <MentionsContext value={Mentions}>
        <ExploreScreen
          view={view}
          actions={actions}
          sharedId={shared.id}
          isSharedMissing={shared.isMissing}
          isWriting={as !== ''}
          now={useNow(services.now)}
        />
      </MentionsContext>
    </>
  );
}

/** The feed of the current user. Remounts when another account signs in. */
export default function ExplorePage() {
  return <Feed key={useServices().userKey} />;
}

export const preloadData = async () => (await currentServices().feed()).load({ newest: postsPage });
