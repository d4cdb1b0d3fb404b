import { answering, reporting, startMachine } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/conversation';
import { selectConversations } from '@/machines/inbox/changes';
import { inboxMachine } from '@/machines/inbox/machine';
import type { InboxContext, InboxEvent, InboxInput } from '@/machines/inbox/types';
import type { MessageStoreCommand, MessageStoreReport } from '@/machines/shared/conversations';

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  name: `Name of ${id}`,
  role: '',
  avatar: '',
  href: `/user/${id}`,
  lastMessage: `Last of ${id}`,
  isOwnLast: false,
  draft: '',
  date: 5,
  online: false,
  unread: false,
  muted: false,
  ...more,
});
const mina = conversation('mina', { unread: true });
const ravi = conversation('ravi');
const inbox: Inbox = { conversations: [mina, ravi], quarantined: 0 };

const bare: InboxContext = {
  conversations: [],
  selectedId: null,
  query: '',
  found: null,
  searched: '',
  outbox: { pending: [], failed: [] },
};
const full: InboxContext = { ...bare, conversations: inbox.conversations };
const loaded = (view = 'ready', search = 'idle', sync = 'current') => ({ loaded: { view, search, sync } });
const found = (id: string): FoundConversation => ({
  id,
  name: [{ text: `Name of ${id}`, isMatch: false }],
  message: [],
  messageId: '',
});
const state = (
  conversationId: string,
  change: { unread?: boolean; muted?: boolean },
): ConversationChange => ({
  kind: 'state',
  conversationId,
  state: change,
});

/** The machine on fakes: every reading and search waits for the test's answer, writes are recorded. */
function start(input: Partial<InboxInput> = {}) {
  const loads = answering<Inbox>();
  const searches = answering<FoundConversation[], { query: string }>();
  const store = reporting<MessageStoreCommand, MessageStoreReport>();
  const { actor, emitted, value, context, tags } = startMachine(
    inboxMachine.provide({
      actors: { loadInbox: loads.logic, searchConversations: searches.logic, messageStore: store.logic },
    }),
    { query: '', selectedId: null, ...input },
  );
  const after = async (answered: Promise<void>) => {
    await answered;
    return machine;
  };
  const machine = {
    loads,
    searches,
    /** What was to be written. */
    get writes() {
      return store.commands.map(({ change }) => change);
    },
    emitted,
    send(...events: InboxEvent[]) {
      for (const event of events) actor.send(event);
      return machine;
    },
    report(event: MessageStoreReport) {
      store.report(event);
      return machine;
    },
    value,
    tags,
    context,
    read: (data = inbox) => after(loads.answer(data)),
    failToRead: () => after(loads.refuse()),
    find: (...ids: string[]) => after(searches.answer(ids.map(found))),
    failToFind: () => after(searches.refuse()),
  };
  return machine;
}

const open = (data = inbox) => start().read(data);

describe('reading', () => {
  it('loads, then shows the list', async () => {
    const list = start();
    expect([list.value(), list.tags(), list.context()]).toEqual([{ loading: 'reading' }, ['loading'], bare]);
    await list.read();
    expect([list.value(), list.tags(), list.context(), list.writes]).toEqual([loaded(), ['ready'], full, []]);
  });

  it('is empty for whoever has written with nobody', async () => {
    const list = await open({ conversations: [], quarantined: 0 });
    expect([list.value(), list.tags()]).toEqual([loaded('empty'), ['empty']]);
    list.report({ type: 'store.changed' });
    await list.read();
    expect(list.value()).toEqual(loaded());
  });

  it('begins again when something is written meanwhile', async () => {
    const list = start();
    list.report({ type: 'store.changed' });
    expect([list.value(), list.loads.calls.length]).toEqual([{ loading: 'reading' }, 2]);
    list.loads.calls[0]?.resolve({ conversations: [], quarantined: 0 });
    await list.read();
    expect([list.value(), list.context()]).toEqual([loaded(), full]);
    list.report({ type: 'store.changed' });
    expect(list.value()).toEqual(loaded('ready', 'idle', 'reading'));
  });

  it('fails, and reads again on demand only', async () => {
    const list = await start().failToRead();
    expect([list.value(), list.tags(), list.context()]).toEqual(['failed', ['failed'], bare]);
    list.send({ type: 'write.retry' }, { type: 'conversation.mute', conversationId: 'mina', muted: true });
    expect([list.value(), list.loads.calls.length, list.writes]).toEqual(['failed', 1, []]);
    list.send({ type: 'inbox.retry' });
    await list.read();
    expect([list.value(), list.context()]).toEqual([loaded(), full]);
    list.send({ type: 'inbox.retry' });
    expect(list.loads.calls.length).toBe(2);
  });

  it('tells how much each reading quarantined', async () => {
    const list = await open({ ...inbox, quarantined: 2 });
    expect([list.context(), list.emitted]).toEqual([full, [{ type: 'records.quarantined', count: 2 }]]);
    list.report({ type: 'store.changed' });
    await list.read();
    expect(list.emitted.length).toBe(1);
    list.report({ type: 'store.changed' });
    await list.read({ ...inbox, quarantined: 1 });
    expect(list.emitted.at(-1)).toEqual({ type: 'records.quarantined', count: 1 });
  });
});

