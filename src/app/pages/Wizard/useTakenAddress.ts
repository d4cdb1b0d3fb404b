import { useEffect, useState } from 'react';
import { isBlankText } from '@/data/schema/blank';
import { href } from '@/data/schema/href';
import { slugOf } from '@/data/schema/slug';

/**
 * The address that a startup of this name would have, `/startups/heliogrid-2`, where the name's own is another's; `null` where
 * it is free, and as long as that isn't known.
 */
export function useTakenAddress(
  name: string,
  loadTakenIds: () => Promise<ReadonlySet<string>>,
): string | null {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isAsked = !isBlankText(name);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    // Where it can't be read the address is a free one all the same.
    loadTakenIds().then(
      (ids) => !isGone && setTaken(ids),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, loadTakenIds]);
  if (!isAsked || !taken.has(slugOf(name))) return null;
  return href('startup', { params: { startupId: slugOf(name, taken) } });
}
