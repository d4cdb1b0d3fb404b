import { settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { defaultStages } from '@/data/schema/shapes/pipeline';
import { loadToday, type TodayPorts, todayActors, watchDay } from '@/machines/today/actors';
import { startActor } from '../../support/actors';
import { takeReports } from '../../support/reports';

const day = 86_400_000;
const now = new Date(2025, 10, 20, 12).getTime();
const events = { ...noEvents, ends: new Map([['mina', { at: now, isOwnLast: false }]]) };

function ports(more: Partial<TodayPorts> = {}, known = events) {
  const records = listening();
  const happened = listening();
  const write = vi.fn<PipelineStore['write']>(async () => {});
  const store = fakePort<PipelineStore>({
    load: async () => ({ cards: [], stages: defaultStages, quarantined: 1 }),
    loadEvents: async () => known,
    loadLater: async () => new Map(),
    write,
    observe: records.listen,
    observeEvents: happened.listen,
  });
  const messages = fakePort<MessageStore>({ loadConversations: async () => [] });
  const { open: requests } = fakePort<RequestStore>({ load: async () => ({ sent: [], received: [] }) });
  const { open: settings } = fakePort<SettingsStore>({
    observe(listener) {
      listener({ ...defaultSettings, quietDays: 30 });
      return () => {};
    },
  });
  const given: TodayPorts = {
    ...{ settings, pipeline: store.open, messages: messages.open, requests, now: () => now },
    loadNews: async () => [],
    ...more,
  };
  return { given, records, happened, write, messages };
}

describe('loadToday', () => {
  it('reads the cards, the events, the unanswered conversations and the time', async () => {
    const { given, messages } = ports();
    expect(await loadToday(given)).toEqual({
      ...{ cards: [], stages: defaultStages, events, conversations: [], requests: [], news: [] },
      ...{ later: new Map(), quietDays: 30, quarantined: 1, now },
    });
    expect(messages.calls).toEqual([['loadConversations', ['mina']]]);
  });

  it('reads no conversation if none is unanswered', async () => {
    const { given, messages } = ports({}, { ...noEvents, ends: new Map() });
    await loadToday(given);
    expect(messages.calls).toEqual([]);
  });

  it('shows the other rows if the saved searches can’t be read, and reports the error', async () => {
    const { given } = ports({ loadNews: () => Promise.reject(new Error('No index')) });
    expect((await loadToday(given)).news).toEqual([]);
    expect(takeReports()).toEqual([expect.stringContaining('saved searches: Error: No index')]);
  });

  it('stops observing the settings once it has read them', async () => {
    const changes = listening();
    const { open: settings } = fakePort<SettingsStore>({
      observe(listener) {
        const stop = changes.listen(() => {});
        listener(defaultSettings);
        return stop;
      },
    });
    await loadToday(ports({ settings }).given);
    expect(changes.count()).toBe(0);
  });

  it('rejects if the requests can’t be read', async () => {
    const { given } = ports({ requests: () => Promise.reject(new Error('No chunk')) });
    await expect(loadToday(given)).rejects.toThrow('No chunk');
  });
});

describe('the today machine’s actor pipelineStore', () => {
  it('reports each change of the records and each event until the machine stops', async () => {
    const { given, records, happened } = ports();
    const { reports, stop } = startActor(todayActors(given).pipelineStore);
    await settled();
    records.tell();
    happened.tell();
    expect(reports).toEqual([{ type: 'store.changed' }, { type: 'store.changed' }]);
    stop();
    expect([records.count(), happened.count()]).toEqual([0, 0]);
  });

  it('writes one change at a time, and reports whether it is stored', async () => {
    const { given, write } = ports();
    const { reports, send } = startActor(todayActors(given).pipelineStore);
    const change = { kind: 'later', id: 'request:ada', value: { until: 1 } };
    send({ type: 'write', change });
    await settled();
    write.mockRejectedValueOnce(new Error('No room'));
    send({ type: 'write', change });
    await settled();
    expect([write.mock.calls, reports]).toEqual([
      [[[change]], [[change]]],
      [
        { type: 'write.done', change },
        { type: 'write.failed', change },
      ],
    ]);
  });
});

describe('watchDay', () => {
  const target = () => new EventTarget();
  let page: EventTarget & { hidden: boolean };
  let frame: EventTarget;
  beforeEach(() => {
    vi.useFakeTimers({ now });
    page = Object.assign(target(), { hidden: false });
    frame = target();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', frame);
    return () => vi.useRealTimers();
  });

  it('calls back at each local midnight', () => {
    const days: number[] = [];
    const stop = watchDay(Date.now, (at) => days.push(at));
    vi.advanceTimersByTime(12 * 3_600_000 - 1);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(1 + day);
    expect(days).toEqual([new Date(2025, 10, 21).getTime(), new Date(2025, 10, 22).getTime()]);
    stop();
    vi.advanceTimersByTime(5 * day);
    expect(days).toHaveLength(2);
  });

  it('calls back when the window receives the focus and when the page is shown, until it stops', () => {
    const heard = vi.fn();
    const stop = watchDay(Date.now, heard);
    frame.dispatchEvent(new Event('focus'));
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(heard.mock.calls).toEqual([[now], [now]]);
    stop();
    frame.dispatchEvent(new Event('focus'));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('plans the next midnight again after the clock was set back', () => {
    let clock = now;
    const heard = vi.fn();
    watchDay(() => clock, heard);
    clock = now - 2 * 3_600_000;
    frame.dispatchEvent(new Event('focus'));
    vi.advanceTimersByTime(13 * 3_600_000);
    expect(heard.mock.calls).toEqual([[clock]]);
  });

  it('is the actor clock of the machine, which reports day.change', () => {
    const { reports, stop } = startActor(todayActors(ports().given).clock);
    frame.dispatchEvent(new Event('focus'));
    expect(reports).toEqual([{ type: 'day.change', now }]);
    stop();
  });
});
