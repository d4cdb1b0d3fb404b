import { createStage } from '@kit/app/stage';
import { settled } from '@kit/deferred';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, setup } from 'xstate';
import { type Step, stepsOf, testText } from '../../.storybook/statechart/copyTest';
import { sourceOf, templateOf } from '../../.storybook/statechart/plain';

describe('stepsOf', () => {
  const machine = setup({
    actors: {
      load: fromPromise<string, void>(async () => 'read'),
      save: fromPromise<void, void>(() => Promise.reject(new Error('No room'))),
      watch: fromCallback(({ sendBack, receive }) => {
        const heard = { type: 'heard', change: { id: 1 } };
        receive(() => sendBack(heard));
      }),
    },
    delays: { pause: ({ context }) => (context as { pause: number }).pause },
  }).createMachine({
    id: 'small',
    context: { pause: 250 },
    invoke: { src: 'watch', id: 'watch', onError: {} },
    initial: 'loading',
    states: {
      loading: { invoke: { src: 'load', onDone: 'ready', onError: 'failed' } },
      ready: { on: { wait: 'waiting', save: 'saving' } },
      waiting: { after: { pause: 'ready' } },
      saving: { invoke: { src: 'save', onDone: 'ready', onError: 'failed' } },
      failed: {},
    },
  });

  test('returns the events, actor messages, answers, failures and delays of a machine’s run, in order', async () => {
    const stage = createStage();
    const clock = new SimulatedClock();
    const actor = createActor(machine, { inspect: stage.inspect, clock }).start();
    await settled();
    actor.send({ type: 'wait' });
    clock.increment(250);
    (actor.getSnapshot().children as Record<string, { send: (event: object) => void }>).watch?.send({
      type: 'say',
    });
    actor.send({ type: 'save' });
    await settled();
    expect(stage.actors().map(stepsOf)).toEqual([
      [
        { kind: 'answer', actor: 'load', output: 'read' },
        { kind: 'send', event: { type: 'wait' } },
        { kind: 'wait', ms: 250 },
        { kind: 'tell', actor: 'watch', event: Object.assign({ type: 'heard' }, { change: { id: 1 } }) },
        { kind: 'send', event: { type: 'save' } },
        { kind: 'fail', actor: 'save', reason: new Error('No room') },
      ],
    ] satisfies Step[][]);
  });
});

test('testText adds a comment to the generated test if the test, with fake actors, ends in another state than the recorded run', () => {
  const source = { name: 'aMachine', from: '@/a' };
  const lines = ["actor.send({ type: 'go' });"];
  const written = { title: 'A', source, input: { query: '' }, lines, before: 0, start: 'idle', end: 'busy' };
  const [untrue, text] = [false, true].map((isTrue) => testText({ ...written, isTrue }));
  expect(untrue).toContain('// With fakes');
  expect(text).not.toContain('// With fakes');
  expect(text).toContain("startOnFakes(aMachine, { query: '' })");
});

test('sourceOf returns a value as source code', () => {
  const error = Object.assign(new Error("It's gone"), { code: 'auth/gone' });
  const plain = { a: ['x\n', 1, null, Number.POSITIVE_INFINITY], 'b-c': { at: new Date(5) } };
  expect(sourceOf({ ...plain, error, act: () => {}, none: undefined, empty: {} })).toBe(
    "{ a: ['x\\n', 1, null, Infinity], 'b-c': { at: new Date(5) }, error: Object.assign(new Error('It\\'s gone'), { code: 'auth/gone' }), empty: {} }",
  );
});

test('templateOf returns an initial value for each field of an event, by the type of the field', () => {
  const types = {
    ...{ postId: 'string', at: 'number', isOn: 'boolean', mode: "'login' | 'register'" },
    ...{ tag: 'PostTag | null', items: 'string[]', 'commentId?': 'string' },
  };
  const fields = Object.entries(types).map(([name, type]) => ({ name, type }));
  expect(templateOf(fields)).toEqual({ postId: '', at: 0, isOn: false, mode: 'login', tag: null, items: [] });
  const context = { posts: [{ id: 'newest' }, { id: 'older' }] };
  expect(templateOf([{ name: 'postId', type: 'string' }], context)).toEqual({ postId: 'newest' });
});
