import { settled } from '@kit/deferred';
import { moved, told } from '@kit/fixtures/commands';
import { fakePort } from '@kit/ports';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useRecordAct } from '@/app/shell/undo';
import { latestAct, undoLatest } from '@/app/shell/undoHistory/history';
import { ToastsContext } from '@/app/shell/useToasts';
import type { ToastItem } from '@/components/feedback/Toast';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import { mounted, within } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

type Toast = Omit<ToastItem, 'id'>;

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser();
  Object.assign(browser.navigator, { platform: 'Linux x86_64' });
});

/** Signs a user in, and mounts a page that records acts. */
function visit(write: () => Promise<void> = async () => {}) {
  const { open, calls } = fakePort<PipelineStore>({ write });
  const account = { isCurrent: true };
  const services = {
    pipeline: open,
    isCurrent: () => account.isCurrent,
    appearance: { get: () => ({ locale: 'en', theme: 'light' }) },
  } as unknown as Services;
  const shown: Toast[] = [];
  function dispatch(change: Partial<KeyboardEvent> = {}) {
    const event = new Event('keydown', { cancelable: true });
    Object.assign(event, { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false });
    // The target of an event has only a getter.
    for (const [name, value] of Object.entries(change)) Object.defineProperty(event, name, { value });
    browser.document.dispatchEvent(event);
    return event;
  }
  const page = mounted(
    useRecordAct,
    null,
    within(ServicesContext, () => services),
    within(ToastsContext, { show: (toast: Toast) => void shown.push(toast) }),
  );
  return {
    account,
    calls,
    services,
    shown,
    texts: () => shown.map(({ text, action }) => (action ? `${text} [${action.label}]` : text)),
    async record(...acts: (typeof moved)[]) {
      const count = shown.length;
      for (const act of acts) page.value()(act);
      await vi.waitFor(() => expect(shown).toHaveLength(count + acts.length));
    },
    /** Records an act, and presses a key before the code of Undo has loaded. */
    pressAfter(act: typeof moved, change?: Partial<KeyboardEvent>) {
      page.value()(act);
      dispatch(change);
    },
    async press(change?: Partial<KeyboardEvent>) {
      const event = dispatch(change);
      await settled(() => {});
      return event.defaultPrevented;
    },
  };
}

it('useRecordAct shows what the user did, with a button that undoes it, and then what is restored', async () => {
  const { record, shown, texts, calls, services } = visit();
  await record(moved);
  expect([texts(), latestAct(services)]).toEqual([['Ledgerline moved to Talking [Undo]'], moved]);
  await settled(() => shown[0]?.action?.onClick());
  expect(calls).toEqual([['write', moved.changes]]);
  expect(texts().at(-1)).toBe('Moved back: Ledgerline, To look at');
  expect(new Set(shown.map(({ topic }) => topic))).toEqual(new Set(['undo']));
  expect(latestAct(services)).toBeUndefined();
});

it('Ctrl Z undoes the latest act, then the one before, and nothing without acts', async () => {
  const { record, press, texts, calls } = visit();
  const other = { ...moved, said: 'Tagged', cameBack: 'Tags removed' };
  expect(await press()).toBe(false);
  await record(moved, other);
  expect(await press()).toBe(true);
  expect(texts().at(-1)).toBe('Tags removed');
  await press();
  expect(texts().at(-1)).toBe('Moved back: Ledgerline, To look at');
  await press();
  expect(calls).toHaveLength(2);
});

it('Ctrl Z pressed before the code of Undo has loaded undoes the act once the code is there', async () => {
  const { pressAfter, texts, calls } = visit();
  pressAfter(moved);
  await vi.waitFor(() => expect(texts()).toEqual(['Moved back: Ledgerline, To look at']));
  expect(calls).toEqual([['write', moved.changes]]);
});

