import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import {
  added,
  emptyOutbox,
  type Outbox,
  onTop,
  outboxActions,
  outboxEvents,
  settled,
  unsavedIn,
  unwritten,
  type WriteCommand,
  type WriteFailed,
  type WriteReport,
  type WriteRetry,
} from '@/machines/shared/outbox';

type Change = { name: string; value: number };
type Facts = Record<string, number>;

const supersedes = (later: Change, earlier: Change) => later.name === earlier.name;
const a1: Change = { name: 'a', value: 1 };
const a2: Change = { name: 'a', value: 2 };
const b1: Change = { name: 'b', value: 1 };
const set = (facts: Facts, { name, value }: Change): Facts => ({ ...facts, [name]: value });

describe('a change that is being written', () => {
  const adding = (outbox: Outbox<Change>, change: Change) => added(outbox, change, supersedes);

  it('is pending, after those made before', () => {
    expect(adding({ pending: [a1], failed: [] }, b1)).toEqual({ pending: [a1, b1], failed: [] });
  });

  it('makes earlier ones on the same fact pointless, pending and failed', () => {
    expect(adding({ pending: [a1, b1], failed: [] }, a2)).toEqual({ pending: [b1, a2], failed: [] });
    expect(adding({ pending: [], failed: [a1, b1] }, a2)).toEqual({ pending: [a2], failed: [b1] });
  });

  it('leaves where it was, whatever it supersedes', () => {
    const never = () => false;
    expect(added({ pending: [b1], failed: [a1] }, a1, never)).toEqual({ pending: [b1, a1], failed: [] });
    expect(added({ pending: [a1, b1], failed: [] }, a1, never)).toEqual({ pending: [b1, a1], failed: [] });
  });
});

describe('what is shown of a fact', () => {
  const isA = ({ name }: Change) => name === 'a';

  it('is on its way, was refused, or is on the device', () => {
    expect(unsavedIn({ pending: [a2], failed: [a1] }, isA)).toBe('pending');
    expect(unsavedIn({ pending: [b1], failed: [a1] }, isA)).toBe('failed');
    expect(unsavedIn({ pending: [b1], failed: [b1] }, isA)).toBeUndefined();
  });
});

describe('an answer', () => {
  const pending: Outbox<Change> = { pending: [a1, b1], failed: [] };

  it('takes a change that was written out of the outbox', () => {
    expect(settled(pending, { type: 'write.done', change: a1 })).toEqual({ pending: [b1], failed: [] });
  });

  it('keeps a change that was refused', () => {
    const outbox = settled(pending, { type: 'write.failed', change: b1 });
    expect(outbox).toEqual({ pending: [a1], failed: [b1] });
    expect(settled(outbox, { type: 'write.failed', change: a1 })).toEqual({ pending: [], failed: [b1, a1] });
  });

  it('to a change that became pointless, or that was settled, changes nothing', () => {
    const outbox: Outbox<Change> = { pending: [a2], failed: [b1] };
    for (const type of ['write.done', 'write.failed'] as const) {
      expect(settled(outbox, { type, change: a1 })).toBe(outbox);
      expect(settled(outbox, { type, change: b1 })).toBe(outbox);
    }
  });
});

it('what the device doesn’t have goes on top of what was read', () => {
  const outbox: Outbox<Change> = { pending: [a2], failed: [b1] };
  expect(unwritten(outbox)).toEqual([b1, a2]);
  expect(onTop(outbox, { a: 0, b: 0, c: 0 }, set)).toEqual({ a: 2, b: 1, c: 0 });
});

describe('a machine that writes', () => {
  type Context = { facts: Facts; outbox: Outbox<Change> };
  type Event = { type: 'fact.change'; changes: Change[] } | WriteReport<Change> | WriteRetry;

  const machine = setup({
    types: {
      context: {} as Context,
      events: {} as Event | { type: 'store.renew' },
      emitted: {} as WriteFailed,
      input: {} as Outbox<Change>,
    },
    actors: {
      left: fromCallback<WriteCommand<Change>, void>(() => {}),
      right: fromCallback<WriteCommand<Change>, void>(() => {}),
    },
    actions: outboxActions<Context, Event | { type: 'store.renew' }, Change>({
      supersedes,
      to: ({ name }) => (name === 'a' ? 'left' : 'right'),
      show: ({ facts }, change) => ({ facts: set(facts, change) }),
    }),
  }).createMachine({
    context: ({ input }) => ({ facts: {}, outbox: input }),
    initial: 'open',
    states: {
      open: {
        invoke: [
          { src: 'left', id: 'left' },
          { src: 'right', id: 'right' },
        ],
        entry: 'resend',
        on: {
          ...outboxEvents,
          'fact.change': {
            actions: { type: 'write', params: ({ event }) => ({ changes: event.changes }) },
          },
          'store.renew': { target: 'open', reenter: true },
        },
      },
    },
  });

  function start(outbox: Outbox<Change> = emptyOutbox) {
    const sent: string[] = [];
    const emitted: WriteFailed[] = [];
    const writer = (id: string) =>
      fromCallback<WriteCommand<Change>, void>(({ receive }) => {
        receive(({ type, change }) => sent.push(`${type} ${id} ${change.name}${change.value}`));
      });
    const actor = createActor(machine.provide({ actors: { left: writer('left'), right: writer('right') } }), {
      input: outbox,
    });
    actor.on('write.failed', (event) => emitted.push(event));
    actor.start();
    return {
      sent,
      emitted,
      send: actor.send,
      change: (...changes: Change[]) => actor.send({ type: 'fact.change', changes }),
      answer: (type: WriteReport<Change>['type'], change: Change) => actor.send({ type, change }),
      context: () => actor.getSnapshot().context,
    };
  }

  it('shows changes at once and sends each to its actor', () => {
    const { change, sent, context } = start();
    change(a1, b1, a2);
    expect(context()).toEqual({ facts: { a: 2, b: 1 }, outbox: { pending: [b1, a2], failed: [] } });
    expect(sent).toEqual(['write left a1', 'write right b1', 'write left a2']);
  });

  it('emits once for a wave of failures, and again after another try', () => {
    const { change, answer, send, sent, emitted, context } = start();
    change(a1, b1);
    answer('write.done', a2);
    expect(emitted).toEqual([]);
    answer('write.failed', a1);
    answer('write.failed', b1);
    expect([emitted, context().outbox]).toEqual([
      [{ type: 'write.failed' }],
      { pending: [], failed: [a1, b1] },
    ]);
    send({ type: 'write.retry' });
    expect(context().outbox).toEqual({ pending: [a1, b1], failed: [] });
    expect(sent.slice(2)).toEqual(['write left a1', 'write right b1']);
    answer('write.done', b1);
    answer('write.failed', a1);
    expect([emitted.length, context().outbox]).toEqual([2, { pending: [], failed: [a1] }]);
  });

  it('doesn’t emit for a change that became pointless', () => {
    const { change, answer, emitted } = start();
    change(a1, a2);
    answer('write.failed', a1);
    answer('write.done', a2);
    expect(emitted).toEqual([]);
  });

  it('sends to a new actor what the one before may not have written', () => {
    const all = ['write left a2', 'write right b1'];
    const { send, sent, context } = start({ pending: [a2], failed: [b1] });
    expect([...sent].sort()).toEqual(all);
    send({ type: 'store.renew' });
    expect(sent.slice(2).sort()).toEqual(all);
    expect(context().outbox).toEqual({ pending: [b1, a2], failed: [] });
  });
});
