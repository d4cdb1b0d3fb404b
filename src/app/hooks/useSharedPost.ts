import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { missingPostId } from '@/components/social/missingPostId';
import { encodedPart } from '@/data/schema/text/wellFormed';

type Posts = readonly { id: string }[];

const hashOf = ({ id }: { id: string }) => `#${encodedPart(id)}`;

/** Whether the hash is the id of an element of the page, such as the target of "Skip to content". */
const isPlace = (hash: string) =>
  [...document.querySelectorAll('[id]')].some((element) => hashOf(element) === hash);

type Asked = {
  /** The posts in the list. */
  shown: Posts;
  /** All posts; `null` while they load. A notice that a post is missing stays while posts load again. */
  all: Posts | null;
  /** Whether the page already shows the tab, filter and query of the address. */
  isAsked: boolean;
};

/**
 * Returns the id of the post that the address's hash names, if the list shows this post. Scrolls to the post
 * once `isAsked` is true, and again for each new hash. Focuses the post unless the user has moved the focus.
 * `isMissing`: whether the post doesn't exist, and wasn't just deleted. The hook then scrolls to the notice
 * that replaces the post.
 */
export function useSharedPost({ shown, all, isAsked }: Asked): {
  id: string | undefined;
  isMissing: boolean;
} {
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const id = useMemo(
    () => (hash ? shown.find((post) => hashOf(post) === hash)?.id : undefined),
    [hash, shown],
  );
  const isAbsent = useMemo(
    () => hash !== '' && isAsked && all?.every((post) => hashOf(post) !== hash) === true,
    [hash, isAsked, all],
  );
  const found = useRef('');
  const [missing, setMissing] = useState('');
  useEffect(() => {
    if (id !== undefined) found.current = hash;
    if (isAbsent && found.current !== hash && !isPlace(hash)) setMissing(hash);
  }, [id, isAbsent, hash]);
  const isKnownMissing = hash !== '' && missing === hash && id === undefined;
  const isMissing = isKnownMissing && (isAbsent || all === null);
  useEffect(() => {
    const placeId = id ?? (isMissing ? missingPostId : undefined);
    const place = isAsked && placeId ? document.getElementById(placeId) : null;
    place?.scrollIntoView({ block: 'center' });
    if (document.activeElement?.matches('body, main, h1')) place?.focus({ preventScroll: true });
  }, [isAsked, id, isMissing]);
  return { id, isMissing };
}
