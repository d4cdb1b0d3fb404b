import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import type { ConversationChange, MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { draftDelay, textMaximum } from '@/data/schema/constants';
import type { Conversation, Message } from '@/data/schema/conversation';
import { messageId } from '@/data/schema/messageId';
import type { MessageStoreCommand, MessageStoreReport } from '@/machines/shared/conversations';
import type { PageHidden, Unkept } from '@/machines/shared/draft';
import { threadMachine } from '@/machines/thread/machine';
import type { EarlierPage, ThreadContext, ThreadEvent } from '@/machines/thread/types';

const mina: Conversation = {
  id: 'mina',
  name: 'Mina Okafor',
  role: 'Partner',
  avatar: '',
  href: '/investors/mina',
  lastMessage: 'two',
  isOwnLast: false,
  draft: '',
  date: 20,
  online: true,
  unread: false,
  muted: false,
};
const ravi: Conversation = { ...mina, id: 'ravi', name: 'Ravi Kulkarni' };

const message = (at: number, text: string, more: Partial<Message> = {}): Message => ({
  id: messageId(at, 'x'),
  sender: 'Mina Okafor',
  isSelf: false,
  message: text,
  avatar: '',
  time: at,
  ...more,
});
const one = message(10, 'one');
const two = message(20, 'two');
const theirs = message(30, 'theirs');
const kept = (outgoing: OutgoingMessage): Message => ({
  ...outgoing,
  sender: 'Asha',
  isSelf: true,
  avatar: '',
});

const thread: Thread = {
  conversation: mina,
  messages: [one, two],
  hasEarlier: false,
  draft: '',
  quarantined: 0,
};

const bare: ThreadContext = {
  conversationId: null,
  conversation: null,
  messages: [],
  hasEarlier: false,
  draft: '',
  storedDraft: '',
  outbox: { pending: [], failed: [] },
  outgoing: [],
};
const full: ThreadContext = {
  ...bare,
  conversationId: 'mina',
  conversation: mina,
  messages: [one, two],
};
/** The machine's value while a conversation is open, but for its draft. */
const opened = (composer = 'composing', earlier = 'idle', sync = 'current') => ({
  open: { composer, earlier, sync },
});
const draft = (text: string, conversationId = 'mina'): ConversationChange => ({
  kind: 'draft',
  conversationId,
  text,
});

/** The machine on fakes: whatever it asks for waits for the test's answer, drafts are recorded. */
function start(conversationId: string | null = 'mina') {
  const opens = answering<Thread | null, { conversationId: string }>();
  const pages = answering<EarlierPage, { conversationId: string; before: string }>();
  const sends = answering<Message, { conversationId: string; message: OutgoingMessage }>();
  const writes: ConversationChange[] = [];
  const store = reporting<MessageStoreCommand, MessageStoreReport, Unkept<ConversationChange>>({
    onCommand: ({ change }) => writes.push(change),
    onStop: ({ unkept }) => writes.push(...unkept()),
  });
  const pageHide = reporting<EventObject, PageHidden>();
  const { actor, clock, emitted, tags, context } = startMachine(
    threadMachine.provide({
      actors: {
        openThread: opens.logic,
        readEarlier: pages.logic,
        sendMessage: sends.logic,
        messageStore: store.logic,
        pageHide: pageHide.logic,
      },
    }),
    { conversationId },
  );
  const after = async (answered: Promise<void>) => {
    await answered;
    return machine;
  };
  const machine = {
    clock,
    opens,
    pages,
    sends,
    writes,
    emitted,
    send(...events: ThreadEvent[]) {
      for (const event of events) actor.send(event);
      return machine;
    },
    report(event: MessageStoreReport) {
      store.report(event);
      return machine;
    },
    value() {
      const { value } = actor.getSnapshot();
      if (typeof value === 'string') return value;
      const { draft: _, ...open } = value.open;
      return { open };
    },
    hide: () => pageHide.report({ type: 'page.hidden' }),
    stop: () => actor.stop(),
    tags,
    context,
    read: (data: Thread | null = thread) => after(opens.answer(data)),
    failToRead: () => after(opens.refuse()),
    readBack: (page: MessagePage) => {
      const [{ before }] = pages.last().asked;
      return after(pages.answer({ ...page, before }));
    },
    failToReadBack: () => after(pages.refuse()),
    keep: () => {
      const [{ message }] = sends.last().asked;
      return after(sends.answer(kept(message)));
    },
    refuse: () => after(sends.refuse()),
  };
  return machine;
}

const open = (data: Partial<Thread> = {}) => start().read({ ...thread, ...data });
const type = (text: string): ThreadEvent => ({ type: 'draft.text', text });
const send: ThreadEvent = { type: 'message.send', id: 'm', at: 40 };

describe('opening', () => {
  it('has nothing selected at first', () => {
    const none = start(null);
    expect([none.value(), none.tags(), none.context(), none.opens.calls.length]).toEqual([
      'none',
      ['none'],
      bare,
      0,
    ]);
  });

  it('reads the conversation, then shows it', async () => {
    const machine = start();
    expect([machine.value(), machine.tags(), machine.opens.inputs()[0]]).toEqual([
      'opening',
      ['loading'],
      { conversationId: 'mina' },
    ]);
    await machine.read({ ...thread, draft: 'Half', hasEarlier: true, quarantined: 1 });
    expect([machine.value(), machine.tags(), machine.context()]).toEqual([
      opened(),
      ['ready'],
      { ...full, draft: 'Half', storedDraft: 'Half', hasEarlier: true },
    ]);
    expect(machine.emitted).toEqual([{ type: 'records.quarantined', count: 1 }]);
  });

  it('of an address that nobody has says so', async () => {
    const machine = await start('nobody').read(null);
    expect([machine.value(), machine.tags(), machine.context()]).toEqual([
      'notFound',
      ['unknown'],
      { ...bare, conversationId: 'nobody' },
    ]);
    machine.send({ type: 'thread.retry' });
    expect([machine.value(), machine.opens.calls.length]).toEqual(['notFound', 1]);
  });

  it('fails, and reads again on demand', async () => {
    const machine = await start().failToRead();
    expect([machine.value(), machine.tags()]).toEqual(['failed', ['failed']]);
    machine.send({ type: 'thread.retry' });
    await machine.read();
    expect([machine.value(), machine.context()]).toEqual([opened(), full]);
    machine.send({ type: 'thread.retry' });
    expect(machine.opens.calls.length).toBe(2);
  });

  it('another one takes its place at once, and a late answer is dropped', async () => {
    const machine = start().send({ type: 'conversation.select', conversationId: 'ravi' });
    machine.opens.calls[0]?.resolve(thread);
    await machine.read({ ...thread, conversation: ravi, messages: [one] });
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, conversationId: 'ravi', conversation: ravi, messages: [one] },
    ]);
  });

  it('the same one again does nothing', async () => {
    const machine = (await open()).send({ type: 'conversation.select', conversationId: 'mina' });
    expect([machine.value(), machine.opens.calls.length]).toEqual([opened(), 1]);
  });

  it('nothing any more forgets what was shown', async () => {
    const machine = (await open({ draft: 'Half' })).send({
      type: 'conversation.select',
      conversationId: null,
    });
    expect([machine.value(), machine.context(), machine.writes]).toEqual(['none', bare, []]);
  });

  it.each<ThreadEvent>([type('Hello'), { type: 'page.hidden' }, send, { type: 'earlier.read' }])(
    'is not disturbed by $type',
    async (event) => {
      const machine = start().send(event);
      machine.clock.increment(draftDelay);
      expect([machine.value(), machine.context(), machine.writes, machine.opens.calls.length]).toEqual([
        'opening',
        { ...bare, conversationId: 'mina' },
        [],
        1,
      ]);
    },
  );

  it('begins again when something is written meanwhile', async () => {
    const machine = start();
    machine.report({ type: 'store.changed' });
    expect([machine.value(), machine.opens.calls.length]).toEqual(['opening', 2]);
    machine.opens.calls[0]?.resolve(thread);
    await machine.read({ ...thread, messages: [one, two, theirs] });
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, messages: [one, two, theirs] },
    ]);
  });
});

