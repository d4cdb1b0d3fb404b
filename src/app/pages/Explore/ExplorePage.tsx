import { useMessages } from '@messages';
import { use, useEffect, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { ActorRefFrom } from 'xstate';
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
import { invite } from '@/app/shell/invite';
import { useShowToast } from '@/app/shell/useToasts';
import { lazyPart } from '@/components/layout/lazyPart';
import { countIn, PlaceContext } from '@/components/layout/placeOnPage';
import { MentionsContext } from '@/components/social/mentions';
import { postsPage } from '@/data/schema/shapes/constants';
import type { Post } from '@/data/schema/shapes/post';
import { addressOf } from '@/data/schema/shapes/ref';
import { decodedPart } from '@/data/schema/text/wellFormed';
import type { feedMachine } from '@/machines/feed/machine';
import { ExploreScreen } from '@/screens/Explore/ExploreScreen';
import { askedAs, isStep, searchOf, viewOf } from './exploreAddress';
import { actionsOfFeed, viewOfFeed } from './exploreConnector';
import { feedOf } from './machines';
import { useDeleted } from './useDeleted';
import { useSave } from './useSave';

/** The list of suggestions for mentions. Its code loads when the user types the first mention. */
const Mentions = lazyPart(() => import('./Mentions'), 'Mentions');

/** Shows a toast when a post's link is copied, or a toast with the link to copy by hand. */
function useShareToast(
  actor: Pick<ActorRefFrom<typeof feedMachine>, 'on'>,
  show: ReturnType<typeof useShowToast>,
) {
  const t = useMessages('feed');
  useEffect(
    () =>
      actor.on('share.ended', ({ text, isCopied }) =>
        show(
          isCopied
            ? { text: t.linkCopied, tone: 'success' }
            : { text: t.linkNotCopied({ link: text }), tone: 'danger' },
        ),
      ).unsubscribe,
    [actor, show, t],
  );
}

/** Returns how many posts the list needs for the position that the user left, at least one page. */
const countHere = () => Math.max(postsPage, countIn(place.here()));

/** Returns the id in the URL's hash, which may be a post's; `null` without one. */
const hashedId = () => decodedPart(globalThis.location?.hash.slice(1) ?? '') || null;

const none: readonly Post[] = [];

function Feed() {
  const search = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => feedOf(services));
  const expandedIds = use(PlaceContext).here().open;
  const waited = useWaited('feed');
  const actor = usePageActor(machine, {
    input: { ...viewOf(search), expandedIds, waited, count: countHere(), soughtId: hashedId() },
  });
  const snapshot = useSnapshot(actor);
  useEffect(() => {
    place.open = () => actor.getSnapshot().context.expandedIds;
    return () => {
      place.open = () => [];
    };
  }, [actor]);
  const t = useMessages('feed');
  const onSave = useSave(actor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts are always the same.
  const actions = useMemo(
    () => ({
      ...actionsOfFeed(actor, services, () => window.location.origin),
      onSave,
      ...((import.meta.env.VITE_FIREBASE_DATABASE_URL ||
        (import.meta.env.VITE_STORIES && services.hasDatabase)) && {
        onInvite: () => void invite(services, showToast),
      }),
    }),
    [actor, services, onSave],
  );
  const view = viewOfFeed(snapshot);
  useShown('feed', view.status !== 'loading');
  useViewInAddress({
    shown: () => actor.getSnapshot().context,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (next) => actor.send({ type: 'view.change', ...next }),
  });
  const asked = askedAs(search);
  const { me } = snapshot.context;
  const as = me?.postsAs?.find((author) => addressOf(author) === asked)?.id;
  const { onAsChange } = actions;
  useEffect(() => {
    if (as) onAsChange(as);
  }, [as, onAsChange]);
  const isAsked = searchOf(view) === searchOf(viewOf(search));
  const { posts, next, askedIds } = snapshot.context;
  const hash = useLocationProperty(hashedId, () => null);
  useEffect(() => {
    if (hash !== null) actor.send({ type: 'post.seek', postId: hash });
  }, [actor, hash]);
  const isSought = next === null || (hash !== null && askedIds.includes(hash));
  const shared = useSharedPost({
    shown: 'posts' in view ? view.posts : none,
    all: isSought && snapshot.matches({ posts: { loaded: { list: 'current' } } }) ? posts : null,
    isAsked,
  });
  useShareToast(actor, showToast);
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
          isWriting={asked !== ''}
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

export const preloadData = async () => (await currentServices().feed()).load({ count: postsPage });
