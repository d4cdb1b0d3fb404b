import { beforeEach, expect, it, vi } from 'vitest';
import type { Trouble } from '@/app/services/troubles';
import { troubles } from '@/app/services/troubles';

const show = vi.hoisted(() => vi.fn());
const reload = vi.hoisted(() => vi.fn());
const navigation = vi.hoisted(() => ({ guard: null as null | ((leave: () => void) => void) }));
vi.mock('@/app/shell/toasts', () => ({ toasts: { show } }));
vi.mock('@/app/router/newVersion', () => ({ reloadUpdated: reload }));
vi.mock('@/app/router/navigation', () => ({ navigation }));
vi.mock('@/app/services/appearance', () => ({ appearance: { get: () => ({ locale: 'es' }) } }));

const { offerUpdate } = await import('@/app/shell/offerUpdate');
const { showTrouble } = await import('@/app/shell/showTrouble');

beforeEach(() => {
  for (const mock of [show, reload]) mock.mockReset();
});
const action = { label: 'Recargar', onClick: expect.any(Function) };

it('offerUpdate shows a permanent toast in the current language, with a button that reloads the page', async () => {
  await offerUpdate();
  expect(show.mock.calls).toEqual([[{ text: 'Hay una nueva versión lista', isLasting: true, action }]]);
  expect(reload).not.toHaveBeenCalled();
  show.mock.calls[0]?.[0].action.onClick();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('offerUpdate asks the leave guard before the page reloads', async () => {
  const held: (() => void)[] = [];
  navigation.guard = (leave) => void held.push(leave);
  await offerUpdate();
  show.mock.calls[0]?.[0].action.onClick();
  expect(reload).not.toHaveBeenCalled();
  held[0]?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it.each<[Trouble, string, string, boolean]>([
  ['session', 'info', 'se ha reparado', false],
  ['account', 'info', 'se ha reparado', false],
  ['lostAccount', 'danger', 'se ha cerrado tu sesión', false],
  ['missingAccount', 'danger', 'ya no está en este dispositivo', false],
  ['memoryMissing', 'danger', 'no deja que Updraft guarde', false],
  ['memoryNewer', 'danger', 'una versión más reciente', true],
  ['memoryHeld', 'danger', 'en otra pestaña', true],
])('showTrouble shows a permanent, translated toast for `%s`', async (trouble, tone, text, hasReload) => {
  await showTrouble(trouble);
  const said = { text: expect.stringContaining(text), tone, isLasting: true };
  expect(show.mock.calls).toEqual([[hasReload ? { ...said, action } : said]]);
});

it('troubles.listen passes a problem that was reported earlier to the first listener, but not to a second one', () => {
  const heard: Trouble[] = [];
  troubles.tell('session');
  troubles.listen((trouble) => heard.push(trouble));
  troubles.tell('memoryNewer');
  troubles.listen((trouble) => heard.push(trouble));
  expect(heard).toEqual(['session', 'memoryNewer']);
});
