import { chartOf } from '@kit/statechart/graph';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { drawnOf } from '../../.storybook/statechart/drawn';

const rowsOf = (machine: ReturnType<typeof createMachine>, path: string) =>
  drawnOf(chartOf(machine))
    .states.find((state) => state.path === path)
    ?.rows.map(({ text }) => text);
const edgesOf = (machine: ReturnType<typeof createMachine>) =>
  drawnOf(chartOf(machine)).edges.map(({ id, rows }) => [id, ...rows.map(({ text }) => text)]);

describe('what is drawn of a machine', () => {
  test('a line for all that leads from one state to another, with its guards, delays and actors', () => {
    const machine = createMachine({
      id: 'small',
      initial: 'a',
      states: {
        a: {
          invoke: { src: 'load', onDone: 'b', onError: 'c' },
          after: { 300: 'b' },
          on: { go: { guard: 'canGo', target: 'b' }, leave: 'b', part: 'b' },
        },
        b: {},
        c: { always: { guard: 'isOver', target: 'a' } },
      },
    });
    expect(edgesOf(machine)).toEqual([
      ['a → b', 'go [canGo]', 'leave', '+3'],
      ['a → c', 'load fails'],
      ['c → a', '[isOver]'],
    ]);
    expect(rowsOf(machine, 'a')).toEqual(['load']);
  });

  test('what stays, turns around or leads inwards is a row of its state', () => {
    const machine = createMachine({
      id: 'small',
      initial: 'a',
      on: { type: { actions: 'type' }, look: { actions: 'look' }, reset: '.a', clear: '.a', stop: '.a' },
      states: {
        a: {
          on: { again: { target: 'a', reenter: true }, anew: { target: '#small', reenter: true } },
        },
        b: { on: { note: { actions: 'note', guard: 'isWorth' } } },
      },
    });
    expect(edgesOf(machine)).toEqual([]);
    expect(rowsOf(machine, '')).toEqual(['reset, clear +1 → a', '2 stay here']);
    expect(rowsOf(machine, 'a')).toEqual(['again → itself', 'anew → the start']);
    expect(rowsOf(machine, 'b')).toEqual(['note [isWorth] stays']);
  });

  test('what siblings have in common is drawn from the first of them', () => {
    const open = { submit: 'busy', reset: 'busy' };
    const machine = createMachine({
      id: 'small',
      initial: 'idle',
      states: { idle: { on: open }, failed: { on: open }, sent: { on: open }, busy: {} },
    });
    expect(edgesOf(machine)).toEqual([['idle → busy', 'submit', 'reset']]);
    expect(rowsOf(machine, 'failed')).toEqual(['submit, reset as in idle']);
    expect(rowsOf(machine, 'sent')).toEqual(['submit, reset as in idle']);
  });

  test('what every step does alike, and what chooses among the steps, is a row around them', () => {
    const step = {
      initial: 'editing',
      states: { editing: { on: { discard: '#small.steps.one' } } },
    } as const;
    const machine = createMachine({
      id: 'small',
      initial: 'steps',
      states: {
        steps: {
          initial: 'one',
          on: { enter: ['one', 'two', 'three', 'four'].map((name) => ({ guard: name, target: `.${name}` })) },
          states: { one: step, two: step, three: step, four: step },
        },
      },
    });
    expect(edgesOf(machine)).toEqual([]);
    expect(rowsOf(machine, 'steps')).toEqual(['discard → one', 'enter → one of 4']);
  });
});
