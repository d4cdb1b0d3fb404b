import type { AnyStateMachine } from 'xstate';

// All machines of the app. A glob finds the files of the machines, so a new machine needs no entry here.

const modules = import.meta.glob<Record<string, AnyStateMachine>>('../../src/machines/*/*achine.ts', {
  eager: true,
});

/** The export and the module of a machine: `feedMachine` of `@/machines/feed/machine`. */
export type MachineSource = { name: string; from: string };

const found = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => /Machine$/.test(name) && !/^create/.test(name))
    .map(([name, machine]) => ({ name, machine, from: file.replace(/^.*\/src\/|\.ts$/g, '') })),
);

/** The machines by id, in the order of their folders. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  found.map(({ machine }) => [machine.id, machine]),
);

/** The name and module to import for each machine, by machine id. */
export const machineSources: ReadonlyMap<string, MachineSource> = new Map(
  found.map(({ machine, name, from }) => [machine.id, { name, from: `@/${from}` }]),
);
