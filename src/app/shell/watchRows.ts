import { todayRows, waitingCount } from '@/data/schema/rules/todayRows';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import { loadToday, observeToday, type TodayPorts, watchDay } from '@/machines/today/actors';

/**
 * Calls back with the number of rows that wait in Today, again on every change, at midnight and when the user
 * returns to the page. Returns a function that unsubscribes and calls back with 0.
 */
export function watchRows(ports: Omit<TodayPorts, 'loadNews'>, onCount: (count: number) => void): () => void {
  let isStopped = false;
  let isReading = false;
  let isOutdated = false;
  // Changes during a read cause one more read, not one each.
  async function read() {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    while (isOutdated && !isStopped) {
      isOutdated = false;
      try {
        const data = await loadToday({ ...ports, loadNews: async () => [] });
        if (!isStopped) onCount(waitingCount(todayRows(data, data.now)));
      } catch {
        // Leaves the badge unchanged. Today shows the error.
      }
    }
    isReading = false;
  }
  const changed = () => {
    if (!document.hidden) void read();
  };
  void read();
  const stops = [
    listenOnceOpen(ports.pipeline(), (store) => observeToday(store, changed)),
    watchDay(ports.now, changed),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
    onCount(0);
  };
}
