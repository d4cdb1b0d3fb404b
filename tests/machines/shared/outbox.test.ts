import { expect, it } from 'vitest';
import { added, type Outbox, onTop, settled, unwritten } from '@/machines/shared/outbox';

type Change = { name: string; value: number };
type Facts = Record<string, number>;

const a1: Change = { name: 'a', value: 1 };
const a2: Change = { name: 'a', value: 2 };
const b1: Change = { name: 'b', value: 1 };
const set = (facts: Facts, { name, value }: Change): Facts => ({ ...facts, [name]: value });

it('outbox: `added`, given a change that the outbox contains already, moves this change to the end of the pending changes', () => {
  const never = () => false;
  expect(added({ pending: [b1], failed: [a1] }, a1, never)).toEqual({ pending: [b1, a1], failed: [] });
  expect(added({ pending: [a1, b1], failed: [] }, a1, never)).toEqual({ pending: [b1, a1], failed: [] });
});

it('outbox: `settled`, given the result of a write whose change isn’t pending, returns the outbox unchanged', () => {
  const outbox: Outbox<Change> = { pending: [a2], failed: [b1] };
  for (const type of ['write.done', 'write.failed'] as const) {
    expect(settled(outbox, { type, change: a1 })).toBe(outbox);
    expect(settled(outbox, { type, change: b1 })).toBe(outbox);
  }
});

it('outbox: `unwritten` lists failed changes before pending changes, and `onTop` applies all these changes to the stored data', () => {
  const outbox: Outbox<Change> = { pending: [a2], failed: [b1] };
  expect(unwritten(outbox)).toEqual([b1, a2]);
  expect(onTop(outbox, { a: 0, b: 0, c: 0 }, set)).toEqual({ a: 2, b: 1, c: 0 });
});
