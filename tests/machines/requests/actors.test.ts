import { asking, settled } from '@kit/deferred';
import * as blank from '@kit/fixtures/blankProfiles';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { Directory, DirectoryData } from '@/data/ports/Directory';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { ReceivedRequest, RequestStore, SentRequest } from '@/data/ports/RequestStore';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import { requestsActors } from '@/machines/requests/actors';
import type { RequestChange } from '@/machines/requests/types';
import {
  answerOf,
  describeLeaving,
  describeListening,
  describeWriting,
  startActor,
} from '../../support/actors';

const request = (id: string, startupId: string) =>
  ({ id, startupId, from: { id: 'mina-okafor', investorId: 'mina' } }) as ReceivedRequest;
const received = [request('1', 'kestrel'), request('2', 'kestrel'), request('3', 'gone')];
const sent: SentRequest = {
  ...{ startupId: 'ledgerline', name: 'Ledgerline', logo: '', isSample: true, state: 'requested' },
  ...{ requestedAt: 1, answeredAt: null, note: '' },
};
const kestrel = blank.startup('kestrel', 'Kestrel');
const mina = blank.investor('mina', 'Mina');
const user = blank.user('mina-okafor', 'Mina');
const page = {
  kind: 'startup',
  profile: kestrel,
  isOwn: true,
  isListed: true,
  isActive: false,
  members: [],
} as const;

const directoryOf = () =>
  fakePort<Directory>({
    load: async () => ({ investors: [mina], users: [user] }) as unknown as DirectoryData,
    find: async (_, id) => (id === 'kestrel' ? page : null),
    subscribe: () => () => {},
  });
const draftsOf = (draft: AnswerDraft | null) =>
  fakePort<DraftStore<AnswerDraft>>({ load: async () => draft, keep: async () => {} });
const storeOf = (requests: readonly ReceivedRequest[]) =>
  fakePort<RequestStore>({
    load: async () => ({ sent: [sent], received: requests }),
    observe: () => () => {},
  });
const onPageHide = () => () => {};

const actorsOf = (parts: Partial<Parameters<typeof requestsActors>[0]>) =>
  requestsActors({
    requests: storeOf([]).open,
    directory: directoryOf().open,
    drafts: draftsOf(null).open,
    onPageHide,
    ...parts,
  });

describe('loadRequests', () => {
  it('returns the requests, the startups and people they belong to, and unsent notes', async () => {
    const directory = directoryOf();
    const drafts = draftsOf({ values: { 1: 'Sorry' } }).open;
    const actors = actorsOf({ requests: storeOf(received).open, directory: directory.open, drafts });
    expect(await answerOf(actors.loadRequests)).toEqual({
      received,
      sent: [sent],
      known: {
        startups: new Map([['kestrel', kestrel]]),
        investors: new Map([['mina', mina]]),
        userIds: new Set(['mina-okafor']),
      },
      notes: { 1: 'Sorry' },
    });
    expect(directory.calls).toEqual([['load'], ['find', 'startup', 'kestrel'], ['find', 'startup', 'gone']]);
  });

  it('doesn’t read the directory when there are no requests', async () => {
    const directory = directoryOf();
    const known = { startups: new Map(), investors: new Map(), userIds: new Set() };
    const data = await answerOf(actorsOf({ directory: directory.open }).loadRequests);
    expect([data, directory.calls]).toEqual([{ received: [], sent: [sent], known, notes: {} }, []]);
  });
});

const status = { requestedAt: 1, answeredAt: 2, note: 'Sorry' };
const approve: RequestChange = { kind: 'answer', id: 'a', status: { ...status, state: 'approved' } };
const restore: RequestChange = { kind: 'restore', id: 'b', status: { ...status, state: 'declined' } };
const clear: RequestChange = { kind: 'restore', id: 'c', status: { ...status, state: 'requested' } };
const notes: RequestChange = { kind: 'notes', notes: { a: 'Sorry' } };
const input = { unsaved: () => [] };

describeListening<RequestStore>('the requests', {
  actor: (requests) => actorsOf({ requests }).requestStore,
  input,
  port: (observe) => fakePort<RequestStore>({ observe }).port,
  told: [[[], { type: 'store.changed' }]],
});

describeWriting<RequestStore, RequestChange>('the requests', {
  actor: (requests) => actorsOf({ requests }).requestStore,
  input,
  port: (write) =>
    fakePort<RequestStore>({
      observe: () => () => {},
      answer: (...asked) => write('answer', ...asked),
      restore: (...asked) => write('restore', ...asked),
    }).port,
  changes: [
    [approve, ['answer', 'a', { verdict: 'approved', note: 'Sorry' }]],
    [restore, ['restore', 'b', { verdict: 'declined', note: 'Sorry' }]],
  ],
});

describeLeaving<DraftStore<AnswerDraft>, RequestChange>('the requests', {
  actor: (drafts) => actorsOf({ drafts }).requestStore,
  pageHide: (hide) => actorsOf({ onPageHide: hide }).pageHide,
  port: (write) =>
    fakePort<DraftStore<AnswerDraft>>({ keep: ({ values }) => write({ kind: 'notes', notes: values }) }).port,
  unsaved: notes,
});

it('requestStore writes the changes of one request in order, even after a failure', async () => {
  const { ask, asked, last } = asking<unknown[], void>();
  const { open } = fakePort<RequestStore>({
    observe: () => () => {},
    answer: (...said) => ask('answer', ...said),
    restore: (...said) => ask('restore', ...said),
  });
  const { send } = startActor(actorsOf({ requests: open }).requestStore, input);
  for (const change of [approve, { ...clear, id: 'a' }]) send({ type: 'write', change });
  await settled();
  expect(asked().map(([what]) => what)).toEqual(['answer']);
  await settled(() => last().reject(new Error('No room')));
  expect(asked().slice(1)).toEqual([['restore', 'a', null]]);
});
