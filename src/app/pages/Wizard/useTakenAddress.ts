import { useEffect, useState } from 'react';
import { href } from '@/data/schema/shapes/href';
import { isBlankText } from '@/data/schema/text/blank';
import { slugOf } from '@/data/schema/text/slug';

/**
 * Returns the alternative address of a new startup, such as `/startups/heliogrid-2`, if the address derived
 * from its name is taken. Returns `null` if that address is free, and until the taken ids have loaded.
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
    // Ignores a failure: when the startup is listed, the ids are loaded again.
    loadTakenIds().then(
      (ids) => !isUnmounted && setTaken(ids),
      () => {},
    );
    return () => {
      isUnmounted = true;
    };
  }, [isAsked, loadTakenIds]);
  if (!isAsked || !taken.has(slugOf(name))) return null;
  return href('startup', { params: { startupId: slugOf(name, taken) } });
}