describe('a conversation that is selected', () => {
  it('is marked read', async () => {
    const list = (await open()).send({ type: 'conversation.select', conversationId: 'mina' });
    const change = state('mina', { unread: false });
    expect([list.context(), list.writes]).toEqual([
      {
        ...full,
        conversations: [{ ...mina, unread: false }, ravi],
        selectedId: 'mina',
        outbox: { pending: [change], failed: [] },
      },
      [change],
    ]);
  });

  it('before the list is there is marked when it is', async () => {
    const list = start().send({ type: 'conversation.select', conversationId: 'mina' });
    await list.read();
    expect([list.context().conversations[0]?.unread, list.writes]).toEqual([
      false,
      [state('mina', { unread: false })],
    ]);
  });

  describe('into which something comes', () => {
    const arrived = { ...ravi, unread: true, date: 6, lastMessage: 'New' };
    const marked = state('ravi', { unread: false });
    it('is marked read, also with the first message', async () => {
      for (const before of [inbox, { ...inbox, conversations: [mina] }]) {
        const list = (await open(before)).send({ type: 'conversation.select', conversationId: 'ravi' });
        list.report({ type: 'store.changed' });
        await list.read({ conversations: [arrived, mina], quarantined: 0 });
        expect([list.context().conversations[0]?.unread, list.writes]).toEqual([false, [marked]]);
      }
    });

    it.each([
      ['that was marked unread by hand, elsewhere', 'ravi', { ...ravi, unread: true }],
      ['beside which it comes', 'nobody', arrived],
    ])('stays unread: one %s', async (_, conversationId, after) => {
      const list = (await open()).send({ type: 'conversation.select', conversationId });
      list.report({ type: 'store.changed' });
      await list.read({ conversations: [after, mina], quarantined: 0 });
      expect([list.context().conversations[0]?.unread, list.writes]).toEqual([true, []]);
    });

    it('stays unread where it is marked so by hand, here', async () => {
      const list = (await open()).send(
        { type: 'conversation.select', conversationId: 'ravi' },
        { type: 'conversation.markUnread', conversationId: 'ravi' },
      );
      list.report({ type: 'store.changed' });
      await list.read({ conversations: [arrived, mina], quarantined: 0 });
      expect(list.writes).toEqual([state('ravi', { unread: true })]);
    });
  });

  it.each(['ravi', 'nobody', null])('and has nothing unread (%s) changes nothing', async (conversationId) => {
    const list = (await open()).send({ type: 'conversation.select', conversationId });
    expect([list.context(), list.writes]).toEqual([{ ...full, selectedId: conversationId }, []]);
  });

  it('can be marked unread, and is not marked read by itself', async () => {
    const list = (await open()).send(
      { type: 'conversation.select', conversationId: 'ravi' },
      { type: 'conversation.markUnread', conversationId: 'ravi' },
      { type: 'conversation.markUnread', conversationId: 'ravi' },
    );
    list.report({ type: 'store.changed' });
    await list.read({ ...inbox, conversations: [mina, { ...ravi, unread: true }] });
    expect([list.context().conversations, list.writes]).toEqual([
      [mina, { ...ravi, unread: true }],
      [state('ravi', { unread: true })],
    ]);
  });

  it('can be muted and unmuted, in the list or not', async () => {
    const list = (await open()).send(
      { type: 'conversation.mute', conversationId: 'mina', muted: true },
      { type: 'conversation.mute', conversationId: 'mina', muted: false },
      { type: 'conversation.mute', conversationId: 'claire', muted: true },
    );
    expect([list.context().conversations, list.writes]).toEqual([
      inbox.conversations,
      [state('mina', { muted: true }), state('mina', { muted: false }), state('claire', { muted: true })],
    ]);
  });
});

