import { settled } from '@kit/deferred';
import * as blank from '@kit/fixtures/blankProfiles';
import { criteria } from '@kit/fixtures/fits';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { Directory, DirectoryPart, ProfilePage } from '@/data/ports/Directory';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore, Thread } from '@/data/ports/MessageStore';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import { fitOf } from '@/data/schema/rules/fit';
import { messageId } from '@/data/schema/rules/messageId';
import type { PastMessage } from '@/data/schema/rules/whoseMove';
import { historyMessages } from '@/data/schema/shapes/constants';
import type { Message } from '@/data/schema/shapes/conversation';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { pipelineActors } from '@/machines/pipeline/actors';
import type { BoardSubjects } from '@/machines/pipeline/types';
import { answerOf, startActor } from '../../support/actors';
import { kestrel } from './world';

type Fakes = {
  pipeline?: Partial<PipelineStore>;
  messages?: Partial<MessageStore>;
  directory?: Partial<Directory>;
  marks?: Partial<MarkStore>;
};

function start({ pipeline = {}, messages = {}, directory = {}, marks = {} }: Fakes) {
  const quiet = () => () => {};
  const store = fakePort<PipelineStore>({ observe: quiet, observeEvents: quiet, ...pipeline });
  const thread = fakePort<MessageStore>(messages);
  const pages = fakePort<Directory>(directory);
  const actors = pipelineActors({
    pipeline: store.open,
    messages: thread.open,
    directory: pages.open,
    marks: fakePort<MarkStore>(marks).open,
    onPageHide: quiet,
  });
  return { ...actors, written: store.calls, sent: thread.calls, looked: pages.calls };
}

const write = async () => {};
const later = new Map([['row', {}]]);

it('loadPipeline returns the cards, the stages and the answered suggestions', async () => {
  const loaded = { cards: [kestrel], stages: {} as never, quarantined: 1 };
  const { loadPipeline } = start({ pipeline: { load: async () => loaded, loadLater: async () => later } });
  expect(await answerOf(loadPipeline)).toEqual({ ...loaded, later });
});

it('pipelineStore writes records in one call, and reports changes of cards and events until it stops', async () => {
  const cards = listening();
  const events = listening();
  const { pipelineStore, written } = start({
    pipeline: { write, observe: cards.listen as never, observeEvents: events.listen as never },
  });
  const { send, reports, stop } = startActor(pipelineStore, { unsaved: () => [] });
  const change = { kind: 'records', changes: [{ kind: 'later', id: 'row', value: {} }] };
  send({ type: 'write', change });
  await settled();
  cards.tell();
  events.tell();
  expect(written.filter(([method]) => method === 'write')).toEqual([['write', change.changes]]);
  expect(reports).toEqual([
    { type: 'write.done', change },
    { type: 'store.changed' },
    { type: 'events.changed' },
  ]);
  stop();
  expect([cards.count(), events.count()]).toEqual([0, 0]);
});

const told = {
  ...{
    kind: 'tell',
    card: kestrel.id,
    to: { id: 'kestrel', slug: 'kestrel-page' },
    text: 'Not now',
    at: 100,
  },
  ...{ unique: 'm1', pass: { reason: 'timing', words: 'Private' } },
};
const threadWith = (ids: string[], draft = '') =>
  ({ conversation: { id: 'uid-kit' }, messages: ids.map((id) => ({ id })), draft }) as unknown as Thread;

/** Sends the message of a pass into this conversation. */
async function tell(thread: Thread | null, unsaved: unknown[] = []) {
  const send = vi.fn(async () => ({}) as never);
  const fakes = start({ pipeline: { write }, messages: { open: async () => thread, send, write } });
  const actor = startActor(fakes.pipelineStore, { unsaved: () => unsaved });
  if (unsaved.length === 0) actor.send({ type: 'write', change: told });
  else actor.stop();
  await settled();
  return { ...fakes, reports: actor.reports.map(({ type }) => type) };
}
const toldAt = [{ kind: 'cardPass', id: kestrel.id, value: { ...told.pass, toldAt: 100 } }];
const message = { id: messageId(100, 'm1'), message: 'Not now', time: 100 };

it('pipelineStore sends the message of a pass to the conversation with the subject, and then stores when it was sent', async () => {
  const { sent, written, reports } = await tell(threadWith([]));
  expect(sent).toEqual([
    ['open', 'kestrel-page'],
    ['send', 'uid-kit', message],
  ]);
  expect([written.at(-1), reports]).toEqual([['write', toldAt], ['write.done']]);
});

it('pipelineStore restores the unsent text of the conversation, which sending removes', async () => {
  const { sent } = await tell(threadWith([], 'Dear Kit'));
  expect(sent.at(-1)).toEqual(['write', { kind: 'draft', conversationId: 'uid-kit', text: 'Dear Kit' }]);
});

it('pipelineStore doesn’t send a message again that was sent before a failure', async () => {
  const { sent, written } = await tell(threadWith([messageId(100, 'm1')]));
  expect([sent, written.at(-1)]).toEqual([[['open', 'kestrel-page']], ['write', toldAt]]);
});

it('pipelineStore reports a message to a conversation that doesn’t exist as failed, and stores nothing', async () => {
  const { written, reports } = await tell(null);
  expect([written.filter(([method]) => method === 'write'), reports]).toEqual([[], ['write.failed']]);
});

