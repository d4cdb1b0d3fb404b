import * as people from '@kit/fixtures/messaging';
import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import type { ConversationChange, MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { messageId } from '@/data/schema/rules/messageId';
import { draftDelay } from '@/data/schema/shapes/constants';
import type { Message } from '@/data/schema/shapes/conversation';
import { textMaximum } from '@/data/schema/text/limits';
import { threadMachine } from '@/machines/thread/machine';
import type { ThreadContext, ThreadEvent } from '@/machines/thread/types';
import * as contract from '../shared/promises';

const mina = { ...people.mina, id: 'mina' };
const ravi = { ...people.ravi, id: 'ravi' };
const message = (time: number, text: string): Message => ({
  ...{ id: messageId(time, 'x'), sender: 'Mina Okafor', isSelf: false, message: text, avatar: '', time },
});
const [one, two, theirs] = [message(10, 'one'), message(20, 'two'), message(30, 'theirs')];
const kept = (outgoing: OutgoingMessage): Message => ({
  ...{ ...outgoing, sender: 'Asha', isSelf: true, avatar: '' },
});
const thread: Thread = {
  ...{ conversation: mina, messages: [one, two], hasEarlier: false, draft: '', quarantined: 0 },
};

const bare: ThreadContext = {
  ...{ conversationId: null, conversation: null, messages: [], hasEarlier: false, draft: '' },
  ...{ storedDraft: '', outbox: { pending: [], failed: [] }, outgoing: [] },
};
const full: ThreadContext = {
  ...{ ...bare, conversationId: 'mina', conversation: mina, messages: [one, two] },
};
const draft = (text: string, conversationId = 'mina') =>
  ({ kind: 'draft', conversationId, text }) satisfies ConversationChange;
/** Returns the context with a draft that isn't stored yet. */
const pending = (text: string): ThreadContext => ({
  ...{ ...full, draft: text, storedDraft: text, outbox: { pending: [draft(text)], failed: [] } },
});

const type = (text: string) => ({ type: 'draft.text', text }) as const;
const send = (id = 'm', at = 40) => ({ type: 'message.send', id, at }) as const;
const select = (conversationId: string | null) => ({ type: 'conversation.select', conversationId }) as const;
const earlier: ThreadEvent = { type: 'earlier.read' };
const hide: ThreadEvent = { type: 'page.hidden' };

/** Starts the machine with fake actors. `left`: the changes that aren't written when the machine stops. */
function start(conversationId: string | null = 'mina') {
  const left: ConversationChange[] = [];
  const onStop = ({ unsaved }: { unsaved: () => ConversationChange[] }) => left.push(...unsaved());
  const fakes = startOnFakes(threadMachine, { conversationId }, { messageStore: { onStop } });
  return {
    ...fakes,
    left,
    writes: () => fakes.commands('messageStore').map(({ change }) => change),
    sent: () => fakes.asked('sendMessage').map((input) => (input as { message: OutgoingMessage }).message),
    /** Resolves the pending write of the message: the message is stored. */
    keep: () =>
      fakes.answer(
        'sendMessage',
        kept((fakes.asked('sendMessage').at(-1) as { message: OutgoingMessage }).message),
      ),
    async readAgain(more: Partial<Thread>) {
      fakes.tell('messageStore', { type: 'store.changed' });
      await fakes.answer('openThread', { ...thread, ...more });
    },
    /** Answers the last request for earlier messages. */
    readBack: (page: MessagePage) =>
      fakes.answer('readEarlier', {
        ...page,
        before: (fakes.asked('readEarlier').at(-1) as { before: string }).before,
      }),
    texts: () => fakes.context().messages.map((item) => item.message),
  };
}

/** Opens a conversation and sends these events. */
async function open(more: Partial<Thread> = {}, ...events: ThreadEvent[]) {
  const machine = start();
  await machine.answer('openThread', { ...thread, ...more });
  machine.send(...events);
  return machine;
}

const world: contract.World = {
  machine: threadMachine,
  input: { conversationId: 'mina' },
  load: (machine) => machine.answer('openThread', thread),
  ...{ src: 'openThread', watcher: 'messageStore', retry: 'thread.retry' },
};
contract.describeDraft('thread', world, { type, actor: 'messageStore', changeOf: (text) => draft(text) });
contract.describeOutbox(
  'thread',
  {
    ...world,
    async load(machine) {
      await world.load(machine);
      machine.send(type('Hel'));
    },
  },
  { actor: 'messageStore', event: hide, change: draft('Hel') },
);
contract.describeFailures('thread', world, []);
contract.describeSync('thread', world, {
  region: 'open.sync',
  older: { ...thread, messages: [] },
  newer: { ...thread, conversation: { ...mina, muted: true }, messages: [one, two, theirs] },
  shows: { conversation: { ...mina, muted: true }, messages: [one, two, theirs] },
});

it('thread: the address of the conversation, not its id, opens it again after a change', async () => {
  const machine = startOnFakes(threadMachine, { conversationId: 'ada-holm' });
  await machine.answer('openThread', {
    ...thread,
    conversation: { ...mina, id: 'uid-ada', slug: 'ada-holm' },
  });
  machine.tell('messageStore', { type: 'store.changed' });
  expect(machine.asked('openThread')).toEqual(Array(2).fill({ conversationId: 'ada-holm' }));
});

it('thread: the machine reads the conversation, then shows it', async () => {
  const machine = start();
  expect(machine.tags()).toEqual(['loading']);
  expect(machine.asked('openThread')).toEqual([{ conversationId: 'mina' }]);
  await machine.answer('openThread', { ...thread, draft: 'Half', hasEarlier: true, quarantined: 1 });
  expect(machine.tags()).toEqual(['ready']);
  expect(machine.context()).toEqual({ ...full, draft: 'Half', storedDraft: 'Half', hasEarlier: true });
  expect(machine.emitted).toEqual([{ type: 'records.quarantined', count: 1 }]);
});

it('thread: the machine ends in the state notFound if the conversation doesn’t exist', async () => {
  const machine = start('nobody');
  await machine.answer('openThread', null);
  expect(machine.value()).toBe('notFound');
  expect(machine.tags()).toEqual(['unknown']);
  expect(machine.context()).toEqual({ ...bare, conversationId: 'nobody' });
});

it('thread: the machine fails when the actor messageStore can’t start, and ignores retry if no conversation is selected', () => {
  const broken = { messageStore: { brokenStarts: 1 } };
  const { tags, send } = startOnFakes(threadMachine, { conversationId: null }, broken);
  send({ type: 'thread.retry' });
  expect(tags()).toEqual(['failed']);
});

it('thread: selecting another conversation opens it immediately, and data of the first conversation that arrives later is ignored', async () => {
  const machine = start();
  machine.send(select('ravi'));
  await machine.answerLate('openThread', thread);
  await machine.answer('openThread', { ...thread, conversation: ravi, messages: [one] });
  expect([machine.tags(), machine.context()]).toEqual([
    ['ready'],
    { ...full, conversationId: 'ravi', conversation: ravi, messages: [one] },
  ]);
});

it('thread: selecting the open conversation again does nothing, and selecting no conversation clears the view', async () => {
  const machine = await open({ draft: 'Half' }, select('mina'));
  expect([machine.tags(), machine.asked('openThread').length]).toEqual([['ready'], 1]);
  machine.send(select(null));
  expect([machine.tags(), machine.context(), machine.writes()]).toEqual([['none'], bare, []]);
});

it.each([
  ['an empty text', ''],
  ['a text of white space', '\n\t '],
  ['a text of invisible characters', '\u200B\u2060'],
  ['a text that is too long', 'a'.repeat(textMaximum.message + 1)],
])('thread: message.send ignores %s, which stays in the field', async (_, text) => {
  const machine = await open({}, type(text), send());
  expect([machine.tags(), machine.sent(), machine.context().draft]).toEqual([['ready'], [], text]);
});

it('thread: messages are sent one at a time, in the order in which the user submitted them', async () => {
  const machine = await open({}, type('  One\nand a half '), send());
  machine.send(type('Two'), send('n'), type('Three'), send('o', 39));
  machine.send(type(' '), send('p'), type('Fo'));
  const first = { id: messageId(40, 'm'), message: 'One\nand a half', time: 40 };
  const second = { id: messageId(41, 'n'), message: 'Two', time: 40 };
  const third = { id: messageId(42, 'o'), message: 'Three', time: 39 };
  expect(machine.context()).toEqual({ ...full, outgoing: [first, second, third], draft: 'Fo' });
  expect(machine.sent()).toEqual([first]);
  await machine.keep();
  expect([machine.tags(), machine.context(), machine.sent()]).toEqual([
    ['ready', 'sending'],
    { ...full, messages: [one, two, kept(first)], outgoing: [second, third], draft: 'Fo' },
    [first, second],
  ]);
  await machine.keep();
  await machine.keep();
  expect([machine.tags(), machine.context()]).toEqual([
    ['ready'],
    { ...full, messages: [one, two, kept(first), kept(second), kept(third)], draft: 'Fo' },
  ]);
});

it('thread: text that the user types while messages are being sent is written as the draft, and sending this text writes no empty draft', async () => {
  const machine = await open({}, type('Hello'), send(), type('again'));
  machine.clock.increment(draftDelay);
  expect(machine.writes()).toEqual([draft('again')]);
  // The store removes the stored draft when it stores the second message, so the machine doesn't.
  machine.send(send('n', 50), type('and again'));
  for (const _ of ['first', 'second']) {
    await machine.keep();
    machine.clock.increment(draftDelay);
  }
  expect(machine.context().draft).toBe('and again');
  expect(machine.writes()).toEqual([draft('again'), draft('and again')]);
});

it('thread: a new message is placed after the shown messages, even if the clock shows an earlier time', async () => {
  const machine = await open({}, type('Hello'), send('m', 5));
  expect(machine.sent()).toEqual([{ id: messageId(21, 'm'), message: 'Hello', time: 5 }]);
});

it('thread: a sent message is shown only once, even if a read of the store returns the message before the send ends', async () => {
  const machine = await open({}, type('Hello'), send());
  const own = kept({ id: messageId(40, 'm'), message: 'Hello', time: 40 });
  await machine.readAgain({ messages: [one, two, own] });
  await machine.keep();
  expect(machine.context().messages).toEqual([one, two, own]);
});

it('thread: a message that can’t be stored returns to the draft, followed by the waiting messages and the typed text', async () => {
  const machine = await open({}, type('One'), send(), type('Two'), send('n'), type('Thr'));
  await machine.fail('sendMessage');
  expect([machine.tags(), machine.context()]).toEqual([['ready', 'refused'], pending('One\nTwo\nThr')]);
  expect(machine.writes()).toEqual([draft('One\nTwo\nThr')]);
  machine.send(send('o', 60));
  expect([machine.tags(), machine.sent()[1]?.message]).toEqual([['ready', 'sending'], 'One\nTwo\nThr']);
  await machine.keep();
  expect([machine.tags(), machine.context().draft]).toEqual([['ready'], '']);
});

it('thread: a message that can’t be stored returns to the draft, and isn’t sent again if the user empties the draft', async () => {
  const machine = await open({}, type('Hello'), send());
  await machine.fail('sendMessage');
  machine.send(type(''), send());
  expect([machine.tags(), machine.sent().length]).toEqual([['ready'], 1]);
});

it('thread: a draft whose write failed is written again when the page is hidden, not after a delay', async () => {
  const machine = await open({}, type('He'), hide);
  machine.tell('messageStore', { type: 'write.failed', change: machine.writes()[0] });
  machine.clock.increment(draftDelay);
  expect(machine.writes().length).toBe(1);
  machine.send(hide);
  expect(machine.writes()).toEqual([draft('He'), draft('He')]);
});

it('thread: refused records stay in the outbox when a message is sent and when another conversation is selected', async () => {
  const refused = [{ kind: 'sent:u2', id: '1-x', reason: 'Blocked' }];
  const machine = await open({}, type('He'));
  machine.tell('messageStore', { type: 'write.refused', refused });
  for (const event of [send(), select('ravi')]) {
    machine.send(event);
    expect(machine.context().outbox).toEqual({ pending: [], failed: [], refused });
  }
});

it('thread: the draft is written immediately when another conversation is selected, even if the draft is empty', async () => {
  const machine = await open({}, type('He'), hide, type(''), select('ravi'));
  machine.clock.increment(draftDelay);
  expect(machine.writes()).toEqual([draft('He'), draft('')]);
  await machine.answer('openThread', { ...thread, conversation: ravi });
  expect(machine.context().draft).toBe('');
});

it('thread: on leaving the conversation, waiting messages and typed text are written as the draft, but not the message being sent', async () => {
  const machine = await open({ draft: 'Hello' }, send(), select(null));
  expect(machine.writes()).toEqual([]);
  const waiting = await open({}, type('Hello'), send(), type('again'), send(), type('and'), select(null));
  expect(waiting.writes()).toEqual([draft('again\nand')]);
});

const page: MessagePage = {
  messages: [message(1, 'a'), message(2, 'b')],
  hasEarlier: true,
  quarantined: 1,
};

it('thread: messages before the oldest loaded message are read page by page, until none remain', async () => {
  const machine = await open({ hasEarlier: true }, earlier, earlier);
  expect(machine.tags()).toEqual(['earlier', 'ready']);
  expect(machine.asked('readEarlier')).toEqual([{ conversationId: 'mina', before: one.id }]);
  await machine.readBack(page);
  expect(machine.tags()).toEqual(['ready']);
  expect(machine.context()).toEqual({ ...full, messages: [...page.messages, one, two], hasEarlier: true });
  expect(machine.emitted).toEqual([{ type: 'records.quarantined', count: 1 }]);
  machine.send(earlier);
  await machine.readBack({ messages: [], hasEarlier: false, quarantined: 0 });
  machine.send(earlier);
  expect(machine.asked('readEarlier').slice(1)).toEqual([
    { conversationId: 'mina', before: messageId(1, 'x') },
  ]);
});

it('thread: earlier messages can be requested again after a failed read, and reading them doesn’t block sending', async () => {
  const machine = await open({ hasEarlier: true }, earlier, type('Hello'), send());
  await machine.fail('readEarlier');
  expect(machine.tags()).toEqual(['earlierFailed', 'ready', 'sending']);
  machine.send(earlier);
  await machine.keep();
  await machine.readBack(page);
  expect(machine.texts()).toEqual(['a', 'b', 'one', 'two', 'Hello']);
});

it('thread: earlier messages are dropped if another tab’s messages replaced the list while the earlier messages were read', async () => {
  const machine = await open({ hasEarlier: true }, earlier);
  await machine.readAgain({ messages: [theirs], hasEarlier: true });
  await machine.readBack(page);
  expect(machine.context()).toEqual({ ...full, messages: [theirs], hasEarlier: true });
  machine.send(earlier);
  expect(machine.asked('readEarlier')[1]).toEqual({ conversationId: 'mina', before: theirs.id });
});

it('thread: messages from another tab are added to the list, which keeps the loaded earlier messages', async () => {
  const early = message(1, 'early');
  const machine = await open({ hasEarlier: true }, earlier);
  await machine.readBack({ messages: [early], hasEarlier: false, quarantined: 0 });
  await machine.readAgain({ messages: [two, theirs], hasEarlier: true });
  expect(machine.context()).toMatchObject({ messages: [early, one, two, theirs], hasEarlier: false });
});

it.each([
  ['wrote more than one page of messages', { messages: [theirs], hasEarlier: true }],
  ['removed messages', { messages: [], hasEarlier: false }],
])(
  'thread: after another tab %s, a read of the store replaces the whole list of messages',
  async (_, left) => {
    const machine = await open({ hasEarlier: true });
    await machine.readAgain(left);
    expect(machine.context()).toMatchObject(left);
  },
);

it('thread: a draft from another tab is shown, unless the user has typed in this tab', async () => {
  const machine = await open({ draft: 'Half' });
  await machine.readAgain({ draft: 'Theirs' });
  expect(machine.context()).toEqual({ ...full, draft: 'Theirs', storedDraft: 'Theirs' });
  machine.send(type('Mine'));
  await machine.readAgain({ draft: 'Theirs again' });
  expect(machine.context().draft).toBe('Mine');
  // A draft read from the store doesn't replace a newer draft whose write is pending.
  machine.send(hide);
  await machine.readAgain({ draft: '' });
  expect(machine.context()).toEqual(pending('Mine'));
});

it('thread: a read of the store doesn’t restore a draft whose text is being sent', async () => {
  const machine = await open({ draft: 'Hello' }, send());
  await machine.readAgain({ draft: 'Hello' });
  expect(machine.context().draft).toBe('');
});