describe('what is written', () => {
  const muted = { type: 'conversation.mute', conversationId: 'mina', muted: true } as const;
  const unmuted = { type: 'conversation.mute', conversationId: 'mina', muted: false } as const;

  it('is done when the device has it', async () => {
    const list = (await open()).send(muted);
    list.report({ type: 'write.done', change: list.writes[0] as ConversationChange });
    expect(list.context()).toEqual({ ...full, conversations: [{ ...mina, muted: true }, ravi] });
  });

  it('stays shown when the device refuses it, and is written again on demand', async () => {
    const list = (await open()).send(muted);
    const [change] = list.writes as [ConversationChange];
    list.report({ type: 'write.failed', change });
    expect(list.context()).toEqual({
      ...full,
      conversations: [{ ...mina, muted: true }, ravi],
      outbox: { pending: [], failed: [change] },
    });
    expect(list.emitted).toEqual([{ type: 'write.failed' }]);
    list.report({ type: 'store.changed' });
    await list.read();
    expect(list.context().conversations[0]?.muted).toBe(true);
    list.send({ type: 'write.retry' });
    expect([list.writes, list.context().outbox]).toEqual([
      [change, change],
      { pending: [change], failed: [] },
    ]);
  });

  it('is not written again when it was taken back since', async () => {
    const list = (await open()).send(muted, unmuted);
    const [first, second] = list.writes as [ConversationChange, ConversationChange];
    list.report({ type: 'write.failed', change: first });
    expect([list.context().outbox, list.emitted]).toEqual([{ pending: [second], failed: [] }, []]);
  });

  it('is kept apart for each fact', async () => {
    const list = (await open()).send(muted, { type: 'conversation.select', conversationId: 'mina' });
    for (const change of list.writes) list.report({ type: 'write.failed', change });
    expect([list.context().outbox.failed, list.emitted]).toEqual([
      [state('mina', { muted: true }), state('mina', { unread: false })],
      [{ type: 'write.failed' }],
    ]);
  });

  it('is not undone by a reading that began before', async () => {
    const list = await open();
    list.report({ type: 'store.changed' });
    list.send({ type: 'conversation.select', conversationId: 'mina' });
    await list.read();
    expect(list.context().conversations[0]?.unread).toBe(false);
  });
});

describe('the search', () => {
  it('shows everything until it answers, then what it found, in its order', async () => {
    const list = (await open()).send({ type: 'query.change', query: 'name' });
    expect([list.value(), selectConversations(list.context())]).toEqual([
      loaded('filtered', 'searching'),
      [mina, ravi],
    ]);
    await list.find('ravi', 'gone', 'mina');
    expect([list.value(), list.tags(), selectConversations(list.context())]).toEqual([
      loaded('filtered'),
      ['filtered'],
      [ravi, mina],
    ]);
  });

  it('finds none', async () => {
    const list = (await open()).send({ type: 'query.change', query: 'zzz' });
    await list.find();
    expect([list.value(), list.tags()]).toEqual([loaded('empty'), ['empty']]);
    list.send({ type: 'query.change', query: '' });
    expect([list.value(), list.context()]).toEqual([loaded(), full]);
  });

  it('answers the last query only', async () => {
    const list = (await open()).send(
      { type: 'query.change', query: 'r' },
      { type: 'query.change', query: 'ra' },
    );
    list.searches.calls[0]?.resolve([found('mina')]);
    await list.find('ravi');
    expect([list.searches.inputs().map(({ query }) => query), list.context().found]).toEqual([
      ['r', 'ra'],
      [found('ravi')],
    ]);
  });

  it('is over with an empty query, whatever comes late', async () => {
    const list = (await open()).send(
      { type: 'query.change', query: 'r' },
      { type: 'query.change', query: '  ' },
    );
    list.searches.calls[0]?.resolve([found('ravi')]);
    await Promise.resolve();
    expect([list.value(), list.context()]).toEqual([loaded(), { ...full, query: '  ' }]);
  });

  it('that can’t be fetched looks at names and last messages', async () => {
    const list = (await open()).send({ type: 'query.change', query: 'OF RAVI' });
    await list.failToFind();
    expect(selectConversations(list.context())).toEqual([ravi]);
  });

  it('of a shared link is made before anything is shown', async () => {
    const list = await start({ query: 'ravi' }).read();
    expect([list.value(), list.tags()]).toEqual([{ loading: 'searching' }, ['loading']]);
    await list.find('ravi');
    expect([list.value(), selectConversations(list.context())]).toEqual([loaded('filtered'), [ravi]]);
  });

  it('of a shared link that can’t be fetched is made plainly', async () => {
    const list = await start({ query: 'ravi' }).read();
    await list.failToFind();
    expect([list.value(), selectConversations(list.context())]).toEqual([loaded('filtered'), [ravi]]);
  });

  it('is made again when something was written', async () => {
    const list = (await open()).send({ type: 'query.change', query: 'name' });
    await list.find('ravi');
    list.report({ type: 'store.changed' });
    await list.read();
    expect([list.value(), list.searches.calls.length]).toEqual([loaded('filtered', 'searching'), 2]);
    await list.find('mina');
    expect(selectConversations(list.context())).toEqual([mina]);
  });
});

