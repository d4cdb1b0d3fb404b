import { asking, settled } from '@kit/deferred';
import * as blank from '@kit/fixtures/blankProfiles';
import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { Directory, DirectoryPart, ProfilePage } from '@/data/ports/Directory';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { ReceivedRequest, RequestStore, SentRequest } from '@/data/ports/RequestStore';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import { requestsActors } from '@/machines/requests/actors';
import { answerOf, startActor } from '../../support/actors';

const request = (id: string, startupId: string) =>
  ({ id, startupId, from: { id: 'mina-okafor', isInvestor: true } }) as ReceivedRequest;
const sent = [{ startupId: 'ledgerline', state: 'requested' }] as SentRequest[];
const kestrel = blank.startup('kestrel', 'Kestrel');
const mina = blank.investor('mina-okafor', 'Mina');
const users = [blank.user('mina-okafor', 'Mina')];
const page = { kind: 'startup', profile: kestrel } as ProfilePage;

function start(store: Partial<RequestStore>, draft: AnswerDraft | null = null) {
  const directory = fakePort<Directory>({
    loadPart: async () => ({ investors: [mina], users }) as unknown as DirectoryPart,
    find: async (_, asked) => ('id' in asked && asked.id === 'kestrel' ? page : null),
  });
  const { loadRequests, requestStore } = requestsActors({
    requests: fakePort<RequestStore>({ observe: () => () => {}, ...store }).open,
    directory: directory.open,
    drafts: fakePort<DraftStore<AnswerDraft>>({ load: async () => draft }).open,
    onPageHide: () => () => {},
  });
  return { loadRequests, requestStore, calls: directory.calls };
}

it('loadRequests returns the requests, the unsent notes, and the existing startups, investors and users of the requests', async () => {
  const received = [request('1', 'kestrel'), request('2', 'kestrel'), request('3', 'gone')];
  const notes = { 1: 'Sorry' };
  const { loadRequests, calls } = start({ load: async () => ({ sent, received }) }, { values: notes });
  const known = {
    startups: new Map([['kestrel', kestrel]]),
    investors: new Map([['mina-okafor', mina]]),
    userIds: new Set(['mina-okafor']),
  };
  expect(await answerOf(loadRequests)).toEqual({ received, sent, known, notes });
  expect(calls).toEqual([
    ['loadPart', { refs: ['user:mina-okafor'] }],
    ['find', 'startup', { id: 'kestrel' }],
    ['find', 'startup', { id: 'gone' }],
  ]);
});

it('loadRequests doesn’t read the directory when there are no received requests', async () => {
  const { loadRequests, calls } = start({ load: async () => ({ sent, received: [] }) });
  const known = { startups: new Map(), investors: new Map(), userIds: new Set() };
  expect([await answerOf(loadRequests), calls]).toEqual([{ received: [], sent, known, notes: {} }, []]);
});

it('requestStore writes two changes of a request one after the other, even if the first write fails', async () => {
  const { ask, asked, last } = asking<unknown[], void>();
  const { requestStore } = start({
    answer: (...said) => ask('answer', ...said),
    restore: (...said) => ask('restore', ...said),
  });
  const { send } = startActor(requestStore, { unsaved: () => [] });
  const status = { requestedAt: 1, answeredAt: 2, note: '' };
  for (const [kind, state] of [
    ['answer', 'approved'],
    ['restore', 'requested'],
  ])
    send({ type: 'write', change: { kind, id: 'a', status: { ...status, state } } });
  await settled();
  expect(asked().map(([what]) => what)).toEqual(['answer']);
  await settled(() => last().reject(new Error('No room')));
  expect(asked().slice(1)).toEqual([['restore', 'a', null]]);
});
