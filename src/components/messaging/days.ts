/** Returns the start of the local day that contains a time, both in ms since the epoch. */
export const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Returns whether `ms` is today or yesterday in local time, else `null`. Takes ms since the epoch. */
export function nearDay(ms: number, now: number): 'today' | 'yesterday' | null {
  const day = startOfDay(ms);
  const today = startOfDay(now);
  if (day === today) return 'today';
  return day === startOfDay(today - 1) ? 'yesterday' : null;
}
