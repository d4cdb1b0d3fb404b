import { listening } from '@kit/listening';
import { expect, it, vi } from 'vitest';
import { stoppedBy, together } from '@/app/services/listeningMethods';

const start = () => {
  const stop = vi.fn();
  return { stop, port: { observe: vi.fn(() => stop), load: () => 1 } };
};

it('stoppedBy stops what a port has started once: when its caller stops it, or when the signal is aborted', () => {
  const life = new AbortController();
  const [early, late] = [start(), start()];
  const held = stoppedBy(life.signal);
  const stops = [early, late].map(({ port }) => held(port).observe());
  stops[0]?.();
  expect([early, late].map(({ stop }) => stop.mock.calls.length)).toEqual([1, 0]);
  life.abort();
  for (const stop of stops) stop();
  expect([early, late].map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
});

it('a port of stoppedBy starts nothing after the signal is aborted, but its other methods work', () => {
  const { port } = start();
  const held = stoppedBy(AbortSignal.abort())(port);
  held.observe()();
  expect(port.observe).not.toHaveBeenCalled();
  expect(held.load()).toBe(1);
});

it('together passes the listener to both sources, and stops both', () => {
  const [own, other] = [listening(), listening()];
  const listener = vi.fn();
  const stop = together({ subscribe: own.listen }, other.listen).subscribe(listener);
  own.tell();
  other.tell();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  expect([own.count(), other.count()]).toEqual([0, 0]);
});