describe('sending', () => {
  it('clears the input, keeps the message, then appends it and stays where it is', async () => {
    const machine = (await open()).send(type('  Thursday works.\nAt ten?  '), send);
    const outgoing = { id: messageId(40, 'm'), message: 'Thursday works.\nAt ten?', time: 40 };
    expect([machine.value(), machine.tags(), machine.context(), machine.sends.inputs()[0]]).toEqual([
      opened('sending'),
      ['ready', 'sending'],
      { ...full, outgoing: [outgoing] },
      { conversationId: 'mina', message: outgoing },
    ]);
    await machine.keep();
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, messages: [one, two, kept(outgoing)] },
    ]);
  });

  it.each(['', '   ', '\n\t ', '\u200B\u2060'])('does not send a blank text (%j)', async (text) => {
    const machine = (await open()).send(type(text), send);
    expect([machine.value(), machine.sends.inputs()]).toEqual([opened(), []]);
  });

  it('does not send more than a message takes, and keeps it typed', async () => {
    const long = 'a'.repeat(textMaximum.message + 1);
    const machine = (await open()).send(type(long), send);
    expect([machine.sends.inputs(), machine.context().draft]).toEqual([[], long]);
    machine.send(type(long.slice(1)), send);
    expect(machine.sends.calls.length).toBe(1);
  });

  it('does not send twice', async () => {
    const machine = (await open()).send(type('Hello'), send, send);
    expect(machine.sends.calls.length).toBe(1);
  });

  it('one after the other: what is sent meanwhile waits, and keeps its place', async () => {
    const machine = (await open()).send(
      type('One'),
      send,
      type('Two'),
      { type: 'message.send', id: 'n', at: 40 },
      type('Three'),
      { type: 'message.send', id: 'o', at: 39 },
      type('Fo'),
    );
    const [first, second, third] = [
      { id: messageId(40, 'm'), message: 'One', time: 40 },
      { id: messageId(41, 'n'), message: 'Two', time: 40 },
      { id: messageId(42, 'o'), message: 'Three', time: 39 },
    ] as const;
    expect([
      machine.value(),
      machine.context(),
      machine.sends.inputs().map(({ message }) => message),
    ]).toEqual([opened('sending'), { ...full, outgoing: [first, second, third], draft: 'Fo' }, [first]]);
    await machine.keep();
    expect([
      machine.value(),
      machine.context(),
      machine.sends.inputs().map(({ message }) => message),
    ]).toEqual([
      opened('sending'),
      { ...full, messages: [one, two, kept(first)], outgoing: [second, third], draft: 'Fo' },
      [first, second],
    ]);
    await machine.keep();
    await machine.keep();
    expect([machine.value(), machine.context(), machine.sends.calls.length]).toEqual([
      opened(),
      { ...full, messages: [one, two, kept(first), kept(second), kept(third)], draft: 'Fo' },
      3,
    ]);
  });

  it('sends nothing blank meanwhile', async () => {
    const machine = (await open()).send(type('Hello'), send, type('  '), send);
    expect([machine.context().outgoing.length, machine.context().draft]).toEqual([1, '  ']);
    await machine.keep();
    expect([machine.value(), machine.sends.calls.length]).toEqual([opened(), 1]);
  });

  it('keeps what is typed meanwhile', async () => {
    const machine = (await open()).send(type('Hello'), send, type('again'));
    machine.clock.increment(draftDelay);
    expect(machine.writes).toEqual([draft('again')]);
    // The device forgets the draft of the next one together with storing that.
    machine.send({ type: 'message.send', id: 'n', at: 50 }, type('and again'));
    await machine.keep();
    machine.clock.increment(draftDelay);
    await machine.keep();
    machine.clock.increment(draftDelay);
    expect([machine.context().draft, machine.writes]).toEqual([
      'and again',
      [draft('again'), draft('and again')],
    ]);
  });

  it('writes no draft of what was sent', async () => {
    const machine = (await open()).send(type('Hello'), send);
    machine.clock.increment(draftDelay);
    await machine.keep();
    machine.clock.increment(draftDelay);
    expect(machine.writes).toEqual([]);
  });

  it('orders messages as they were written, whatever the clock says', async () => {
    const machine = (await open()).send(type('Hello'), { type: 'message.send', id: 'm', at: 5 });
    expect(machine.sends.inputs()[0]?.message).toEqual({ id: messageId(21, 'm'), message: 'Hello', time: 5 });
  });

  it('to whoever was not written to begins the conversation', async () => {
    const machine = await open({ messages: [] });
    machine.send(type('Hello'), send);
    await machine.keep();
    expect(machine.context().messages.map((item) => item.message)).toEqual(['Hello']);
  });

  it('does not show a message twice that was read back first', async () => {
    const machine = (await open()).send(type('Hello'), send);
    const own = kept({ id: messageId(40, 'm'), message: 'Hello', time: 40 });
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, messages: [one, two, own] });
    await machine.keep();
    expect(machine.context().messages).toEqual([one, two, own]);
  });
});

