import { asking } from '@kit/answers';
import { startup } from '@kit/fixtures/blankProfiles';
import { fakePort } from '@kit/ports';
import { describe, expect, it, vi } from 'vitest';
import type { Directory, ProfilePage } from '@/data/ports/Directory';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { RequestStore, Requests, SentRequest } from '@/data/ports/RequestStore';
import type { MarkChange } from '@/data/schema/marks';
import { profileActors } from '@/machines/profile/actors';
import { answerOf, describeListening, describeMarks, startActor } from '../../support/actors';

const never = () => new Promise<never>(() => {});
const clipboard = { writeText: async () => {} };
const page: ProfilePage = {
  kind: 'startup',
  isOwn: false,
  isListed: false,
  isActive: true,
  profile: startup('heliogrid', 'Heliogrid'),
};

describe('a profile', () => {
  const directory = fakePort<Directory>({ find: async (kind) => (kind === 'startup' ? page : null) });
  const { loadProfile } = profileActors({
    directory: directory.open,
    marks: never,
    requests: never,
    clipboard,
  });

  it('is found by its kind and id, or isn’t', async () => {
    expect(await answerOf(loadProfile, { kind: 'startup', id: 'heliogrid' })).toBe(page);
    expect(await answerOf(loadProfile, { kind: 'user', id: 'heliogrid' })).toBeNull();
    expect(directory.calls).toEqual([
      ['find', 'startup', 'heliogrid'],
      ['find', 'user', 'heliogrid'],
    ]);
  });

  it('fails where the directory can’t be opened', async () => {
    const error = new Error('No chunk');
    const actors = profileActors({
      directory: () => Promise.reject(error),
      marks: never,
      requests: never,
      clipboard,
    });
    await expect(answerOf(actors.loadProfile, { kind: 'user', id: 'asha' })).rejects.toBe(error);
  });
});

it('a link is copied as it is, and a clipboard that refuses is a failure', async () => {
  const writeText = vi.fn(async (text: string) => {
    if (text === '') throw new Error('Not allowed');
  });
  const { copyText } = profileActors({
    directory: never,
    marks: never,
    requests: never,
    clipboard: { writeText },
  });
  await answerOf(copyText, { text: 'https://updraft.example/startups/heliogrid' });
  await expect(answerOf(copyText, { text: '' })).rejects.toThrow('Not allowed');
  expect(writeText.mock.calls).toEqual([['https://updraft.example/startups/heliogrid'], ['']]);
});

describe('the interest in a startup', () => {
  const setOf = (marks: () => Promise<MarkStore>, requests: () => Promise<RequestStore>) =>
    startActor(profileActors({ directory: never, marks, requests, clipboard }).marks);
  const interest = (isOn: boolean): MarkChange => ({ kind: 'interest', id: 'startup:heliogrid', isOn });
  const keeping: MarkStore['set'] = async ({ kind, id, isOn }, keep) => keep?.({ kind, id, value: isOn });
  const marks = () => fakePort<MarkStore>({ set: keeping, observe: () => () => {} });
  const requests = () => fakePort<RequestStore>({ ask: async () => {}, withdraw: async () => {} });

  it('is kept as a mark with the request to the owner, or with taking that back, in one go', async () => {
    const [kept, asked] = [marks(), requests()];
    const { send, reports } = setOf(kept.open, asked.open);
    send({ type: 'write', change: interest(true) });
    await vi.waitFor(() => expect(reports).toEqual([{ type: 'write.done', change: interest(true) }]));
    send({ type: 'write', change: interest(false) });
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(kept.calls.filter(([name]) => name === 'set')).toEqual([
      ['set', interest(true), expect.any(Function)],
      ['set', interest(false), expect.any(Function)],
    ]);
    const mark = { kind: 'interest', id: 'startup:heliogrid' };
    expect(asked.calls).toEqual([
      ['ask', 'heliogrid', { ...mark, value: true }],
      ['withdraw', 'heliogrid', { ...mark, value: false }],
    ]);
  });

  it('asks nobody with any other mark, and needs no requests for it', async () => {
    const { send, reports } = setOf(marks().open, () => Promise.reject(new Error('No chunk')));
    const change: MarkChange = { kind: 'follow', id: 'startup:heliogrid', isOn: true };
    send({ type: 'write', change });
    await vi.waitFor(() => expect(reports).toEqual([{ type: 'write.done', change }]));
  });

  it('isn’t written where the mark or the request can’t be', async () => {
    const refusing = async () => {
      throw new Error('The disk is full');
    };
    const asked = requests();
    const unmarked = setOf(fakePort<MarkStore>({ set: refusing, observe: () => () => {} }).open, asked.open);
    const unasked = setOf(marks().open, fakePort<RequestStore>({ ask: refusing }).open);
    for (const { send, reports } of [unmarked, unasked]) {
      send({ type: 'write', change: interest(true) });
      await vi.waitFor(() => expect(reports).toEqual([{ type: 'write.failed', change: interest(true) }]));
    }
    expect(asked.calls).toEqual([]);
  });
});

describe('the request that interest sends', () => {
  const sent = (state: SentRequest['state'], startupId = 'heliogrid'): SentRequest => ({
    startupId,
    name: startupId,
    logo: '',
    isSample: true,
    state,
    requestedAt: 1,
    answeredAt: null,
    note: '',
  });

  it('is told as it stands, with every change, and where there is none', async () => {
    const listeners = new Set<() => void>();
    const { ask, calls, last } = asking<[], Requests>();
    const store = fakePort<RequestStore>({
      load: ask,
      observe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const { watchRequest } = profileActors({
      directory: never,
      marks: never,
      requests: store.open,
      clipboard,
    });
    const { reports, stop } = startActor(watchRequest, { id: 'heliogrid' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const changed = () => {
      for (const listener of listeners) listener();
    };
    last().resolve({ sent: [sent('requested', 'ledgerline')], received: [] });
    await vi.waitFor(() => expect(reports).toEqual([{ type: 'request.changed', request: null }]));
    changed();
    const overtaken = last();
    changed();
    const approved = sent('approved');
    last().resolve({ sent: [sent('declined', 'ledgerline'), approved], received: [] });
    await vi.waitFor(() => expect(reports).toHaveLength(2));
    expect(reports[1]).toEqual({ type: 'request.changed', request: approved });
    // An older reading that comes late says nothing any more, nor does one that fails.
    overtaken.resolve({ sent: [sent('requested')], received: [] });
    changed();
    last().reject(new Error('The device is locked'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reports).toHaveLength(2);
    stop();
    expect(listeners.size).toBe(0);
  });
});

describeListening<Directory>('the directory', {
  actor: (directory) => profileActors({ directory, marks: never, requests: never, clipboard }).watchDirectory,
  port: (subscribe) => fakePort<Directory>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

describeMarks(
  'a profile',
  (marks) => profileActors({ directory: never, marks, requests: never, clipboard }).marks,
);
