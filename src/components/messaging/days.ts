/** The beginning of a moment's day on this device's clock. Ms since the epoch, both. */
export const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Whether a moment is of the present's day or the one before; `null` for every other. Ms since the epoch. */
export function nearDay(ms: number, now: number): 'today' | 'yesterday' | null {
  const day = startOfDay(ms);
  const today = startOfDay(now);
  if (day === today) return 'today';
  return day === startOfDay(today - 1) ? 'yesterday' : null;
}
