import { type Browser, expect, type Page, test } from '@playwright/test';

type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs. `ts`: the start. `dur`: the duration by the clock. `tdur`: the processor time of the thread. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
};

/** A task's processor time in ms, and the last `performance.mark` before its end. */
type Task = { time: number; mark: string };

/** Names of five runs of the fixed workload. Their median counts: one run can take 50% longer by chance. */
const yardsticks = Array.from({ length: 5 }, (_, at) => `yardstick ${at}`);

/** Runs a fixed workload in a separate task, to measure the speed of the machine. Runs in the page. */
const work = (name: string) =>
  new Promise<void>((resolve) =>
    setTimeout(() => {
      const words = Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 60_013} wind`);
      words.sort();
      performance.mark(name, { detail: words.filter((word) => /9.*1/.test(word)).length });
      setTimeout(() => {
        performance.mark(`after the ${name}`);
        resolve();
      });
    }),
  );

/** Returns the tasks of the page's main thread during `act`, by descending processor time. */
async function tasksOf(page: Page, act: () => Promise<unknown>): Promise<Task[]> {
  const browser = page.context().browser() as Browser;
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'blink.user_timing'] });
  let buffer: Buffer;
  try {
    for (const yardstick of yardsticks) await page.evaluate(work, yardstick);
    await act();
    await page.waitForLoadState('networkidle');
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
  return (
    traceEvents
      // The trace lists microtasks separately, after the task that queued them.
      .filter(({ ph, name }) => ph === 'X' && /RunTask$|PerformMicrotaskCheckpoint$/.test(name))
      .filter((event) => main.has(thread(event)))
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        time: tdur / 1000,
        mark: marks.find((mark) => mark.ts <= ts + dur)?.name ?? '',
      }))
      .sort((a, b) => b.time - a.time)
  );
}

/** Returns the longest task of the page during `act`, as a multiple of a fixed workload in the page. */
async function longestOf(page: Page, act: () => Promise<unknown>) {
  const tasks = await tasksOf(page, act);
  const fixed = yardsticks.map((yardstick) => tasks.find(({ mark }) => mark === yardstick)?.time ?? 0);
  const median = fixed.sort((a, b) => a - b)[2];
  const longest = tasks.find(({ mark }) => !yardsticks.includes(mark));
  if (!median || !longest) throw new Error('The trace has no task.');
  return { ...longest, share: longest.time / median };
}

/**
 * Expects each task of the page to take less than `most` times the processor time of a fixed workload in the
 * page. The result doesn't depend on the speed and load of the machine. Needs a browser with only one page.
 * @param times an odd number of repetitions, of which only the median counts
 * @param prepare runs before each repetition, and isn't measured
 */
export async function expectShortTasks(
  page: Page,
  most: number,
  act: () => Promise<unknown>,
  { times = 1, prepare = async () => {} }: { times?: number; prepare?: () => Promise<unknown> } = {},
) {
  const found: Awaited<ReturnType<typeof longestOf>>[] = [];
  while (found.length < times) {
    await prepare();
    found.push(await longestOf(page, act));
  }
  const longest = found.sort((a, b) => a.share - b.share)[(times - 1) / 2];
  if (!longest) throw new Error('There is no median.');
  const said = `${longest.share.toFixed(1)} of ${most}: ${longest.mark} (${Math.round(longest.time)} ms)`;
  test.info().annotations.push({ type: 'longest task', description: said });
  expect(longest.share, said).toBeLessThan(most);
}
