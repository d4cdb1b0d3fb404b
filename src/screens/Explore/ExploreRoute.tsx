import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { feedActors } from '@/app/actors';
import { navigation } from '@/app/navigation';
import { newId } from '@/app/newId';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import { toasts } from '@/app/toasts';
import { useSession } from '@/app/useSession';
import { useSnapshot } from '@/app/useSnapshot';
import { selectVisiblePosts } from '@/machines/feed/view';
import { feedMachine } from '@/machines/feedMachine';
import { ExploreScreen } from './ExploreScreen';
import { addressOf, type ExploreView, viewOf } from './exploreAddress';
import { isLoaded, useExploreProps, useExploreToasts } from './exploreProps';

const realFeedMachine = feedMachine.provide({ actors: feedActors });

/** The present in ms, anew every half minute: "Just now" doesn't stay. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

type FeedActor = ReturnType<typeof useActorRef<typeof realFeedMachine>>;

/** Keeps the address and the machine's view the same, whichever moves first: Back and links move the address. */
function useAddress(actor: FeedActor, { filter, query }: ExploreView) {
  const address = viewOf(useSearch());
  const agreed = useRef(address);
  const { filter: addressFilter, query: addressQuery } = address;
  useEffect(() => {
    if (addressFilter === agreed.current.filter && addressQuery === agreed.current.query) return;
    agreed.current = { filter: addressFilter, query: addressQuery };
    actor.send({ type: 'view.change', filter: addressFilter, query: addressQuery });
  }, [actor, addressFilter, addressQuery]);
  useEffect(() => {
    if (filter === agreed.current.filter && query === agreed.current.query) return;
    // Each chip is a step that Back undoes; each typed letter is not.
    const replace = filter === agreed.current.filter;
    agreed.current = { filter, query };
    void navigation.go(addressOf({ filter, query }), { replace });
  }, [filter, query]);
}

/** Copies the post's link and says so, or shows the link to copy by hand. */
function useShare() {
  const t = useMessages('feed');
  return useMemo(
    () => async (postId: string) => {
      const link = `${window.location.origin}${paths.explore}#${encodeURIComponent(postId)}`;
      try {
        await navigator.clipboard.writeText(link);
        toasts.show({ text: t.linkCopied, tone: 'success' });
      } catch {
        toasts.show({ text: t.linkNotCopied({ link }), tone: 'danger' });
      }
    },
    [t],
  );
}

/** Brings the post of a shared link into view, once, when the feed is there. */
function useSharedPost(isThere: boolean) {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (isThere && id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isThere]);
}

function Feed() {
  const search = useSearch();
  const actor = useActorRef(realFeedMachine, { input: viewOf(search) });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const props = useExploreProps(actor, snapshot, newId, Date.now);
  const t = useMessages('feed');
  const share = useShare();
  useAddress(actor, context);
  useSharedPost(isLoaded(props.status));
  useExploreToasts(actor, snapshot, toasts.show);

  // Leaving doesn't wait for the draft's timer. A layout effect: its clean-up comes before the actor's own end.
  useLayoutEffect(() => {
    const keep = () => actor.send({ type: 'draft.keep' });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [actor]);

  return (
    <>
      <PageHead title={t.title} />
      <ExploreScreen {...props} posts={selectVisiblePosts(context)} now={useNow()} onShare={share} />
    </>
  );
}

/** The feed of whoever is signed in: another person gets a feed of their own, from the start. */
export default function ExploreRoute() {
  return <Feed key={useSession().uid} />;
}
