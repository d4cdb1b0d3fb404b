import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began and how long it took by the clock, and of the thread's own time, in µs. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/** What {@link longestTasks} tells of a task: ms of processor time, and the last `performance.mark` before its end. */
export type Task = { time: number; mark: string };

/**
 * The tasks of a page's main thread while something is done, the longest first, by their own processor time: what others do
 * on the machine meanwhile doesn't count. One page at a time in a browser.
 */
export async function longestTasks(page: Page, act: () => Promise<unknown>): Promise<[Task, ...Task[]]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'blink.user_timing'] });
  let buffer: Buffer;
  try {
    await act();
    // What it set off, too.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  } finally {
    buffer = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const marks = traceEvents
    .filter(({ cat, args }) => cat.includes('user_timing') && 'data' in args)
    .sort((a, b) => b.ts - a.ts);
  const [first, ...others] = traceEvents
    // What follows a promise comes after the task that it belongs to.
    .filter(({ ph, name }) => ph === 'X' && /RunTask$|PerformMicrotaskCheckpoint$/.test(name))
    .filter((event) => main.has(thread(event)))
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 1000)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      time: tdur / 1000,
      mark: marks.find((mark) => mark.ts <= ts + dur)?.name ?? '',
    }));
  if (!first) throw new Error('The trace has no task.');
  return [first, ...others];
}
