import { deferred } from '@kit/deferred';
import { loadMessages } from '@messages';
import { createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { IdleContext } from '@/app/hooks/IdleContext';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { ToastsContext } from '@/app/shell/useToasts';
import { type Addable, useAdditions } from '@/components/pipeline/additions';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import { withCardChange } from '@/data/schema/rules/pipelineCards';
import { defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';
import { mounted, within } from '../../support/hook';
import { takeReports } from '../../support/reports';

const startAdditions = vi.hoisted(() => vi.fn());
vi.mock('@/app/shell/additions/cardPlaces', async (original) => {
  const real = await original<typeof import('@/app/shell/additions/cardPlaces')>();
  startAdditions.mockImplementation(real.startAdditions);
  return { ...real, startAdditions };
});
const { AdditionsHost } = await import('@/app/shell/additions/AdditionsHost');

beforeEach(async () => {
  startAdditions.mockClear();
  await Promise.all((['app', 'work', 'commands'] as const).map((namespace) => loadMessages('en', namespace)));
});

const ledgerline: Addable = {
  id: 'startup:ledgerline',
  subject: { name: 'Ledgerline', face: '' },
  source: { kind: 'directory' },
};

/** `cards`: the stored cards. `reading`: ends when they can be read. */
type Options = { isIdle?: boolean; cards?: readonly PipelineCard[]; reading?: Promise<void> };

/** Mounts a page with the pipeline of a user. */
function start({ isIdle = false, cards = [], reading }: Options = {}) {
  let stored = cards;
  let tell = () => {};
  const store: Partial<PipelineStore> = {
    async load() {
      await reading;
      return { cards: stored, stages: defaultStages, quarantined: 0 };
    },
    async write(changes) {
      stored = changes.reduce(withCardChange, stored);
      tell();
    },
    observe(listener) {
      tell = listener;
      return () => {};
    },
  };
  const services = {
    now: () => 7,
    pipeline: async () => store,
    outbox: async () => undefined,
    appearance: { get: () => ({ locale: 'en' }) },
    isCurrent: () => true,
  } as unknown as Services;
  const show = vi.fn();
  const page = mounted(
    () => useAdditions(),
    null,
    within(ServicesContext, () => services),
    within(ToastsContext, { show }),
    within(IdleContext, (callback: () => void) => {
      if (isIdle) callback();
      return () => {};
    }),
    (children) => createElement(AdditionsHost, { children }),
  );
  // From here on, React renders as in a browser, because stores and the machine render outside of `act`, too.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  return {
    page,
    stored: () => stored,
    label: () => {
      const place = page.value().placeOf(ledgerline.id);
      return place && place !== 'adding' ? place.label : place;
    },
    /** Returns the texts of the toasts, in order. */
    said: () => show.mock.calls.map(([{ text }]) => text),
    pressToast: (at: number) => show.mock.calls.at(at)?.[0].action.onClick(),
  };
}

it('AdditionsHost shows a press immediately, loads the machine for it, stores the card, and offers Undo', async () => {
  const { promise: reading, resolve: read } = deferred();
  const { page, label, stored, said, pressToast } = start({ reading });
  expect([label(), startAdditions.mock.calls]).toEqual([null, []]);
  page.value().onPress({ type: 'card.add', ...ledgerline });
  await vi.waitFor(() => expect(label()).toBe('adding'));
  read();
  await vi.waitFor(() => expect(label()).toBe('In pipeline: To look at'));
  await vi.waitFor(() => expect(said()).toEqual(['Ledgerline added to your pipeline']));
  expect(stored()).toMatchObject([{ id: 'startup:ledgerline', stage: 'look', since: 7 }]);
  pressToast(-1);
  await vi.waitFor(() => expect(label()).toBeNull());
  expect([said().at(-1), stored()]).toEqual(['Ledgerline removed from your pipeline', []]);
});

it('AdditionsHost loads the pipeline of an idle page with a control, once, and not before it is idle', async () => {
  const card: PipelineCard = {
    ...{ id: 'startup:ledgerline', name: 'Ledgerline', face: '', board: 'deals', stage: 'talking' },
    ...{ since: 1, history: [], tags: [] },
  };
  const waiting = start({ cards: [card] });
  const loading = start({ cards: [card], isIdle: true });
  await vi.waitFor(() => expect(loading.label()).toBe('In pipeline: Talking'));
  expect([waiting.label(), startAdditions.mock.calls.length]).toEqual([null, 1]);
});

it('AdditionsHost moves and removes cards', async () => {
  const { page, label, said } = start();
  page.value().onPress({ type: 'card.add', ...ledgerline });
  await vi.waitFor(() => expect(label()).toBe('In pipeline: To look at'));
  page.value().onPress({ type: 'card.move', id: ledgerline.id, stage: 'talking' });
  await vi.waitFor(() => expect(said().at(-1)).toBe('Moved: Ledgerline, Talking'));
  expect(label()).toBe('In pipeline: Talking');
  page.value().onPress({ type: 'card.remove', id: ledgerline.id });
  await vi.waitFor(() => expect(said().at(-1)).toBe('Ledgerline removed from your pipeline'));
  expect(label()).toBeNull();
});

it('AdditionsHost: if its code fails to load, the press no longer shows, and a toast repeats it', async () => {
  startAdditions.mockImplementationOnce(() => {
    throw new Error('No chunk');
  });
  const { page, label, said, pressToast } = start();
  page.value().onPress({ type: 'card.add', ...ledgerline });
  await vi.waitFor(() => expect(said()).toEqual(['Your last change couldn’t be saved on this device']));
  expect(label()).toBeNull();
  pressToast(0);
  await vi.waitFor(() => expect(label()).toBe('In pipeline: To look at'));
  expect(takeReports()).toEqual([]);
});
