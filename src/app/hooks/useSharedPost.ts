import { useEffect, useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/**
 * The id of the post that the address points to, if it is among those shown: brought into view as soon as the page shows
 * what the address asks for, and again for each other address. The focus comes along from where nobody put it.
 */
export function useSharedPost(posts: readonly { id: string }[], isAsked: boolean): string | undefined {
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const id = useMemo(
    () => (hash ? posts.find((post) => `#${encodeURIComponent(post.id)}` === hash)?.id : undefined),
    [hash, posts],
  );
  useEffect(() => {
    const post = isAsked && id ? document.getElementById(id) : null;
    post?.scrollIntoView({ block: 'center' });
    if (document.activeElement?.matches('body, main, h1')) post?.focus({ preventScroll: true });
  }, [isAsked, id]);
  return id;
}
