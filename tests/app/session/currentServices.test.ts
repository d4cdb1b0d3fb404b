import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/data/ports/session';

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

it('are the same as long as it is the same person, whatever their name is', () => {
  const services = servicesOf(nora);
  expect(services.owner).toBe('nora');
  expect(servicesOf(nora)).toBe(services);
  expect(servicesOf({ ...nora, userName: 'Nora Berg', pageId: 'nora-lund' })).toBe(services);
});

it('are others for somebody else, and when they come back', () => {
  const services = servicesOf(nora);
  const others = servicesOf({ ...nora, uid: 'jonas' });
  expect(others).not.toBe(services);
  expect(others.owner).toBe('jonas');
  expect(servicesOf(nora)).not.toBe(services);
});

it('are others once a guest is signed in, though it is the sample person both times', () => {
  const ofGuest = servicesOf(guest);
  const ofAsha = servicesOf(asha);
  expect([ofGuest.owner, ofAsha.owner]).toEqual(['sample', 'sample']);
  expect(ofAsha).not.toBe(ofGuest);
  expect(servicesOf(guest)).not.toBe(ofGuest);
});

it('copy where there is a clipboard, and are refused where there is none', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { clipboard } = servicesOf(nora);
  await clipboard.writeText('https://updraft.example');
  expect(writeText.mock.calls).toEqual([['https://updraft.example']]);
  vi.stubGlobal('navigator', {});
  await expect(clipboard.writeText('https://updraft.example')).rejects.toThrow(TypeError);
});
