import 'fake-indexeddb/auto';
import { machines } from '@kit/statechart/allMachines';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { viewOf } from '@/app/pages/Pipeline/boardAddress';
import { boardOf } from '@/app/pages/Pipeline/machines';
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

it('the machine of boardOf opens the directory only after a frame, so that the cards are painted first', async () => {
  const steps: string[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) =>
    setTimeout(() => {
      steps.push('frame');
      callback();
    }),
  );
  const directory = () => {
    steps.push('directory');
    return new Promise<never>(() => {});
  };
  const machine = boardOf({ ...servicesOf(asha, { device }), directory });
  const board = createActor(machine, { input: { ...viewOf(''), today: '2025-11-22' } }).start();
  onTestFinished(() => void board.stop());
  await vi.waitFor(() => expect(steps).toContain('directory'));
  expect(steps).toEqual(['frame', 'directory']);
});
