// Measures a long conversation in the built app: how long it takes to open, and the longest task while one scrolls from
// its end to its beginning, for 1,000 and for 10,000 messages. A task is given with the processor time it took itself:
// on a busy machine the rest of its time it waits for a processor.
//
//   npm run build && node scripts/bench/messages.mjs [runs]

import { chromium } from 'playwright';
import { preview } from 'vite';
import { chromiumArgs, findChromium } from '../chromium.mjs';

const runs = Number(process.argv[2] ?? 5);
const counts = [1_000, 10_000];
/** Pixels scrolled in one frame: more than a screen, as with a flick of the wheel that never ends. */
const step = 1000;

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Writes `count` messages with somebody of the sample, a minute apart, the last one now. */
function fill(count) {
  const lines = [
    'Sounds good.',
    'The meters settle among themselves, the grid only hears about it later, and nobody waits for a bill.',
    'Could you send me the numbers for October? The board asks for them by Friday.',
    'One line\nand another: https://heliogrid.example/reports/october?view=all',
  ];
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('updraft');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const write = opening.result.transaction('records', 'readwrite');
      for (let at = 1; at <= count; at += 1) {
        const time = Date.now() - (count - at) * 60_000;
        const id = `${String(time).padStart(15, '0')}-${at}`;
        const message = `Number ${at}. ${lines[at % lines.length]}`;
        const value = { id, sender: 'Asha Verma', isSelf: at % 3 > 0, message, avatar: '', time };
        write.objectStore('records').put({ owner: 'sample', kind: 'message/lena-brandt', id, value });
      }
      write.onabort = () => reject(write.error);
      write.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Presses the row and waits for the frame that shows the last message. In ms from the press. */
function open(count) {
  return new Promise((resolve) => {
    const row = document.querySelector('a[href="/messages/lena-brandt"]');
    const start = performance.now();
    row.click();
    const look = () => {
      const isShown = document.querySelector('[role="log"]')?.textContent.includes(`Number ${count}.`);
      if (!isShown) return requestAnimationFrame(look);
      // Painted: the first task after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    requestAnimationFrame(look);
  });
}

/** Scrolls to the very first message, frame by frame; whether it was reached. */
function scrollUp(pixels) {
  return new Promise((resolve) => {
    const log = document.querySelector('[role="log"]');
    let restedAt = 0;
    const scroll = (now) => {
      if (log.scrollTop > 0) {
        restedAt = 0;
        log.scrollTop -= pixels;
      } else {
        restedAt ||= now;
      }
      // Half a second at the top: nothing earlier comes any more.
      if (!restedAt || now - restedAt < 500) requestAnimationFrame(scroll);
      else resolve(log.textContent.includes('Number 1.'));
    };
    requestAnimationFrame(scroll);
  });
}

/** The longest task of the page's main thread in a trace, in ms: by the clock, and by the processor time it took. */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no tasks.');
  const longest = (key) => tasks.reduce((most, task) => Math.max(most, (task[key] ?? 0) / 1000), 0);
  return { byClock: longest('dur'), byProcessor: longest('tdur') };
}

const server = await preview({ preview: { port: 0, open: false }, logLevel: 'silent' });
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: findChromium()?.path,
  args: [...chromiumArgs, '--disable-gpu'],
});

async function measure(count) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const list = `http://localhost:${port}/messages`;
  const row = page.locator('a[href="/messages/lena-brandt"]');
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto(list);
  await row.waitFor();
  await page.evaluate(fill, count);
  const opened = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(list);
    await row.waitFor();
    // What a page does when it has settled is no part of opening a conversation.
    await page.waitForTimeout(1000);
    opened.push(await page.evaluate(open, count));
  }
  await browser.startTracing(page, { categories: ['toplevel'] });
  const isAtFirst = await page.evaluate(scrollUp, step);
  const task = longestTask(await browser.stopTracing());
  if (!isAtFirst) throw new Error('The first message was not reached.');
  await context.close();
  return { opened: median(opened), task: task.byProcessor, taskByClock: task.byClock };
}

const ms = (value) => `${value.toFixed(0)} ms`;
const results = [];
try {
  for (const count of counts) {
    const result = await measure(count);
    results.push(result);
    console.log(
      `${count} messages: opens in ${ms(result.opened)} (median of ${runs}); ` +
        `longest task while scrolling ${ms(result.task)} (${ms(result.taskByClock)} by the clock)`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
const [few, many] = results;
const ratio = (key) => (many[key] / few[key]).toFixed(2);
console.log(`ten times the messages: opening × ${ratio('opened')}, longest task × ${ratio('task')}`);

const isKept = many.opened < 300 && results.every(({ task }) => task < 50);
console.log(isKept ? 'within 300 ms and 50 ms' : 'over 300 ms to open, or over 50 ms in one task');
process.exitCode = isKept ? 0 : 1;
