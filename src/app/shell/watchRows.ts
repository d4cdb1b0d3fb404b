import { waitingNow } from '@/data/schema/rules/todayRows';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import { loadToday, observeToday, type TodayPorts, watchDay } from '@/machines/today/actors';
import { whenIdle } from '../hooks/whenIdle';

/**
 * Calls back with the number of rows that wait in Today, again after every change, at midnight and when the user
 * returns to the page. After a change, waits until the page is idle, so that what the user did shows first.
 * Returns a function that unsubscribes and calls back with 0.
 */
export function watchRows(
  ports: Omit<TodayPorts, 'loadNews'>,
  onCount: (count: number) => void,
  later = whenIdle,
): () => void {
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
        if (!isStopped) onCount(waitingNow(data, data.now).length);
      } catch {
        // Leaves the badge unchanged. Today shows the error.
      }
    }
    isReading = false;
  }
  let cancel = () => {};
  const changed = () => {
    if (document.hidden) return;
    cancel();
    cancel = later(() => void read());
  };
  void read();
  const stops = [
    listenOnceOpen(ports.pipeline(), (store) => observeToday(store, changed)),
    watchDay(ports.now, changed),
  ];
  return () => {
    isStopped = true;
    cancel();
    for (const stop of stops) stop();
    onCount(0);
  };
}