describe('a message that the device can’t store', () => {
  it('keeps its text, and is sent again on demand', async () => {
    const machine = (await open()).send(type('Hello'), send);
    await machine.refuse();
    expect([machine.value(), machine.tags(), machine.context().draft, machine.context().messages]).toEqual([
      opened('failed'),
      ['ready', 'refused'],
      'Hello',
      [one, two],
    ]);
    machine.send({ type: 'message.send', id: 'n', at: 50 });
    expect([machine.value(), machine.sends.inputs()[1]?.message.id]).toEqual([
      opened('sending'),
      messageId(50, 'n'),
    ]);
    await machine.keep();
    expect([machine.value(), machine.context().draft]).toEqual([opened(), '']);
  });

  it('comes back before whatever waited for it or was typed, and is sent with it', async () => {
    const machine = (await open()).send(
      type('One'),
      send,
      type('Two'),
      { type: 'message.send', id: 'n', at: 50 },
      type('Thr'),
    );
    await machine.refuse();
    expect([machine.value(), machine.context(), machine.writes, machine.sends.calls.length]).toEqual([
      opened('failed'),
      {
        ...full,
        draft: 'One\nTwo\nThr',
        storedDraft: 'One\nTwo\nThr',
        outbox: { pending: [draft('One\nTwo\nThr')], failed: [] },
      },
      [draft('One\nTwo\nThr')],
      1,
    ]);
    machine.send({ type: 'message.send', id: 'o', at: 60 });
    expect(machine.sends.inputs()[1]?.message.message).toBe('One\nTwo\nThr');
  });

  it('is let go by writing on', async () => {
    const machine = (await open()).send(type('Hello'), send);
    await machine.refuse();
    machine.send(type('Hello, Mina'));
    expect([machine.value(), machine.context().draft]).toEqual([opened(), 'Hello, Mina']);
  });

  it('is not sent again when its text is gone', async () => {
    const machine = (await open()).send(type('Hello'), send);
    await machine.refuse();
    machine.send(type(''), send);
    expect(machine.sends.calls.length).toBe(1);
  });
});

