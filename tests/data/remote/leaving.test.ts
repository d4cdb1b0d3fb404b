import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { refOf } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import { databaseRules } from '../../../scripts/databaseRules.mjs';
import {
  ada,
  ben,
  comment,
  listing,
  mark,
  now,
  post,
  record,
  registered,
  sent,
  settings,
  without,
} from '../../support/accountRecords';
import { valuesOf, withAccounts } from './accounts';

const accounts = withAccounts();

/** Returns the paths and values of a tree in which a text occurs. */
function foundIn(tree: unknown, text: string, path = ''): [string, unknown][] {
  if (typeof tree !== 'object' || tree === null)
    return path.includes(text) || String(tree).includes(text) ? [[path, tree]] : [];
  return Object.entries(tree).flatMap(([key, value]) => foundIn(value, text, path ? `${path}/${key}` : key));
}

const request = record('request', requestId(ben.uid, 'kite'), { at: now, isWithdrawn: false });
const answer = record('answer', requestId(ben.uid, 'windrow'), {
  ...{ verdict: 'approved', note: '', at: now, requestedAt: now },
});

/** Ben, who has a startup and asked for Ada's metrics; and Ada with a record of each kind that others see. */
async function joined(more = settings({ privacy: 'public' })) {
  const his = await accounts.join(ben, [
    ...listing('kite', { startupName: 'Kite' }),
    mark('like', 'bens-post'),
    post('bens-post'),
  ]);
  const hers = await accounts.join(ada, [
    registered(ada.slug),
    ...listing('windrow', { startupName: 'Windrow', website: 'https://windrow.example' }),
    mark('follow', refOf('startup', 'kite')),
    mark('like', 'bens-post'),
    request,
    sent(ben, '000000000000001-a'),
    more,
  ]);
  await his.put(record('request', requestId(ada.uid, 'windrow'), { at: now, isWithdrawn: false }));
  await hers.put(answer, post('adas-post'), comment('word', 'bens-post'));
  await hers.put(post('adas-update', { as: { kind: 'startup', id: 'windrow' } }));
  return { his, hers };
}

const counts = () =>
  ['likes/bens-post', 'follows/startup:kite'].map((path) => accounts.server.read(`counts/${path}`));

/** What is left: Ada's addresses, and Ben's request to her. */
function expectLeft() {
  const { names, ...rest } = accounts.server.read('') as Record<string, unknown>;
  expect(names).toEqual({
    'ada-holm': { user: { u: '', i: ada.uid }, investor: { u: '', i: ada.uid } },
    'ben-ruiz': { user: { u: ben.uid, i: ben.uid } },
    kite: { startup: { u: ben.uid, i: 'kite' } },
    windrow: { startup: { u: '', i: 'windrow' } },
  });
  const bens = [
    `inbox/${ada.uid}/request/${ben.uid}`,
    `mail/${ada.uid}/${ben.uid}`,
    `own/${ben.uid}/request~${ada.uid}:windrow`,
  ];
  const found = foundIn(rest, ada.uid).filter(([path]) => !bens.some((each) => path.startsWith(each)));
  expect(found).toEqual([]);
  expect(counts()).toEqual([1, 0]);
}

test.each(['public', 'private'])(
  'a deleted account leaves only its addresses, without an owner (%s page)',
  async (privacy) => {
    const { hers } = await joined(settings({ privacy, investorPrivacy: privacy }));
    expect(counts()).toEqual(privacy === 'public' ? [2, 1] : [1, 0]);
    await hers.store.leave(ada.uid);
    expectLeft();
  },
);

test('an account that deleted its pages before leaves their addresses without an owner, too', async () => {
  const pages = [registered('ada-invests'), ...listing('windrow', { startupName: 'Windrow' })];
  const hers = await accounts.join(ada, pages);
  const names = () => accounts.server.read('names') as Record<string, object>;
  await hers.put(...pages.map(without));
  expect(names()).toMatchObject({ windrow: { startup: { u: ada.uid } } });
  await hers.store.leave(ada.uid);
  expect(names()).toMatchObject({
    'ada-invests': { investor: { u: '', i: ada.uid } },
    windrow: { startup: { u: '', i: 'windrow' } },
  });
  expect(foundIn(names(), ada.uid).filter(([path]) => !path.endsWith('/i'))).toEqual([]);
});

test('a deletion that was interrupted is completed by the next attempt, even if another account took a pointer', async () => {
  const { hers } = await joined();
  const { server } = accounts;
  for (let at = 0; at < 120; at += 1)
    server.write(`own/${ada.uid}/a~${at}`, { k: 'a', i: `${at}`, e: '1', at: 1, v: '1' });
  await vi.waitFor(async () => expect(await valuesOf(hers)).toHaveProperty('a/119'), { timeout: 5000 });
  server.write('listed/windrow/u', ben.uid);
  let writes = 0;
  server.hooks.beforeWrite = () => {
    writes += 1;
    if (writes === 3) server.setRules({ rules: { '.read': 'auth != null' } });
  };
  await expect(hers.store.leave(ada.uid)).rejects.toThrow('PERMISSION_DENIED');
  delete server.hooks.beforeWrite;
  expect(Object.keys(server.read(`own/${ada.uid}`) as object)).toHaveLength(35);
  server.setRules(databaseRules);
  await hers.store.leave(ada.uid);
  expectLeft();
  expect(server.read('listed/windrow')).toMatchObject({ u: ben.uid });
});
