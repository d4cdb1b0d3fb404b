import { beforeEach, expect, it, vi } from 'vitest';
import type { Trouble } from '@/app/services/troubles';
import { troubles } from '@/app/services/troubles';

const show = vi.hoisted(() => vi.fn());
vi.mock('@/app/shell/toasts', () => ({ toasts: { show } }));
vi.mock('@/app/router/navigation', () => ({ navigation: { guard: null } }));
vi.mock('@/app/services/appearance', () => ({ appearance: { get: () => ({ locale: 'es' }) } }));

const { showTrouble } = await import('@/app/shell/showTrouble');

beforeEach(() => show.mockReset());

it.each<[Trouble, string, string, boolean]>([
  ['session', 'info', 'se ha reparado', false],
  ['account', 'info', 'se ha reparado', false],
  ['lostAccount', 'danger', 'se ha cerrado tu sesión', false],
  ['missingAccount', 'danger', 'ya no está en este dispositivo', false],
  ['memoryMissing', 'danger', 'no deja que Updraft guarde', false],
  ['memoryNewer', 'danger', 'una versión más reciente', true],
  ['memoryHeld', 'danger', 'en otra pestaña', true],
])(
  'showTrouble shows a permanent toast in the current language for %s',
  async (trouble, tone, text, hasReload) => {
    await showTrouble(trouble);
    const said = { text: expect.stringContaining(text), tone, isLasting: true };
    const action = { label: 'Recargar', onClick: expect.any(Function) };
    expect(show.mock.calls).toEqual([[hasReload ? { ...said, action } : said]]);
  },
);

it('troubles reports an earlier problem once, to the first listener', () => {
  const heard: Trouble[] = [];
  troubles.tell('session');
  troubles.listen((trouble) => heard.push(trouble));
  troubles.tell('memoryNewer');
  troubles.listen((trouble) => heard.push(trouble));
  expect(heard).toEqual(['session', 'memoryNewer']);
});
