import fc from 'fast-check';
import { expect } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { outcomes } from './outcomes';

/** `fact`: what it says something of, unless another change can be in its way; `value`: what is to be found then. */
export type Change<Tab> = { fact?: string; value?: unknown; make: (tab: Tab) => Promise<unknown> };

type Two<Tab> = {
  name: string;
  openTab: (device: DeviceStore) => Tab;
  /** Before the changes. */
  prepare: (tab: Tab, device: DeviceStore) => Promise<unknown>;
  changes: fc.Arbitrary<Change<Tab>>;
  /** What else may be true after a change of a fact: fact and values. */
  alsoMay: (fact: string) => [string, ...unknown[]] | null;
  /** What a tab shows. */
  seen: (tab: Tab) => Promise<unknown>;
  /** What a tab shows, or the disk has, of a fact. */
  found: (tab: Tab, device: DeviceStore) => Promise<(fact: string) => unknown>;
  owners: readonly string[];
  numRuns: number;
};

/**
 * Two tabs of one browser make these changes at whatever moments. In the end both show what is on the disk, and what is on
 * the disk is what was changed last, or one of what was changed at the same time.
 */
export async function expectAgreement<Tab>(two: Two<Tab>) {
  const { changes, alsoMay, seen } = two;
  /** A change in one of the tabs, or waiting until all changes are stored. */
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), change: changes }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  let worlds = 0;
  const run = async (steps: ({ tab: 0 | 1; change: Change<Tab> } | null)[]) => {
    worlds += 1;
    const databaseName = `${two.name}-${worlds}`;
    const devices = [0, 1, 2].map(() => openDeviceStore({ databaseName })) as [
      DeviceStore,
      DeviceStore,
      DeviceStore,
    ];
    const tabs = [two.openTab(devices[0]), two.openTab(devices[1])] as const;
    await two.prepare(tabs[0], devices[0]);
    await Promise.all(tabs.map(seen));

    const allowed = outcomes();
    for (const taken of steps) {
      if (!taken) {
        await allowed.settle();
        continue;
      }
      const { fact, value, make } = taken.change;
      if (fact) allowed.may(fact, value);
      const also = fact && alsoMay(fact);
      if (also) allowed.may(...also);
      allowed.wait(make(tabs[taken.tab]));
    }
    await allowed.settle();

    const third = two.openTab(devices[2]);
    const onDisk = () => Promise.all(two.owners.map((owner) => devices[2].readAll(owner)));
    const before = await onDisk();
    await expect
      .poll(async () => {
        const [one, other, fresh] = await Promise.all([...tabs, third].map(seen));
        expect([one, other]).toEqual([fresh, fresh]);
        return true;
      })
      .toBe(true);
    const of = await two.found(third, devices[2]);
    for (const [fact, values] of allowed.settled)
      expect([fact, values]).toEqual([fact, expect.arrayContaining([of(fact)])]);
    // Looking changes nothing.
    expect(await onDisk()).toEqual(before);
    for (const device of devices) await device.close();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), run), {
    numRuns: two.numRuns,
    seed: 16,
  });
}
