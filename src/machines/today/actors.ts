import { fromCallback, fromPromise } from 'xstate';
import { reporting } from '@/data/log/report';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import { type SearchNews, unanswered } from '@/data/schema/rules/todayRows';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import { dayStart } from '@/data/schema/text/laterDays';
import type { WriteCommand } from '../shared/outbox';
import { writeChanges } from '../shared/writeChanges';
import type { DayChange, TodayData } from './types';

export type TodayPorts = {
  pipeline: LazyPort<PipelineStore>;
  messages: LazyPort<Pick<MessageStore, 'loadConversations'>>;
  requests: LazyPort<Pick<RequestStore, 'load'>>;
  settings: LazyPort<Pick<SettingsStore, 'observe'>>;
  /** Returns the saved searches with new results. */
  loadNews: () => Promise<readonly SearchNews[]>;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  outbox?: OpenOutbox;
};

/** Returns after how many days without an act of the other person a card goes quiet. */
async function readQuietDays(settings: TodayPorts['settings']): Promise<number> {
  const store = await settings();
  return new Promise((resolve) => {
    let stop = () => {};
    stop = store.observe(({ quietDays }) => {
      resolve(quietDays);
      // The store can call back before it returns.
      queueMicrotask(() => stop());
    });
  });
}

/** Reads what Today is derived from. */
export async function loadToday(ports: TodayPorts): Promise<TodayData> {
  const { pipeline, messages, requests, settings, loadNews, now } = ports;
  const store = await pipeline();
  const [{ cards, stages, quarantined }, later, [events, conversations], { received }, quietDays, news] =
    await Promise.all([
      store.load(),
      store.loadLater(),
      store.loadEvents().then(async (events) => {
        const ids = unanswered(events.ends);
        return [events, ids.length > 0 ? await (await messages()).loadConversations(ids) : []] as const;
      }),
      requests().then((opened) => opened.load()),
      readQuietDays(settings),
      // A failed search hides its own rows only.
      loadNews().catch((problem: unknown): readonly SearchNews[] => {
        reporting('saved searches')(problem);
        return [];
      }),
    ]);
  return {
    ...{ cards, stages, events, conversations, requests: received, news, later, quietDays, quarantined },
    now: now(),
  };
}

/** Calls back when what `loadToday` returns may have changed. Returns the function that stops. */
export function observeToday(store: PipelineStore, listener: () => void): () => void {
  const stops = [store.observe(listener), store.observeEvents(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Calls back at each local midnight, and when the user returns to the page: the clock may have been changed, or
 * the device was asleep. Returns the function that stops.
 */
export function watchDay(now: () => number, listener: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan() {
    clearTimeout(timer);
    const at = now();
    timer = setTimeout(call, dayStart(at, 1) - at);
  }
  function call() {
    plan();
    listener(now());
  }
  const onShown = () => {
    if (!document.hidden) call();
  };
  plan();
  window.addEventListener('focus', call);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', call);
    document.removeEventListener('visibilitychange', onShown);
  };
}

/** Returns the actors of the machine of Today. */
export const todayActors = (ports: TodayPorts) => ({
  loadToday: fromPromise<TodayData, void>(() => loadToday(ports)),
  pipelineStore: fromCallback<WriteCommand<PipelineChange>, void>(({ receive, sendBack }) =>
    writeChanges(
      ports.pipeline(),
      (opened, change: PipelineChange) => opened.write([change]),
      (opened) => observeToday(opened, () => sendBack({ type: 'store.changed' })),
      { receive, sendBack },
      ports.outbox,
    ),
  ),
  clock: fromCallback(({ sendBack }) =>
    watchDay(ports.now, (now) => sendBack({ type: 'day.change', now } satisfies DayChange)),
  ),
});