describe('the draft', () => {
  it('is written when typing has rested, once', async () => {
    const machine = (await open()).send(type('H'));
    machine.clock.increment(draftDelay - 1);
    machine.send(type('He'));
    machine.clock.increment(draftDelay - 1);
    expect(machine.writes).toEqual([]);
    machine.clock.increment(1);
    expect(machine.writes).toEqual([draft('He')]);
    machine.hide();
    machine.stop();
    expect(machine.writes.length).toBe(1);
  });

  it('is written at once when the page is hidden', async () => {
    const machine = (await open()).send(type('He'));
    machine.hide();
    expect(machine.writes).toEqual([draft('He')]);
    machine.clock.increment(draftDelay);
    expect(machine.writes.length).toBe(1);
  });

  it('is written when the machine is stopped, with what waits for a message on its way', async () => {
    const machine = (await open()).send(type('He'));
    machine.stop();
    expect(machine.writes).toEqual([draft('He')]);
    const waiting = (await open()).send(type('Hello'), send, type('again'));
    waiting.stop();
    expect(waiting.writes).toEqual([draft('again')]);
    const opening = start();
    opening.stop();
    expect(opening.writes).toEqual([]);
  });

  it('is written at once for whoever goes to another conversation', async () => {
    const machine = (await open()).send(type('He'), { type: 'page.hidden' }, type('Hello'), {
      type: 'conversation.select',
      conversationId: 'ravi',
    });
    machine.clock.increment(draftDelay);
    expect(machine.writes).toEqual([draft('He'), draft('Hello')]);
    await machine.read({ ...thread, conversation: ravi });
    expect(machine.context().draft).toBe('');
  });

  it('that was emptied is written too', async () => {
    const machine = (await open({ draft: 'Half' })).send(type(''), { type: 'page.hidden' });
    expect(machine.writes).toEqual([draft('')]);
  });

  it('of a message on its way is not written by leaving, that of what waits for it is', async () => {
    const leave: ThreadEvent = { type: 'conversation.select', conversationId: null };
    const machine = (await open({ draft: 'Hello' })).send(send, leave);
    expect(machine.writes).toEqual([]);
    const waiting = (await open()).send(type('Hello'), send, type('again'), send, type('and'), leave);
    expect(waiting.writes).toEqual([draft('again\nand')]);
  });

  it('that the device refused is written again with the next', async () => {
    const machine = (await open()).send(type('He'), { type: 'page.hidden' });
    const sent = () => machine.writes.at(-1) as ConversationChange;
    machine.report({ type: 'write.failed', change: sent() });
    expect(machine.context().outbox).toEqual({ pending: [], failed: [draft('He')] });
    machine.clock.increment(draftDelay);
    expect(machine.writes.length).toBe(1);
    machine.send({ type: 'page.hidden' });
    expect(machine.writes).toEqual([draft('He'), draft('He')]);
    machine.report({ type: 'write.done', change: sent() });
    expect(machine.context()).toEqual({ ...full, draft: 'He', storedDraft: 'He' });
  });

  it('of another conversation settles nothing here', async () => {
    const machine = (await open()).send(type('He'), { type: 'page.hidden' });
    machine.report({ type: 'write.failed', change: draft('He', 'ravi') });
    machine.report({ type: 'write.failed', change: draft('H') });
    machine.report({
      type: 'write.failed',
      change: { kind: 'state', conversationId: 'mina', state: { unread: false } },
    });
    expect(machine.context()).toEqual({
      ...full,
      draft: 'He',
      storedDraft: 'He',
      outbox: { pending: [draft('He')], failed: [] },
    });
  });
});