describe('another tab', () => {
  it('is heard without a skeleton', async () => {
    const list = await open();
    list.report({ type: 'store.changed' });
    expect([list.value(), list.tags()]).toEqual([loaded('ready', 'idle', 'reading'), ['ready']]);
    await list.read({ ...inbox, conversations: [ravi, mina] });
    expect(list.context().conversations).toEqual([ravi, mina]);
  });

  it('that changes again is read again, and the older answer dropped', async () => {
    const list = await open();
    list.report({ type: 'store.changed' });
    list.report({ type: 'store.changed' });
    list.loads.calls[1]?.resolve({ conversations: [], quarantined: 0 });
    await list.read({ ...inbox, conversations: [ravi] });
    expect([list.value(), list.context().conversations]).toEqual([loaded(), [ravi]]);
  });

  it('that can’t be read leaves the list as it is', async () => {
    const list = await open();
    list.report({ type: 'store.changed' });
    await list.failToRead();
    expect([list.value(), list.context()]).toEqual([loaded(), full]);
  });
});

describe('the store', () => {
  it('that can’t be opened fails the list, and another try opens it again', async () => {
    const store = reporting<MessageStoreCommand, MessageStoreReport>({ brokenStarts: 1 });
    const loads = answering<Inbox>();
    const list = startMachine(
      inboxMachine.provide({ actors: { loadInbox: loads.logic, messageStore: store.logic } }),
      { query: '', selectedId: null },
    );
    expect(list.value()).toBe('failed');
    list.send({ type: 'inbox.retry' });
    await loads.answer(inbox);
    expect(list.value()).toEqual(loaded());
  });
});

describe('a shared link with a query', () => {
  const query = (text: string) => ({ type: 'query.change', query: text }) as const;

  it('is searched anew where another is typed meanwhile', async () => {
    const list = (await start({ query: 'mina' }).read()).send(query('ravi'));
    expect([list.value(), list.searches.inputs()]).toEqual([
      { loading: 'searching' },
      [{ query: 'mina' }, { query: 'ravi' }],
    ]);
    await list.find('ravi');
    expect([list.value(), selectConversations(list.context())]).toEqual([loaded('filtered'), [ravi]]);
  });

  it('shows everything where it is taken back meanwhile', async () => {
    const list = (await start({ query: 'mina' }).read()).send(query(' '));
    expect([list.value(), list.context()]).toEqual([loaded(), { ...full, query: ' ' }]);
  });

  it('that finds nothing may find something once another is typed', async () => {
    const list = await (await start({ query: 'nobody' }).read()).find();
    expect(list.value()).toEqual(loaded('empty'));
    await list.send(query('ravi')).find('ravi');
    expect([list.value(), selectConversations(list.context())]).toEqual([loaded('filtered'), [ravi]]);
  });
});

it('fails where the list is read and its store can’t be opened', async () => {
  const loads = answering<Inbox>();
  // The first one is there while the list is read.
  let starts = 0;
  const store = reporting<MessageStoreCommand, MessageStoreReport>({
    onStart() {
      starts += 1;
      if (starts === 2) throw new Error('No store');
    },
  });
  const list = startMachine(
    inboxMachine.provide({ actors: { loadInbox: loads.logic, messageStore: store.logic } }),
    { query: '', selectedId: null },
  );
  await loads.answer(inbox);
  expect([list.value(), list.tags()]).toEqual(['failed', ['failed']]);
  list.send({ type: 'inbox.retry' });
  expect([list.value(), starts]).toEqual([{ loading: 'reading' }, 3]);
});
