import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useSearch } from '@/app/router/address';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { useShowToast } from '@/app/shell/useToasts';
import { href } from '@/data/schema/href';
import type { Author, Post } from '@/data/schema/post';
import { profileHref } from '@/data/schema/ref';
import { selectVisiblePosts } from '@/machines/feed/view';
import { ExploreScreen } from '@/screens/Explore/ExploreScreen';
import { isStep, searchOf, viewOf } from './exploreAddress';
import { isLoaded, useExploreProps } from './exploreProps';
import { feedOf } from './machines';

const authorHref = ({ kind = 'user', id }: Author) => profileHref(kind, id);

/** Copies the post's link and says so, or shows the link to copy by hand. */
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

/**
 * The post that the address points to, if it is among `posts`: brought into view as soon as the page shows what the
 * address asks for, and again for each other address.
 */
function useSharedPost(posts: readonly Post[], isShown: boolean): string | undefined {
  const hash = useLocationProperty(() => window.location.hash);
  const id = useMemo(
    () => (hash ? posts.find((post) => `#${encodeURIComponent(post.id)}` === hash)?.id : undefined),
    [hash, posts],
  );
  useEffect(() => {
    if (isShown && id) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isShown, id]);
  return id;
}

function Feed() {
  const search = useSearch();
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => feedOf(services));
  const actor = useActorRef(machine, { input: viewOf(search) });
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const props = useExploreProps(actor, snapshot, services.newId, services.now);
  const t = useMessages('feed');
  const share = useShare();
  const view = { filter: context.filter, query: context.query };
  useViewInAddress({
    view,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (next) => actor.send({ type: 'view.change', ...next }),
  });
  const posts = selectVisiblePosts(context);
  const isAsked = searchOf(view) === searchOf(viewOf(search));
  const sharedId = useSharedPost(posts, isLoaded(props.status) && isAsked);
  useNotSaved(actor, showToast);
  useQuarantined(actor, showToast);

  return (
    <>
      <PageHead title={t.title} />
      <ExploreScreen
        {...props}
        posts={posts}
        sharedId={sharedId}
        now={useNow(services.now)}
        authorHref={authorHref}
        onShare={share}
      />
    </>
  );
}

/** The feed of whoever is signed in: another person gets a feed of their own, from the start. */
export default function ExplorePage() {
  return <Feed key={useSession().uid} />;
}
