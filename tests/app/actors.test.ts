import { expect, it } from 'vitest';
import { authActors, feedActors } from '@/app/actors';
import { authMachine } from '@/machines/authMachine';
import { feedMachine } from '@/machines/feedMachine';

const machines = import.meta.glob('../../src/machines/*Machine.ts');

// A missing one would hide behind the machine's onError.
it.each([
  ['authMachine', authMachine.implementations.actors, authActors],
  ['feedMachine', feedMachine.implementations.actors, feedActors],
] as const)('%s: every actor it names is provided', (_name, named, provided) => {
  expect(Object.keys(provided).sort()).toEqual(Object.keys(named).sort());
});

it('knows every machine', () => {
  expect(Object.keys(machines).length).toBe(2);
});
