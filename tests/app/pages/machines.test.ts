import 'fake-indexeddb/auto';
import { machines } from '@kit/statechart/allMachines';
import { afterAll, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { device } from '@/app/services/device';
import { servicesOf } from '../../support/services';

afterAll(() => device.close());

const placeholders = new Set(
  [...machines.values()].flatMap(({ implementations }) => Object.values(implementations.actors)),
);

/** All machines as a page or the app shell starts them. */
const live = Object.values(
  import.meta.glob<Record<string, (services: object) => AnyStateMachine>>(
    '../../../src/app/*/**/machines.ts',
    { eager: true },
  ),
).flatMap((module) => Object.entries(module));
const services = servicesOf({ isSignedIn: true, uid: null, userName: null }, { device });

it('the machines of pages and the app shell include every machine except auth and session', () => {
  const ids = live.map(([, machineOf]) => machineOf(services).id);
  expect([...new Set([...ids, 'auth', 'session'])].sort()).toEqual([...machines.keys()].sort());
});

it.each(live)('the machine from %s in machines.ts has no placeholder actor', (_, machineOf) => {
  const { actors } = machineOf(services).implementations;
  expect(Object.keys(actors)).not.toEqual([]);
  expect(Object.keys(actors).filter((name) => placeholders.has(actors[name] as never))).toEqual([]);
});
