import { asking, settled } from '@kit/deferred';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { lazyActor, useLazyActor } from '@/app/services/lazyActor';
import { mounted, rendered } from '../../support/hook';

const typing = setup({
  types: { context: {} as { text: string }, events: {} as { type: 'type'; letter: string } },
}).createMachine({
  context: { text: '' },
  on: { type: { actions: assign({ text: ({ context, event }) => context.text + event.letter }) } },
});
const startTyping = () => ({ actor: createActor(typing).start() });
type Parts = ReturnType<typeof startTyping>;

const type = (letter: string) => ({ type: 'type', letter }) as const;
const idle = { parts: null, snapshot: null, isStarting: false, hasFailed: false };
const failure = new Error('No chunk');

/** Creates a lazy actor that concatenates letters. The test decides when it loads. */
function start() {
  const loads = asking<[], Parts>();
  const lazy = lazyActor(loads.ask);
  return {
    lazy,
    loads: () => loads.calls.length,
    text: () => lazy.get().snapshot?.context.text,
    async arrive(index = loads.calls.length - 1) {
      const parts = startTyping();
      await settled(() => loads.calls[index]?.resolve(parts));
      return parts.actor;
    },
    fail: () => settled(() => loads.last().reject(failure)),
  };
}

it('lazyActor delivers the events sent before it has loaded once and in their order', async () => {
  const { lazy, loads, text, arrive } = start();
  expect([lazy.get(), loads()]).toEqual([idle, 0]);
  for (const letter of 'abc') lazy.send(type(letter));
  expect([lazy.get(), loads()]).toEqual([{ ...idle, isStarting: true }, 1]);
  const actor = await arrive();
  expect(lazy.get()).toEqual({ ...idle, parts: { actor }, snapshot: actor.getSnapshot() });
  lazy.send(type('d'));
  expect([text(), loads()]).toEqual(['abcd', 1]);
});

it('lazyActor delivers an event that a listener sends during the delivery after the waiting ones', async () => {
  const { lazy, text, arrive } = start();
  const stop = lazy.subscribe(() => {
    if (text() !== 'a') return;
    stop();
    lazy.send(type('c'));
  });
  lazy.send(type('a'));
  lazy.send(type('b'));
  await arrive();
  expect([text(), lazy.get().isStarting]).toEqual(['abc', false]);
});

it('lazyActor drops waiting events if it can’t load, reports each failure, and loads again with the next event', async () => {
  const { lazy, loads, text, arrive, fail } = start();
  const onFailed = vi.fn();
  lazy.send(type('a'), onFailed);
  lazy.send(type('b'), onFailed);
  await fail();
  expect([lazy.get(), onFailed.mock.calls]).toEqual([{ ...idle, hasFailed: true }, [[failure], [failure]]]);
  lazy.send(type('c'), onFailed);
  expect(lazy.get()).toEqual({ ...idle, isStarting: true, hasFailed: true });
  await arrive();
  expect([text(), loads(), lazy.get().hasFailed]).toEqual(['c', 2, false]);
  expect(onFailed).toHaveBeenCalledTimes(2);
});

it('lazyActor.prepare ignores a failure that no event waits for, and resolves with the parts once it has loaded', async () => {
  const { lazy, arrive, fail } = start();
  const failed = lazy.prepare();
  await fail();
  expect([await failed, lazy.get()]).toEqual([undefined, idle]);
  const loaded = lazy.prepare();
  const actor = await arrive();
  expect(await loaded).toEqual({ actor });
});

it('lazyActor.dismiss clears `hasFailed`', async () => {
  const { lazy, fail } = start();
  lazy.send(type('a'));
  await fail();
  lazy.dismiss();
  expect(lazy.get()).toEqual(idle);
});

it('lazyActor.stop stops the actor, even one that is still loading, and the next event loads a new one', async () => {
  const { lazy, loads, text, arrive } = start();
  lazy.send(type('a'));
  lazy.stop();
  lazy.send(type('b'));
  const stopped = await arrive(0);
  expect([stopped.getSnapshot().status, stopped.getSnapshot().context.text]).toEqual(['stopped', '']);
  const actor = await arrive(1);
  expect([text(), loads()]).toEqual(['b', 2]);
  lazy.stop();
  expect([lazy.get(), actor.getSnapshot().status]).toEqual([idle, 'stopped']);
});

it('useLazyActor returns the state of the actor until the component unmounts, which stops the actor', async () => {
  const page = mounted(() => useLazyActor(async () => startTyping()), null);
  page.act(() => page.value().send(type('a')));
  expect(page.value().isStarting).toBe(true);
  await act(() => settled());
  const { actor } = page.value().parts as Parts;
  page.act(() => page.value().send(type('b')));
  expect(page.value().snapshot?.context.text).toBe('ab');
  page.leave();
  expect(actor.getSnapshot().status).toBe('stopped');
});

it('useLazyActor loads nothing during prerendering', () => {
  const load = vi.fn(async () => startTyping());
  const { parts, snapshot, isStarting } = rendered(() => useLazyActor(load));
  expect([parts, snapshot, isStarting, load.mock.calls]).toEqual([null, null, false, []]);
});
