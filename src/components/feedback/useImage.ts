import { useState } from 'react';
import { asset } from '../theme/asset';

export const fallbackImages = ['image', 'startup'] as const;
export type FallbackName = (typeof fallbackImages)[number];

/**
 * Returns the `img` props that show `src`, or the default picture if `src` is missing or fails to load. The
 * ref detects images of the prerendered HTML that failed to load before hydration.
 */
export function useImage(src: string | undefined, fallback: FallbackName) {
  const [failed, setFailed] = useState<string>();
  const given = src && src !== failed ? src : undefined;
  const fail = () => given && setFailed(given);
  return {
    isFallback: given === undefined,
    image: {
      src: asset(given ?? `/images/defaults/${fallback}.svg`),
      onError: fail,
      ref: (element: HTMLImageElement | null) => {
        if (element?.complete && element.naturalWidth === 0) fail();
      },
    },
  };
}
