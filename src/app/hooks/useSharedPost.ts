import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { goneId } from '@/components/social/goneId';
import { encodedPart } from '@/data/schema/wellFormed';

type Posts = readonly { id: string }[];

const hashOf = ({ id }: { id: string }) => `#${encodedPart(id)}`;

/** Whether it names a place of the page, such as where "Skip to content" leads. */
const isPlace = (hash: string) =>
  [...document.querySelectorAll('[id]')].some((element) => hashOf(element) === hash);

type Asked = {
  /** What the list shows. */
  shown: Posts;
  /** All that there are, once it is known. */
  all: Posts | null;
  /** Whether the page shows what the address asks for. */
  isAsked: boolean;
};

/**
 * The id of the post that the address points to, if it is among those shown: brought into view as soon as the page shows
 * what the address asks for, and again for each other address. The focus comes along from where nobody put it. So it is
 * with what stands in its place where it `isGone`: there is no such post, nor was there since one came.
 */
export function useSharedPost({ shown, all, isAsked }: Asked): { id: string | undefined; isGone: boolean } {
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  const id = useMemo(
    () => (hash ? shown.find((post) => hashOf(post) === hash)?.id : undefined),
    [hash, shown],
  );
  const isMissing = useMemo(
    () => hash !== '' && isAsked && all?.every((post) => hashOf(post) !== hash) === true,
    [hash, isAsked, all],
  );
  const found = useRef('');
  const [gone, setGone] = useState('');
  useEffect(() => {
    if (id !== undefined) found.current = hash;
    if (isMissing && found.current !== hash && !isPlace(hash)) setGone(hash);
  }, [id, isMissing, hash]);
  const isGone = isMissing && gone === hash;
  useEffect(() => {
    const placeId = id ?? (isGone ? goneId : undefined);
    const place = isAsked && placeId ? document.getElementById(placeId) : null;
    place?.scrollIntoView({ block: 'center' });
    if (document.activeElement?.matches('body, main, h1')) place?.focus({ preventScroll: true });
  }, [isAsked, id, isGone]);
  return { id, isGone };
}
