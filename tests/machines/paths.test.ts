import { activeLeaves, chartOf, ignoredBy, isPassing, leavesOf } from '@kit/statechart/graph';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsOfType, goThere, heardBy, leavesAt, type Way, waysOf } from '../support/walk';
import { everyWalk } from './walks';

// Reaches every state of every machine by the shortest path, and sends the events that the state ignores.

beforeEach(() => {
  // Actors that have ended warn about every event they receive.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe.each(everyWalk)('the machine %s', (_, walk) => {
  const chart = chartOf(walk.machine);
  const leaves = leavesOf(chart).filter((leaf) => !isPassing(leaf));
  let ways: Way[] | undefined;
  const to = (leaf: string) => {
    ways ??= waysOf(walk);
    return ways.filter((way) => leavesAt(way).includes(leaf));
  };

  it.each(leaves.map(({ path }) => path))('the state %s is reachable', async (leaf) => {
    const [way] = to(leaf);
    if (!way) throw new Error(`No way leads to ${leaf}`);
    const { now, stop } = await goThere(walk, way);
    expect(now().value).toEqual(way.end.value);
    stop();
  });

  it.each(leaves.map(({ path }) => path))('the state %s stays active on unhandled events', async (leaf) => {
    /** `quiet`: events that no region handles, by path to the state. `loud`: all other ignored events. */
    const quiet = new Map<Way, string[]>();
    const loud: string[] = [];
    for (const type of ignoredBy(chart, leaf)) {
      const way = to(leaf).find(({ end }) => !heardBy(end).includes(type));
      if (way) quiet.set(way, [...(quiet.get(way) ?? []), type]);
      else loud.push(type);
    }
    for (const [way, types] of quiet) {
      const { now, said, send, stop } = await goThere(walk, way);
      const [{ value, context }, before] = [now(), [...said]];
      expect(activeLeaves(value)).toContain(leaf);
      for (const type of types) {
        send({ type });
        expect([type, now().value, said]).toEqual([type, value, before]);
        expect(now().context).toBe(context);
      }
      stop();
    }
    const [way] = to(leaf);
    // Another region handles each event in `loud`, but the state remains active.
    for (const type of loud) {
      const { now, send, stop } = await goThere(walk, way as Way);
      const [event = { type }] = eventsOfType(walk, type, now().context);
      send(event);
      expect([type, activeLeaves(now().value)]).toEqual([type, expect.arrayContaining([leaf])]);
      stop();
    }
  });
});
