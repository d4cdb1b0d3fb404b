import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/data/ports/SessionStore';

const nora: Session = { isSignedIn: true, uid: 'nora', userName: 'Nora Lund' };
const asha: Session = { isSignedIn: true, uid: null, userName: null };
const guest: Session = { ...asha, isSignedIn: false };

const parts = vi.hoisted(() => ({ now: {} as object }));
vi.mock('@/app/session/current', () => ({
  loadEmail: async () => null,
  session: { get: () => parts.now, subscribe: () => () => {} },
}));
const { currentServices } = await import('@/app/session/currentServices');

const servicesOf = (session: Session) => {
  parts.now = session;
  return currentServices();
};
beforeEach(() => {
  servicesOf({ ...nora, uid: 'somebody else' });
});

it('currentServices returns the same object for the same account, also after a rename', () => {
  const services = servicesOf(nora);
  expect(services.owner).toBe('nora');
  expect(servicesOf(nora)).toBe(services);
  expect(servicesOf({ ...nora, userName: 'Nora Berg', pageId: 'nora-lund' })).toBe(services);
});

it.each([
  [
    'another account signs in, and when the first account signs in again',
    nora,
    { ...nora, uid: 'jonas' },
    'jonas',
  ],
  ['a guest enters the demo account, though both use the same records', guest, asha, 'sample'],
])('currentServices returns a new object when %s', (_, first, second, owner) => {
  const services = servicesOf(first);
  const others = servicesOf(second);
  expect(others).not.toBe(services);
  expect(others.owner).toBe(owner);
  expect(servicesOf(first)).not.toBe(services);
});

it('clipboard.writeText of the services copies a text, and rejects without a clipboard API', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { clipboard } = servicesOf(nora);
  await clipboard.writeText('https://updraft.example');
  expect(writeText.mock.calls).toEqual([['https://updraft.example']]);
  vi.stubGlobal('navigator', {});
  await expect(clipboard.writeText('https://updraft.example')).rejects.toThrow(TypeError);
});