it('⌘ Z pressed before the code of Undo has loaded undoes the act on a Mac', async () => {
  Object.assign(browser.navigator, { platform: 'MacIntel' });
  const { pressAfter, calls } = visit();
  pressAfter(moved, { ctrlKey: false, metaKey: true });
  await vi.waitFor(() => expect(calls).toEqual([['write', moved.changes]]));
});

it('Ctrl Z pressed after two acts before the code of Undo has loaded undoes the second act', async () => {
  const { pressAfter, texts, calls } = visit();
  const other = { ...moved, said: 'Tagged', cameBack: 'Tags removed', changes: [] };
  const kept = { ...moved, said: 'Noted', cameBack: 'Note removed' };
  pressAfter(kept, { key: 'y', code: 'KeyY' });
  pressAfter(other);
  await vi.waitFor(() => expect(texts()).toEqual(['Noted [Undo]', 'Tags removed']));
  expect(calls).toEqual([]);
});

it.each([
  ['in a field', { target: { closest: () => ({}) } as unknown as EventTarget }],
  ['with another letter', { key: 'y', code: 'KeyY' }],
])('a key press %s before the code of Undo has loaded doesn’t undo', async (_, change) => {
  const { pressAfter, texts, calls } = visit();
  pressAfter(moved, change);
  await vi.waitFor(() => expect(texts()).toEqual(['Ledgerline moved to Talking [Undo]']));
  expect(calls).toEqual([]);
});

it.each([
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['in an IME composition', { isComposing: true }],
  ['that repeats', { repeat: true }],
  ['with another letter', { key: 'y', code: 'KeyY' }],
] as const)('a key press %s doesn’t undo', async (_, change) => {
  const { record, press, calls } = visit();
  await record(moved);
  expect([await press(change), calls]).toEqual([false, []]);
});

it('the toast of an act that can’t be undone any more says why', async () => {
  const { record, press, texts, calls } = visit();
  await record(told);
  await press();
  expect(texts().at(-1)).toBe('Lena Brandt has read your message, so it can’t be undone.');
  expect(calls).toEqual([]);
});

it('an act that couldn’t be undone stays, and the toast tries again', async () => {
  const write = vi.fn(async () => {}).mockRejectedValueOnce(new Error('No room'));
  const { record, press, shown, texts, services } = visit(write);
  await record(moved);
  await press();
  await vi.waitFor(() => expect(texts().at(-1)).toBe('Couldn’t undo on this device. [Try again]'));
  expect([shown.at(-1)?.tone, latestAct(services)]).toEqual(['danger', moved]);
  await settled(() => shown.at(-1)?.action?.onClick());
  expect(texts().at(-1)).toBe('Moved back: Ledgerline, To look at');
});

it('an act can have a function that undoes it instead of changes', async () => {
  const { record, press, calls, texts } = visit();
  const undo = vi.fn(async () => {});
  await record({ ...moved, changes: [], undo });
  await press();
  expect([undo.mock.calls.length, calls, texts().at(-1)]).toEqual([
    1,
    [],
    'Moved back: Ledgerline, To look at',
  ]);
});

it('after a sign-out, neither the keys nor the toast undo an act, and another user has no acts', async () => {
  const first = visit();
  await first.record(moved);
  first.account.isCurrent = false;
  const second = visit();
  expect([await first.press(), latestAct(second.services)]).toEqual([false, undefined]);
  await settled(() => first.shown[0]?.action?.onClick());
  undoLatest(second.services);
  expect([first.calls, second.calls]).toEqual([[], []]);
});

it('an act that is undone while the texts load isn’t offered afterwards', async () => {
  const { record, services, shown, texts } = visit();
  await record(moved);
  shown.length = 0;
  const act = { ...moved, said: 'Tagged' };
  await settled(() => {});
  const { record: recordNow } = await import('@/app/shell/undoHistory/history');
  recordNow(services, (toast) => void shown.push(toast), act);
  undoLatest(services);
  await vi.waitFor(() => expect(texts()).toEqual(['Moved back: Ledgerline, To look at']));
  await settled(() => {});
  expect(texts()).toEqual(['Moved back: Ledgerline, To look at']);
});