it('pipelineStore sends a waiting message when the machine stops', async () => {
  const { sent } = await tell(threadWith([]), [told]);
  expect(sent.at(-1)).toEqual(['send', 'uid-kit', message]);
});

const said = (...messages: [time: number, text: string, isSelf?: boolean][]) =>
  messages.map(([time, message, isSelf = false]) => ({ time, message, isSelf })) as Message[];

it('loadMessages returns the messages with a startup and with the account that listed it, oldest first', async () => {
  const { loadMessages, sent } = start({
    messages: {
      readLatest: async (id) =>
        id === 'kestrel' ? said([2, 'Hello'], [9, 'Bye', true]) : said([5, 'How are you?']),
    },
  });
  expect(await answerOf(loadMessages, { card: kestrel.id, account: 'uid-kit' })).toEqual([
    { by: 'them', at: 2, text: 'Hello' },
    { by: 'them', at: 5, text: 'How are you?' },
    { by: 'you', at: 9, text: 'Bye' },
  ]);
  expect(sent).toEqual([
    ['readLatest', 'kestrel', historyMessages],
    ['readLatest', 'uid-kit', historyMessages],
  ]);
});

it('loadMessages returns only the latest messages of both conversations', async () => {
  const many = Array.from({ length: historyMessages }, (_, at): [number, string] => [at, 'Hello']);
  const { loadMessages } = start({
    messages: { readLatest: async (id) => (id === 'kestrel' ? said(...many) : said([100, 'Bye'])) },
  });
  const found = (await answerOf(loadMessages, { card: kestrel.id, account: 'uid-kit' })) as PastMessage[];
  expect([found.length, found[0]?.at, found.at(-1)?.at]).toEqual([historyMessages, 1, 100]);
});

it('loadMessages reads nothing for a contact', async () => {
  const { loadMessages, sent } = start({});
  expect(await answerOf(loadMessages, { card: 'contact:tobias' })).toEqual([]);
  expect(sent).toEqual([]);
});

const part = {
  startups: [blank.startup('kestrel', 'Kestrel', { logo: 'k.png' }), blank.startup('other', 'Other')],
  investors: [blank.investor('mina', 'Mina')],
  users: [blank.user('mina', 'Mina')],
  listed: [{ startup: { id: 'kestrel' }, userId: 'uid-kit' }],
  dealFlow: { isRegistered: false, criteria },
} as unknown as DirectoryPart;

it('loadSubjects returns the subjects of the cards, those that lists omit, and null for those that don’t exist', async () => {
  const inactive = { kind: 'startup', profile: blank.startup('idle', 'Idle') } as ProfilePage;
  const { loadSubjects, looked } = start({
    directory: {
      loadPart: async () => part,
      find: async (_, asked) => ('id' in asked && asked.id === 'idle' ? inactive : null),
    },
  });
  const ids = ['startup:kestrel', 'investor:mina', 'startup:idle', 'user:none', 'contact:tobias'];
  const subjects = new Map<string, object | null>([
    ['startup:kestrel', { name: 'Kestrel', face: 'k.png', slug: undefined, account: 'uid-kit' }],
    ['investor:mina', expect.objectContaining({ name: 'Mina' })],
    ['startup:idle', expect.objectContaining({ name: 'Idle' })],
    ['user:none', null],
  ]);
  expect(await answerOf(loadSubjects, { board: 'deals', ids })).toEqual({
    ...{ board: 'deals', subjects, fits: new Map() },
  });
  expect(looked).toEqual([
    ['loadPart', { refs: ids.slice(0, 4) }],
    ['find', 'startup', { id: 'idle' }],
    ['find', 'user', { id: 'none' }],
  ]);
});

it('loadSubjects compares startups with the criteria of a registered investor', async () => {
  const dealFlow = { isRegistered: true, criteria };
  const { loadSubjects } = start({
    directory: { loadPart: async () => ({ ...part, dealFlow }) as DirectoryPart, find: async () => null },
  });
  const asked = { board: 'deals', ids: ['startup:kestrel'] };
  const { fits } = (await answerOf(loadSubjects, asked)) as BoardSubjects;
  expect([...fits.keys()]).toEqual(['startup:kestrel', 'startup:other']);
  expect(fits.get('startup:kestrel')).toEqual(fitOf(criteria, blank.startup('kestrel', 'Kestrel')));
});

it('loadSubjects reads nothing for contacts', async () => {
  const { loadSubjects, looked } = start({});
  const asked = { board: 'people', ids: ['contact:tobias'] };
  expect(await answerOf(loadSubjects, asked)).toEqual({
    board: 'people',
    subjects: new Map(),
    fits: new Map(),
  });
  expect(looked).toEqual([]);
});

it('loadStars returns the starred profiles that exist', async () => {
  const star = {
    'startup:kestrel': true,
    'investor:mina': true,
    'startup:other': false,
    'startup:none': true,
  };
  const stop = vi.fn();
  const { loadStars } = start({
    directory: { loadPart: async () => part },
    marks: {
      observe(listener) {
        listener({ ...noMarks, star });
        return stop;
      },
    },
  });
  const stars = (await answerOf(loadStars)) as { id: string }[];
  expect([stars.map(({ id }) => id), stop.mock.calls.length]).toEqual([
    ['startup:kestrel', 'investor:mina'],
    1,
  ]);
});
