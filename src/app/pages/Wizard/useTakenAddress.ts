import { useEffect, useState } from 'react';
import { reporting } from '@/data/log/report';
import { href } from '@/data/schema/shapes/href';
import { isBlankText } from '@/data/schema/text/blank';
import { slugOf } from '@/data/schema/text/slug';

/**
 * Returns an alternative address for a new startup, such as `/startups/heliogrid-2`, if another page has the
 * address for this name. Returns `null` if the address is free, or until the used ids have loaded.
 */
export function useTakenAddress(
  name: string,
  loadTakenIds: () => Promise<ReadonlySet<string>>,
): string | null {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isAsked = !isBlankText(name);
  useEffect(() => {
    if (!isAsked) return;
    let isUnmounted = false;
    // Ignores a failure, because the ids load again when the user submits the form.
    loadTakenIds().then((ids) => !isUnmounted && setTaken(ids), reporting('taken addresses'));
    return () => {
      isUnmounted = true;
    };
  }, [isAsked, loadTakenIds]);
  if (!isAsked || !taken.has(slugOf(name))) return null;
  return href('startup', { params: { startupId: slugOf(name, taken) } });
}
