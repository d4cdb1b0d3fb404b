import { describe, expect, test, vi } from 'vitest';
import type { Presence } from '@/data/ports/Presence';

/** The presence ports of two windows of one browser. */
export type PresenceHost = { windows: readonly [Presence, Presence] };

export function describePresence(name: string, openHost: () => PresenceHost) {
  describe(name, () => {
    const online = async (presence: Presence) => [...(await presence.load())].sort();

    test('every window shows an account as online until the account has left its last window', async () => {
      const [here, there] = openHost().windows;
      expect(await online(here)).toEqual([]);
      const stops = [here.enter('ada'), there.enter('ada'), there.enter('ben')];
      await vi.waitFor(async () => expect(await online(here)).toEqual(['ada', 'ben']));
      expect(await online(there)).toEqual(['ada', 'ben']);
      stops[0]?.();
      stops[0]?.();
      stops[2]?.();
      await vi.waitFor(async () => expect(await online(here)).toEqual(['ada']));
      stops[1]?.();
      await vi.waitFor(async () => expect(await online(here)).toEqual([]));
    });

    test('observers in every window are notified when an account goes online or offline, until they stop observing', async () => {
      const [here, there] = openHost().windows;
      const listeners = [vi.fn(), vi.fn()] as const;
      const stops = [here.observe(listeners[0]), there.observe(listeners[1])];
      const heard = async () => {
        for (const listener of listeners) await vi.waitFor(() => expect(listener).toHaveBeenCalled());
        for (const listener of listeners) listener.mockClear();
      };
      const leave = here.enter('ada');
      await heard();
      leave();
      await heard();
      await vi.waitFor(async () => expect(await online(there)).toEqual([]));
      for (const stop of stops) stop();
      for (const listener of listeners) listener.mockClear();
      here.enter('ada');
      await vi.waitFor(async () => expect(await online(there)).toEqual(['ada']));
      for (const listener of listeners) expect(listener).not.toHaveBeenCalled();
    });
  });
}
