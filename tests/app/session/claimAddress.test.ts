import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { claimAddress } from '@/app/session/claimAddress';
import type { session } from '@/app/session/current';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { removeAccounts } from '../../support/removeAccounts';
import { stubBrowser } from '../../support/stubBrowser';

let app: { claimAddress: typeof claimAddress; session: typeof session; device: DeviceStore };
let stored: Map<string, string>;
beforeAll(async () => {
  stored = stubBrowser().storage.values;
  const modules = [import('@/app/session/claimAddress'), import('@/app/session/current')] as const;
  const [{ claimAddress }, { session }, { device }] = await Promise.all([
    ...modules,
    import('@/app/services/device'),
  ]);
  app = { claimAddress, session, device };
});
afterEach(() => removeAccounts(app.device));
afterAll(() => app.device.close());

/** Stores a session as an earlier build did: without a slug. */
function signIn(entries: { 'updraft.uid'?: string; userName?: string; 'updraft.id'?: string }) {
  stored.clear();
  for (const [key, value] of Object.entries({ auth: 'true', ...entries })) stored.set(key, value);
}
const nora = { 'updraft.uid': 'nora', userName: 'Nora Lund' };
const shown = () => {
  const { uid, userName, slug } = app.session.get();
  return { uid, userName, slug };
};

it('claimAddress adds the claimed address to a session without an address', async () => {
  signIn(nora);
  await app.claimAddress();
  expect(shown()).toEqual({ uid: 'nora', userName: 'Nora Lund', slug: 'nora-lund' });
  expect(await app.device.claims('nora-lund')).toEqual([
    { slug: 'nora-lund', kind: 'user', owner: 'nora', id: 'nora' },
  ]);
});

it.each([
  ['an account with an address', { ...nora, 'updraft.id': 'nora-berg' }, 'nora-berg'],
  ['an account without a name', { 'updraft.uid': 'nora' }, undefined],
  ['the demo account', { 'updraft.uid': 'sample', userName: 'Nora Lund' }, undefined],
  ['the demo account without a uid', { userName: 'Nora Lund' }, undefined],
])('claimAddress claims no address for %s', async (_, entries, slug) => {
  signIn(entries);
  await app.claimAddress();
  expect([shown().slug, await app.device.claims('nora-lund')]).toEqual([slug, []]);
});

it('claimAddress claims no address for a guest', async () => {
  stored.clear();
  await app.claimAddress();
  expect([stored.size, await app.device.owners()]).toEqual([0, []]);
});

it.each([
  ['the account that has signed in meanwhile', { ...nora, 'updraft.uid': 'jonas' }, undefined],
  ['the name that the user has entered meanwhile', { ...nora, userName: 'Nora Berg' }, 'nora-lund'],
])('claimAddress doesn’t change %s', async (_, entries, slug) => {
  signIn(nora);
  const claiming = app.claimAddress();
  signIn(entries);
  await claiming;
  expect(shown()).toEqual({ uid: entries['updraft.uid'], userName: entries.userName, slug });
});