describe('earlier messages', () => {
  const page: MessagePage = {
    messages: [message(1, 'a'), message(2, 'b')],
    hasEarlier: true,
    quarantined: 1,
  };

  it('are read before the first, as far as there are some', async () => {
    const machine = (await open({ hasEarlier: true })).send({ type: 'earlier.read' });
    expect([machine.value(), machine.tags(), machine.pages.inputs()[0]]).toEqual([
      opened('composing', 'reading'),
      ['earlier', 'ready'],
      { conversationId: 'mina', before: one.id },
    ]);
    await machine.readBack(page);
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, messages: [...page.messages, one, two], hasEarlier: true },
    ]);
    expect(machine.emitted).toEqual([{ type: 'records.quarantined', count: 1 }]);
    machine.send({ type: 'earlier.read' });
    await machine.readBack({ messages: [], hasEarlier: false, quarantined: 0 });
    machine.send({ type: 'earlier.read' });
    expect([machine.pages.calls.length, machine.pages.inputs()[1]?.before]).toEqual([2, messageId(1, 'x')]);
  });

  it('are not asked for twice at once, nor where there are none', async () => {
    const machine = (await open({ hasEarlier: true })).send(
      { type: 'earlier.read' },
      { type: 'earlier.read' },
    );
    expect(machine.pages.calls.length).toBe(1);
    expect((await open()).send({ type: 'earlier.read' }).pages.inputs()).toEqual([]);
  });

  it('that can’t be read are asked for again on demand', async () => {
    const machine = (await open({ hasEarlier: true })).send({ type: 'earlier.read' });
    await machine.failToReadBack();
    expect([machine.value(), machine.tags()]).toEqual([
      opened('composing', 'failed'),
      ['earlierFailed', 'ready'],
    ]);
    machine.send({ type: 'earlier.read' });
    await machine.readBack(page);
    expect(machine.context().messages).toEqual([...page.messages, one, two]);
  });

  it('that stand before a list that is another one by now are left out', async () => {
    const machine = (await open({ hasEarlier: true })).send({ type: 'earlier.read' });
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, messages: [theirs], hasEarlier: true });
    await machine.readBack(page);
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, messages: [theirs], hasEarlier: true },
    ]);
    machine.send({ type: 'earlier.read' });
    expect(machine.pages.inputs()[1]?.before).toBe(theirs.id);
  });

  it('do not hinder sending', async () => {
    const machine = (await open({ hasEarlier: true })).send({ type: 'earlier.read' }, type('Hello'), send);
    await machine.keep();
    await machine.readBack(page);
    expect(machine.context().messages.map((item) => item.message)).toEqual(['a', 'b', 'one', 'two', 'Hello']);
  });
});

