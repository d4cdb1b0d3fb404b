import 'fake-indexeddb/auto';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { device } from '@/app/services/device';
import { servicesOf } from '../../support/services';

afterAll(() => device.close());

/** Every machine, as it is before somebody provides its actors. */
const bare = Object.values(
  import.meta.glob<Record<string, AnyStateMachine>>('../../../src/machines/*/*achine.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, machine]) =>
    /Machine$/.test(name) && !/^create/.test(name) ? [machine] : [],
  ),
);
const placeholders = new Set(bare.flatMap(({ implementations }) => Object.values(implementations.actors)));

/** Every machine as a page, or the shell, starts it. */
const live = Object.values(
  import.meta.glob<Record<string, (services: object) => AnyStateMachine>>(
    '../../../src/app/*/**/machines.ts',
    {
      eager: true,
    },
  ),
).flatMap((module) => Object.entries(module));
const services = servicesOf({ isSignedIn: true, uid: null, userName: null }, { device });

describe('what a page provides', () => {
  it('is there for every machine but the session’s own two', () => {
    const ids = live.map(([, machineOf]) => machineOf(services).id);
    expect([...new Set([...ids, 'auth', 'session'])].sort()).toEqual(bare.map(({ id }) => id).sort());
  });

  it.each(live)('%s: every actor of it is real', (_, machineOf) => {
    const { actors } = machineOf(services).implementations;
    expect(Object.keys(actors)).not.toEqual([]);
    expect(Object.keys(actors).filter((name) => placeholders.has(actors[name] as never))).toEqual([]);
  });
});
