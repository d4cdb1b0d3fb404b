import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How long an element must be in view to count as seen, in ms. */
const seenAfter = 1000;

/** Calls `onSeen` once the element was in view for a second without interruption, in a visible tab. */
export function useSeen(element: RefObject<HTMLElement | null>, onSeen: () => void) {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    const restart = () => {
      clearTimeout(timer);
      if (isInView && !document.hidden) timer = setTimeout(tell, seenAfter);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false;
        restart();
      },
      // Rounding makes the share of a fully visible element slightly less than 1.
      { threshold: 0.9 },
    );
    observer.observe(watched);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [element]);
}
