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

/** The functions that create the machines of pages and of the app shell from the services. */
const live = Object.values(
  import.meta.glob<Record<string, (services: object) => AnyStateMachine>>(
    '../../../src/app/*/**/{machines,*Machines}.ts',
    { eager: true },
  ),
).flatMap((module) => Object.entries(module));
const asha = { isSignedIn: true, uid: null, userName: null };

it('the machines.ts files of pages and the app shell create every machine except auth and session', () => {
  const services = servicesOf(asha, { device });
  const ids = live.map(([, machineOf]) => machineOf(services).id);
  expect([...new Set([...ids, 'auth', 'session'])].sort()).toEqual([...machines.keys()].sort());
});

it.each(live)('%s replaces all placeholder actors of the machine that it returns', (_, machineOf) => {
  const { actors } = machineOf(servicesOf(asha, { device })).implementations;
  expect(Object.keys(actors)).not.toEqual([]);
  expect(Object.keys(actors).filter((name) => placeholders.has(actors[name] as never))).toEqual([]);
});
