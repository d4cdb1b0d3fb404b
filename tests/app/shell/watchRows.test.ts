import { deferred, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchRows } from '@/app/shell/watchRows';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Pipeline, PipelineStore } from '@/data/ports/PipelineStore';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';

const now = new Date(2025, 10, 20, 12).getTime();
const card = (at: number): PipelineCard => ({
  ...{ id: `user:${at}`, name: 'Claire', face: '', board: 'raise', stage: 'talking', tags: [] },
  ...{ since: 0, history: [], step: { text: 'Call', due: '2025-11-20' } },
});
const pipelineOf = (count: number): Pipeline => ({
  cards: Array.from({ length: count }, (_, at) => card(at)),
  ...{ stages: defaultStages, quarantined: 0 },
});

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});

async function start(load: () => Promise<Pipeline>) {
  const { listen, tell, count } = listening();
  const happened = listening();
  const read = vi.fn(load);
  const { open: pipeline } = fakePort<PipelineStore>({
    ...{ load: read, loadEvents: async () => noEvents, loadLater: async () => new Map() },
    ...{ observe: listen, observeEvents: happened.listen },
  });
  const { open: messages } = fakePort<MessageStore>({});
  const { open: requests } = fakePort<RequestStore>({ load: async () => ({ sent: [], received: [] }) });
  const { open: settings } = fakePort<SettingsStore>({
    observe(listener) {
      listener(defaultSettings);
      return () => {};
    },
  });
  const counts: number[] = [];
  const ports = { settings, pipeline, messages, requests, now: () => now };
  const idle: (() => void)[] = [];
  const later = (callback: () => void) => {
    idle.push(callback);
    return () => void idle.splice(idle.indexOf(callback), 1);
  };
  /** Makes the page idle. */
  const rest = () =>
    settled(() => {
      for (const callback of idle.splice(0)) callback();
    });
  const stop = watchRows(ports, (rows) => counts.push(rows), later);
  await settled();
  return { counts, read, tell, rest, happened, listeners: () => count() + happened.count(), stop };
}

it('watchRows calls back with the number of waiting rows, and again once the page is idle after a change', async () => {
  let rows = 2;
  const { counts, tell, rest, read, happened, stop, listeners } = await start(async () => pipelineOf(rows));
  expect(counts).toEqual([2]);
  rows = 1;
  tell();
  tell();
  await settled();
  expect(counts).toEqual([2]);
  await rest();
  rows = 0;
  happened.tell();
  await rest();
  expect([counts, read.mock.calls.length]).toEqual([[2, 1, 0], 3]);
  tell();
  stop();
  await rest();
  expect(read).toHaveBeenCalledTimes(3);
  expect([counts, listeners()]).toEqual([[2, 1, 0, 0], 0]);
});

it('watchRows reads once more after several changes during a read', async () => {
  const first = deferred<Pipeline>();
  let reads = 0;
  const { counts, tell, rest, read } = await start(() => {
    reads += 1;
    return reads === 1 ? first.promise : Promise.resolve(pipelineOf(3));
  });
  for (let at = 0; at < 2; at += 1) {
    tell();
    await rest();
  }
  expect(read).toHaveBeenCalledTimes(1);
  await settled(() => first.resolve(pipelineOf(1)));
  await settled();
  expect([read.mock.calls.length, counts]).toEqual([2, [1, 3]]);
});

it('watchRows reads nothing while the page is hidden, and reads once when it is shown', async () => {
  const { tell, rest, read } = await start(async () => pipelineOf(1));
  page.hidden = true;
  tell();
  await rest();
  expect(read).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect(read).toHaveBeenCalledTimes(2);
});

it('watchRows leaves the number unchanged if a read fails, and reads again after the next change', async () => {
  let isBroken = false;
  const { counts, tell, rest } = await start(async () => {
    if (isBroken) throw new Error('No room');
    return pipelineOf(1);
  });
  isBroken = true;
  tell();
  await rest();
  expect(counts).toEqual([1]);
  isBroken = false;
  tell();
  await rest();
  expect(counts).toEqual([1, 1]);
});

it('watchRows doesn’t call back with the result of a read that ends after it stopped', async () => {
  const late = deferred<Pipeline>();
  const { counts, stop } = await start(() => late.promise);
  stop();
  await settled(() => late.resolve(pipelineOf(4)));
  expect(counts).toEqual([0]);
});
