import { startOnFakes } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import { type Act, actsMaximum } from '@/data/schema/shapes/act';
import { undoHistoryMachine } from '@/machines/undoHistory/machine';

const actOf = (said: string): Act => ({ said, cameBack: `${said} undone`, changes: [] });
const [add, move, tag] = ['Added', 'Moved', 'Tagged'].map(actOf) as [Act, Act, Act];

function start(...acts: Act[]) {
  const { actor, asked, answer, fail } = startOnFakes(undoHistoryMachine);
  const emitted: unknown[] = [];
  actor.on('*', (event) => {
    const { type, act } = event;
    emitted.push([type, act.said, ...('reason' in event ? [event.reason] : [])]);
  });
  const record = (...more: Act[]) => {
    for (const act of more) actor.send({ type: 'act.record', act });
  };
  record(...acts);
  const said = (all: readonly Act[]) => all.map((act) => act.said);
  return {
    record,
    undo: (act?: Act) => actor.send({ type: 'act.undo', ...(act && { act }) }),
    answer: (reason: string | null) => answer('undoAct', reason),
    fail: () => fail('undoAct'),
    asked: () => asked('undoAct').map((input) => (input as { act: Act }).act.said),
    emitted: () => emitted.splice(0),
    /** Returns the state, the acts that can be undone, and those that are being undone. */
    shown: () => {
      const { value, context } = actor.getSnapshot();
      return [value, said(context.acts), said(context.undoing)];
    },
  };
}

test('the undo history offers each recorded act, and undoes the latest one first', async () => {
  const history = start();
  expect(history.shown()).toEqual(['idle', [], []]);
  history.record(add, move);
  expect(history.shown()).toEqual(['offered', ['Added', 'Moved'], []]);
  expect(history.emitted()).toEqual([
    ['act.recorded', 'Added'],
    ['act.recorded', 'Moved'],
  ]);
  history.undo();
  expect([history.shown(), history.asked()]).toEqual([['undoing', ['Added'], ['Moved']], ['Moved']]);
  await history.answer(null);
  expect([history.shown(), history.emitted()]).toEqual([
    ['offered', ['Added'], []],
    [['act.undone', 'Moved']],
  ]);
  history.undo();
  await history.answer(null);
  expect([history.shown(), history.emitted()]).toEqual([['idle', [], []], [['act.undone', 'Added']]]);
});

test('the undo history undoes the act of an event, and ignores one that it doesn’t know', async () => {
  const history = start(add, move);
  history.undo(tag);
  expect(history.shown()).toEqual(['offered', ['Added', 'Moved'], []]);
  history.undo(add);
  expect(history.shown()).toEqual(['undoing', ['Moved'], ['Added']]);
  history.undo(add);
  expect(history.shown()).toEqual(['undoing', ['Moved'], ['Added']]);
  await history.answer(null);
  expect(history.shown()).toEqual(['offered', ['Moved'], []]);
});

test('the undo history ignores act.undo without acts', () => {
  const history = start();
  history.undo();
  expect([history.shown(), history.asked()]).toEqual([['idle', [], []], []]);
});

test('the undo history undoes one act after the other if the user doesn’t wait, and records others meanwhile', async () => {
  const history = start(add, move);
  history.undo();
  history.undo();
  history.undo();
  expect([history.shown(), history.asked()]).toEqual([['undoing', [], ['Moved', 'Added']], ['Moved']]);
  history.record(tag);
  await history.answer(null);
  expect([history.shown(), history.asked()]).toEqual([
    ['undoing', ['Tagged'], ['Added']],
    ['Moved', 'Added'],
  ]);
  await history.answer(null);
  expect(history.shown()).toEqual(['offered', ['Tagged'], []]);
});

test('the undo history states why an act can’t be undone any more, drops it, and restores those that wait', async () => {
  const history = start(add, move, tag);
  history.undo();
  history.undo();
  history.emitted();
  await history.answer('Mina has read it');
  expect(history.shown()).toEqual(['refused', ['Added', 'Moved'], []]);
  expect(history.emitted()).toEqual([['act.refused', 'Tagged', 'Mina has read it']]);
  history.undo();
  expect(history.shown()).toEqual(['undoing', ['Added'], ['Moved']]);
});

test('after a refusal, the undo history restores all acts that wait in their order', async () => {
  const history = start(add, move, tag);
  history.undo();
  history.undo();
  history.undo();
  await history.answer('Mina has read it');
  expect(history.shown()).toEqual(['refused', ['Added', 'Moved'], []]);
});

test('after a refusal, the undo history ignores act.undo without acts, and offers the next act', async () => {
  const history = start(add);
  history.undo();
  await history.answer('Mina has read it');
  history.undo();
  expect(history.shown()).toEqual(['refused', [], []]);
  history.record(move);
  expect(history.shown()).toEqual(['offered', ['Moved'], []]);
});

test('the undo history keeps the acts that couldn’t be undone, in their order, and undoes them on a retry', async () => {
  const history = start(add, move, tag);
  history.undo();
  history.undo();
  history.emitted();
  await history.fail();
  expect([history.shown(), history.emitted()]).toEqual([
    ['offered', ['Added', 'Moved', 'Tagged'], []],
    [['act.failed', 'Tagged']],
  ]);
  history.undo(tag);
  await history.answer(null);
  expect([history.shown(), history.emitted()]).toEqual([
    ['offered', ['Added', 'Moved'], []],
    [['act.undone', 'Tagged']],
  ]);
});

test('the undo history remembers only the latest acts', () => {
  const acts = Array.from({ length: actsMaximum + 2 }, (_, index) => actOf(`Act ${index}`));
  const [, known] = start(...acts).shown();
  expect(known).toEqual(acts.slice(2).map(({ said }) => said));
});
