import 'fake-indexeddb/auto';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { device } from '@/app/services/device';
import { servicesOf } from '../../support/services';

afterAll(() => device.close());

/** All machines without provided actors. */
const bare = Object.values(
  import.meta.glob<Record<string, AnyStateMachine>>('../../../src/machines/*/*achine.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, machine]) =>
    /Machine$/.test(name) && !/^create/.test(name) ? [machine] : [],
  ),
);
const placeholders = new Set(bare.flatMap(({ implementations }) => Object.values(implementations.actors)));

/** All machines as a page or the app shell starts them. */
const live = Object.values(
  import.meta.glob<Record<string, (services: object) => AnyStateMachine>>(
    '../../../src/app/*/**/machines.ts',
    {
      eager: true,
    },
  ),
).flatMap((module) => Object.entries(module));
const services = servicesOf({ isSignedIn: true, uid: null, userName: null }, { device });

describe('machines.ts of the pages and the app shell', () => {
  it('provides actors for every machine except auth and session', () => {
    const ids = live.map(([, machineOf]) => machineOf(services).id);
    expect([...new Set([...ids, 'auth', 'session'])].sort()).toEqual(bare.map(({ id }) => id).sort());
  });

  it.each(live)('%s replaces every placeholder actor', (_, machineOf) => {
    const { actors } = machineOf(services).implementations;
    expect(Object.keys(actors)).not.toEqual([]);
    expect(Object.keys(actors).filter((name) => placeholders.has(actors[name] as never))).toEqual([]);
  });
});
