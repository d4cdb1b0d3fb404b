import { beforeEach, expect, it, vi } from 'vitest';

const show = vi.hoisted(() => vi.fn());
const reload = vi.hoisted(() => vi.fn());
const navigation = vi.hoisted(() => ({ guard: null as null | ((leave: () => void) => void) }));
vi.mock('@/app/shell/toasts', () => ({ toasts: { show } }));
vi.mock('@/app/router/newVersion', () => ({ reloadUpdated: reload }));
vi.mock('@/app/router/navigation', () => ({ navigation }));
vi.mock('@/app/services/appearance', () => ({ appearance: { get: () => ({ locale: 'es' }) } }));

const { offerUpdate } = await import('@/app/shell/offerUpdate');

beforeEach(() => {
  for (const mock of [show, reload]) mock.mockReset();
  navigation.guard = null;
});

it('offerUpdate shows a permanent toast in the current language that reloads the page', async () => {
  await offerUpdate();
  const action = { label: 'Recargar', onClick: expect.any(Function) };
  expect(show.mock.calls).toEqual([[{ text: 'Hay una nueva versión lista', isLasting: true, action }]]);
  expect(reload).not.toHaveBeenCalled();
  show.mock.calls[0]?.[0].action.onClick();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('offerUpdate asks the leave guard before it reloads', async () => {
  const held: (() => void)[] = [];
  navigation.guard = (leave) => void held.push(leave);
  await offerUpdate();
  show.mock.calls[0]?.[0].action.onClick();
  expect(reload).not.toHaveBeenCalled();
  held[0]?.();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
