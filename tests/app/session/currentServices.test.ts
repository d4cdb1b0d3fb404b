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

it('currentServices returns a new object for another account, and again for the first', () => {
  const services = servicesOf(nora);
  const others = servicesOf({ ...nora, uid: 'jonas' });
  expect(others).not.toBe(services);
  expect(others.owner).toBe('jonas');
  expect(servicesOf(nora)).not.toBe(services);
});

it('currentServices returns a new object when a guest enters the demo account, though both have the same owner', () => {
  const ofGuest = servicesOf(guest);
  const ofAsha = servicesOf(asha);
  expect([ofGuest.owner, ofAsha.owner]).toEqual(['sample', 'sample']);
  expect(ofAsha).not.toBe(ofGuest);
  expect(servicesOf(guest)).not.toBe(ofGuest);
});

it('clipboard.writeText copies, and rejects without a clipboard API', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { clipboard } = servicesOf(nora);
  await clipboard.writeText('https://updraft.example');
  expect(writeText.mock.calls).toEqual([['https://updraft.example']]);
  vi.stubGlobal('navigator', {});
  await expect(clipboard.writeText('https://updraft.example')).rejects.toThrow(TypeError);
});