describe('another tab', () => {
  it('is heard without a skeleton', async () => {
    const machine = await open();
    machine.report({ type: 'store.changed' });
    expect([machine.value(), machine.tags()]).toEqual([opened('composing', 'idle', 'reading'), ['ready']]);
    const muted = { ...mina, muted: true };
    await machine.read({ ...thread, conversation: muted, messages: [one, two, theirs] });
    expect([machine.value(), machine.context()]).toEqual([
      opened(),
      { ...full, conversation: muted, messages: [one, two, theirs] },
    ]);
  });

  it('joins the end of what was read further back', async () => {
    const early = message(1, 'early');
    const machine = (await open({ hasEarlier: true })).send({ type: 'earlier.read' });
    await machine.readBack({ messages: [early], hasEarlier: false, quarantined: 0 });
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, messages: [two, theirs], hasEarlier: true });
    expect([machine.context().messages, machine.context().hasEarlier]).toEqual([
      [early, one, two, theirs],
      false,
    ]);
  });

  it('that wrote more than is read at once leaves no gap', async () => {
    const machine = await open({ hasEarlier: true });
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, messages: [theirs], hasEarlier: true });
    expect([machine.context().messages, machine.context().hasEarlier]).toEqual([[theirs], true]);
  });

  it('that removed messages is followed', async () => {
    const machine = await open();
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, messages: [] });
    expect(machine.context().messages).toEqual([]);
  });

  it('brings its draft, unless something is typed here', async () => {
    const machine = await open({ draft: 'Half' });
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, draft: 'Theirs' });
    expect(machine.context()).toEqual({ ...full, draft: 'Theirs', storedDraft: 'Theirs' });
    machine.send(type('Mine'));
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, draft: 'Theirs again' });
    expect(machine.context().draft).toBe('Mine');
  });

  it('does not bring back an older draft than the one on its way', async () => {
    const machine = await open();
    machine.report({ type: 'store.changed' });
    machine.send(type('Mine'), { type: 'page.hidden' });
    await machine.read({ ...thread, draft: '' });
    expect(machine.context()).toEqual({
      ...full,
      draft: 'Mine',
      storedDraft: 'Mine',
      outbox: { pending: [draft('Mine')], failed: [] },
    });
  });

  it('does not bring back the draft of a message on its way', async () => {
    const machine = (await open({ draft: 'Hello' })).send(send);
    machine.report({ type: 'store.changed' });
    await machine.read({ ...thread, draft: 'Hello' });
    expect(machine.context().draft).toBe('');
  });

  it('that changes again is read again, and the older answer dropped', async () => {
    const machine = await open();
    machine.report({ type: 'store.changed' });
    machine.report({ type: 'store.changed' });
    machine.opens.calls[1]?.resolve({ ...thread, messages: [] });
    await machine.read({ ...thread, messages: [one, two, theirs] });
    expect([machine.value(), machine.context().messages]).toEqual([opened(), [one, two, theirs]]);
  });

  it('that can’t be read, or left nothing, leaves the thread as it is', async () => {
    const machine = await open();
    machine.report({ type: 'store.changed' });
    await machine.failToRead();
    expect([machine.value(), machine.context()]).toEqual([opened(), full]);
    machine.report({ type: 'store.changed' });
    await machine.read(null);
    expect([machine.value(), machine.context()]).toEqual([opened(), full]);
  });
});

it('a store that can’t be opened fails the thread', () => {
  const store = reporting<MessageStoreCommand, MessageStoreReport, Unkept<ConversationChange>>({
    brokenStarts: 1,
  });
  const { value } = startMachine(threadMachine.provide({ actors: { messageStore: store.logic } }), {
    conversationId: 'mina',
  });
  expect(value()).toBe('failed');
});

describe('a device that can do little', () => {
  it('is written to again what it refused', async () => {
    const machine = await start().read();
    machine.send({ type: 'draft.text', text: 'Hel' });
    machine.clock.increment(draftDelay);
    const [change] = machine.writes;
    if (!change) throw new Error('Nothing was written');
    machine.report({ type: 'write.failed', change });
    expect([machine.context().outbox, machine.emitted]).toEqual([
      { pending: [], failed: [draft('Hel')] },
      [{ type: 'write.failed' }],
    ]);
    machine.send({ type: 'write.retry' });
    expect([machine.context().outbox, machine.writes]).toEqual([
      { pending: [draft('Hel')], failed: [] },
      [draft('Hel'), draft('Hel')],
    ]);
  });

  it('goes on where nobody can tell that the page is hidden: what is typed is kept as typing rests', async () => {
    const opens = answering<Thread | null, { conversationId: string }>();
    const store = reporting<MessageStoreCommand, MessageStoreReport, Unkept<ConversationChange>>();
    const page = reporting<EventObject, PageHidden>({ brokenStarts: 1 });
    const { value, send, clock } = startMachine(
      threadMachine.provide({
        actors: { openThread: opens.logic, messageStore: store.logic, pageHide: page.logic },
      }),
      { conversationId: 'mina' },
    );
    await opens.answer(thread);
    expect(value()).toEqual({ open: { ...opened().open, draft: 'kept' } });
    send({ type: 'draft.text', text: 'Hel' });
    clock.increment(draftDelay);
    expect(store.commands).toEqual([{ type: 'write', change: draft('Hel') }]);
  });
});
