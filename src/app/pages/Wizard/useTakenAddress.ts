import { useEffect, useState } from 'react';
import { reporting } from '@/data/log/report';
import { href } from '@/data/schema/shapes/href';
import { isBlankText } from '@/data/schema/text/blank';
import { slugOf } from '@/data/schema/text/slug';

/**
 * Returns the address of a new startup, such as `/startups/heliogrid-2`, if another page has the address for
 * its name. Returns `null` if the address is free, or until it has been looked up.
 * @param findSlug returns the slug that a new startup with this name would get
 */
export function useTakenAddress(name: string, findSlug: (name: string) => Promise<string>): string | null {
  const [found, setFound] = useState({ name: '', slug: '' });
  useEffect(() => {
    if (isBlankText(name)) return;
    let isOutdated = false;
    // Ignores a failure, because submitting the form looks up the address again.
    findSlug(name).then((slug) => !isOutdated && setFound({ name, slug }), reporting('free address'));
    return () => {
      isOutdated = true;
    };
  }, [name, findSlug]);
  const isTaken = !isBlankText(name) && found.name === name && found.slug !== slugOf(name);
  return isTaken ? href('startup', { params: { startupId: found.slug } }) : null;
}
