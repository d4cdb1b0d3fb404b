import type { AnyStateMachine } from 'xstate';

// Every machine of the product, by its id; the files themselves are the list.

const modules = import.meta.glob<Record<string, AnyStateMachine>>('../../src/machines/*/*achine.ts', {
  eager: true,
});

/** Where a machine is from: `feedMachine` of `@/machines/feed/machine`. */
export type MachineSource = { name: string; from: string };

const found = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([name]) => /Machine$/.test(name) && !/^create/.test(name))
    .map(([name, machine]) => ({ name, machine, from: file.replace(/^.*\/src\/|\.ts$/g, '') })),
);

/** By id, in the order of the folders. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  found.map(({ machine }) => [machine.id, machine]),
);

/** What a test imports, by the machine's id. */
export const machineSources: ReadonlyMap<string, MachineSource> = new Map(
  found.map(({ machine, name, from }) => [machine.id, { name, from: `@/${from}` }]),
);
