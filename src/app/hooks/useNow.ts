import { useEffect, useState } from 'react';

/**
 * Returns the current time in ms since the epoch, updated every 30 seconds for labels such as "5m".
 * @param clock returns the current time, in ms since the epoch
 */
export function useNow(clock: () => number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 30_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
