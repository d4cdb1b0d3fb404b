import { describe, expect, test, vi } from 'vitest';
import type { Presence } from '@/data/ports/Presence';

/** What says who is online, asked from two windows. */
export type PresenceHost = { windows: readonly [Presence, Presence] };

export function describePresence(name: string, openHost: () => PresenceHost) {
  describe(name, () => {
    const online = async (presence: Presence) => [...(await presence.load())].sort();

    test('nobody is there at first', async () => {
      const { windows } = openHost();
      expect(await online(windows[0])).toEqual([]);
    });

    test('whoever enters is there for every window, until they leave their last one', async () => {
      const [here, there] = openHost().windows;
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

    test('both are told, here and elsewhere, until one stops listening', async () => {
      const [here, there] = openHost().windows;
      const listeners = [vi.fn(), vi.fn()] as const;
      const stops = [here.observe(listeners[0]), there.observe(listeners[1])];
      const leave = here.enter('ada');
      await vi.waitFor(() => {
        for (const listener of listeners) expect(listener).toHaveBeenCalled();
      });
      for (const listener of listeners) listener.mockClear();
      leave();
      await vi.waitFor(() => {
        for (const listener of listeners) expect(listener).toHaveBeenCalled();
      });
      await vi.waitFor(async () => expect(await online(there)).toEqual([]));
      for (const stop of stops) stop();
      for (const listener of listeners) listener.mockClear();
      here.enter('ada');
      await vi.waitFor(async () => expect(await online(there)).toEqual(['ada']));
      for (const listener of listeners) expect(listener).not.toHaveBeenCalled();
    });
  });
}
