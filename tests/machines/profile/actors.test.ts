import { asking, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { RequestStore, Requests, SentRequest } from '@/data/ports/RequestStore';
import type { MarkChange } from '@/data/schema/shapes/marks';
import { profileActors } from '@/machines/profile/actors';
import { startActor } from '../../support/actors';
import { takeReports } from '../../support/reports';

const never = () => new Promise<never>(() => {});
const actorsOf = (ports: Partial<Parameters<typeof profileActors>[0]>) =>
  profileActors({
    ...{ directory: never, marks: never, requests: never, clipboard: { writeText: async () => {} } },
    ...ports,
  });

describe('the profile actor `marks`', () => {
  const interest = (isOn: boolean): MarkChange => ({ kind: 'interest', id: 'startup:heliogrid', isOn });
  const observe = () => () => {};
  const keeping: MarkStore['set'] = async ({ kind, id, isOn }, keep) => keep?.({ kind, id, value: isOn });
  const marks = (set = keeping) => fakePort<MarkStore>({ set, observe });
  const requests = () => fakePort<RequestStore>({ ask: async () => {}, withdraw: async () => {} });
  async function write(ports: Parameters<typeof actorsOf>[0], ...changes: MarkChange[]) {
    const { send, reports } = startActor(actorsOf(ports).marks);
    for (const change of changes) {
      send({ type: 'write', change });
      await settled();
    }
    return reports;
  }

  it('stores interest in a startup and sends a request to the startup’s owner, or withdraws both', async () => {
    const [kept, asked] = [marks(), requests()];
    const changes = [interest(true), interest(false)];
    expect(await write({ marks: kept.open, requests: asked.open }, ...changes)).toEqual(
      changes.map((change) => ({ type: 'write.done', change })),
    );
    expect(kept.calls.filter(([name]) => name === 'set')).toEqual(
      changes.map((change) => ['set', change, expect.any(Function)]),
    );
    const mark = { kind: 'interest', id: 'startup:heliogrid' };
    expect(asked.calls).toEqual([
      ['ask', 'heliogrid', { ...mark, value: true }],
      ['withdraw', 'heliogrid', { ...mark, value: false }],
    ]);
  });

  it('reports write.failed when the interest in a startup, or the request to the owner, can’t be stored', async () => {
    const refuse = () => Promise.reject(new Error('The disk is full'));
    const asked = requests();
    const failed = [{ type: 'write.failed', change: interest(true) }];
    expect(await write({ marks: marks(refuse).open, requests: asked.open }, interest(true))).toEqual(failed);
    const unasked = fakePort<RequestStore>({ ask: refuse });
    expect(await write({ marks: marks().open, requests: unasked.open }, interest(true))).toEqual(failed);
    expect(asked.calls).toEqual([]);
  });
});

it('watchRequest reports the user’s request to a startup at the start and after each change, and ignores a read that ends after a newer read', async () => {
  const sent = (state: SentRequest['state'], startupId = 'heliogrid'): SentRequest => ({
    ...{ startupId, name: startupId, logo: '', isSample: true, state, requestedAt: 1, answeredAt: null },
    note: '',
  });
  const { listen, tell, count } = listening();
  const { ask, last } = asking<[], Requests>();
  const answer = (...requests: SentRequest[]) =>
    settled(() => last().resolve({ sent: requests, received: [] }));
  const store = fakePort<RequestStore>({ load: ask, observe: listen });
  const { reports, stop } = startActor(actorsOf({ requests: store.open }).watchRequest, { id: 'heliogrid' });
  await settled();
  await answer(sent('requested', 'ledgerline'));
  expect(reports).toEqual([{ type: 'request.changed', request: null }]);
  tell();
  const overtaken = last();
  tell();
  const approved = sent('approved');
  await answer(sent('declined', 'ledgerline'), approved);
  // The actor reports nothing when an outdated read finishes late, or when a read fails.
  overtaken.resolve({ sent: [sent('requested')], received: [] });
  tell();
  await settled(() => last().reject(new Error('The device is locked')));
  expect(reports.slice(1)).toEqual([{ type: 'request.changed', request: approved }]);
  expect(takeReports()).toEqual(['request: Error: The device is locked']);
  stop();
  expect(count()).toBe(0);
});
