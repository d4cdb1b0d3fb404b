import { useEffect, useState } from 'react';

/** The present in ms, anew every half minute: "Just now" doesn't stay. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
