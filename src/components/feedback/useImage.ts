import { useState } from 'react';
import { asset } from '../theme/asset';

export const fallbackImages = ['image', 'startup'] as const;
export type FallbackName = (typeof fallbackImages)[number];

/**
 * What an `img` needs to show `src`, or the default picture when there is none or it doesn't load. The ref catches an
 * image that failed in prerendered markup, before anyone listened.
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
