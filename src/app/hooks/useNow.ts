import { useEffect, useState } from 'react';

/**
 * The present in ms, anew every half minute: "Just now" doesn't stay.
 * @param clock what tells it, in ms since the epoch
 */
export function useNow(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 30_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
