import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import type { StagedActor } from '../../kit/app/stage';
import { startOnFakes } from '../../kit/machineHarness';
import { machineSources, machines } from '../../kit/statechart/allMachines';
import { activeLeaves } from '../../kit/statechart/graph';
import type { Tested } from './messages';
import { laidOut, sourceOf } from './plain';

// Converts the recorded events of an actor to the code of a test, which sends the same events to the machine.
// The machine's actors are the fakes of kit/machineHarness.ts, which give the recorded answers.

export type Step =
  | { kind: 'send'; event: EventObject }
  | { kind: 'tell'; actor: string; event: EventObject }
  | { kind: 'answer'; actor: string; output: unknown }
  | { kind: 'fail'; actor: string; reason: unknown }
  | { kind: 'wait'; ms: number };

/** Returns the length of the delay that caused an event, in ms. `before`: the snapshot before the event. */
function delayOf(machine: AnyStateMachine, event: EventObject, before?: AnyMachineSnapshot): number {
  const name = event.type.split('.')[2] ?? '';
  const delay: unknown = machine.implementations.delays[name] ?? name;
  const length =
    typeof delay === 'function'
      ? delay({ context: before?.context, event: before ?? event }, undefined)
      : delay;
  return Math.max(0, Number(length) || 0);
}

type Happened = Pick<StagedActor, 'actor' | 'machine' | 'happenings'>;

/** Converts the recorded events of an actor to the steps of a test. */
export const stepsOf = ({ actor, machine, happenings }: Happened): Step[] =>
  happenings.flatMap(({ event, from }, index): Step[] => {
    const { type, output, error } = event as EventObject & { output?: unknown; error?: unknown };
    if (type === 'xstate.init') return [];
    if (!from) return [{ kind: 'send', event }];
    if (type.startsWith('xstate.after.'))
      return [{ kind: 'wait', ms: delayOf(machine, event, happenings[index - 1]?.snapshot) }];
    if (from === actor) return [];
    const name = typeof from.src === 'string' ? from.src : from.id;
    if (type.startsWith('xstate.done.actor.')) return [{ kind: 'answer', actor: name, output }];
    if (type.startsWith('xstate.error.actor.')) return [{ kind: 'fail', actor: name, reason: error }];
    return [{ kind: 'tell', actor: name, event }];
  });

/** Returns the index of the command with the same `change` as the event, or -1. */
function commandOf(event: EventObject, commands: readonly Record<string, unknown>[]): number {
  if (!('change' in event)) return -1;
  const text = JSON.stringify(event.change);
  return commands.findIndex(({ change }) => JSON.stringify(change) === text);
}

/** Returns the code of a call: `before`, then the last argument. A long argument continues on more lines. */
const lineWith = (before: string, value: unknown) =>
  `${before}${laidOut(value, before.length + 2, 2, ');'.length)});`;

/** `values`: the machine's state before each `send` step and at the end. `lines`: the code of each step. */
type Run = { values: StateValue[]; lines: string[] };

/** Runs the steps on fakes. @throws if a step fails */
async function run(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Promise<Run> {
  const { actor, clock, value, answer, fail, tell, commands } = startOnFakes(machine, input as never);
  const errors: unknown[] = [];
  actor.subscribe({ error: (reason) => errors.push(reason) });
  const values: StateValue[] = [];
  async function lineOf(step: Step): Promise<string> {
    if (step.kind === 'send') {
      values.push(value());
      actor.send(step.event);
      return lineWith('actor.send(', step.event);
    }
    if (step.kind === 'wait') {
      clock.increment(step.ms);
      return `clock.increment(${step.ms});`;
    }
    const name = `'${step.actor}'`;
    if (step.kind === 'answer') {
      await answer(step.actor, step.output);
      if (step.output === undefined) return `await answer(${name});`;
      return lineWith(`await answer(${name}, `, step.output);
    }
    if (step.kind === 'fail') {
      await fail(step.actor, step.reason);
      return `await fail(${name}, ${sourceOf(step.reason)});`;
    }
    const { event } = step;
    const sent = commands(step.actor);
    const at = commandOf(event, sent);
    tell(step.actor, at < 0 ? event : { ...event, change: sent[at]?.change });
    return at < 0
      ? lineWith(`tell(${name}, `, event)
      : `tell(${name}, { type: '${event.type}', change: commands(${name})[${at}]?.change });`;
  }
  const lines: string[] = [];
  for (const step of steps) {
    lines.push(await lineOf(step));
    if (errors.length) throw errors[0];
  }
  values.push(value());
  actor.stop();
  return { values, lines };
}

/** Removes items and fields from a value as long as `holds` returns true for the rest. */
async function withLess(value: unknown, holds: (less: unknown) => Promise<boolean>): Promise<unknown> {
  if (value !== undefined && (await holds(undefined))) return undefined;
  if (Array.isArray(value)) {
    let items: unknown[] = value;
    for (let size = items.length; size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < items.length; ) {
        const less = items.filter((_, index) => index < at || index >= at + size);
        if (await holds(less)) items = less;
        else at += size;
      }
    for (let at = 0; at < items.length && items.length <= 3; at += 1) {
      const item = await withLess(items[at], (less) => holds(items.with(at, less)));
      items = items.with(at, item);
    }
    return items;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  let record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const { [key]: field, ...less } = record;
    if (await holds(less)) {
      record = less;
      continue;
    }
    if (typeof field !== 'object' || field === null) continue;
    const put = (next: unknown) => ({ ...record, [key]: next });
    record = put(await withLess(field, (next) => holds(put(next))));
  }
  return record;
}

const tryingFor = 2500;

/** Removes steps and data without an effect on the machine's states. Stops after `tryingFor` ms. */
async function shrunk(machine: AnyStateMachine, input: unknown, steps: readonly Step[]) {
  const until = performance.now() + tryingFor;
  const resultOf = async (tried: readonly Step[]) =>
    JSON.stringify((await run(machine, input, tried)).values);
  const wanted = await resultOf(steps);
  const holds = async (tried: readonly Step[]) =>
    performance.now() < until && (await resultOf(tried).catch(() => null)) === wanted;
  let now = steps;
  for (const step of steps) {
    const less = now.filter((each) => each !== step);
    if (step.kind !== 'send' && (await holds(less))) now = less;
  }
  for (const [index, step] of now.entries()) {
    const shrink = async (value: unknown, stepWith: (less: unknown) => Step) => {
      const put = (less: unknown) => now.with(index, stepWith(less));
      now = put(await withLess(value, (less) => holds(put(less))));
    };
    if (step.kind === 'answer') await shrink(step.output, (output) => ({ ...step, output }));
    if (step.kind !== 'tell') continue;
    const { type, ...payload } = step.event;
    await shrink(payload, (less) => ({ ...step, event: { type, ...(less as object) } }));
  }
  return now;
}

type Written = {
  title: string;
  source: { name: string; from: string };
  input: unknown;
  lines: readonly string[];
  /** The number of lines before the first event that the user sent. */
  before: number;
  start: StateValue;
  end: StateValue;
  isTrue: boolean;
};

/** Returns the source code of the test, for a file in `tests/machines`. */
export function testText({ title, source, input, lines, before, start, end, isTrue }: Written): string {
  const used = ['actor', 'clock', 'answer', 'fail', 'tell', 'commands'].filter((name) =>
    lines.some((line) => new RegExp(`\\b${name}[(.]`).test(line)),
  );
  const isWaiting = lines.some((line) => line.startsWith('await '));
  const started = `const { ${[...used, 'value'].join(', ')} } = startOnFakes(${source.name}`;
  const body = [
    input === undefined ? `${started});` : lineWith(`${started}, `, input),
    ...lines.slice(0, before),
    ...(before > 0 && before < lines.length ? [lineWith('expect(value()).toEqual(', start)] : []),
    ...lines.slice(before),
    ...(isTrue
      ? []
      : ['// With fakes, the machine ends in another state: something outside the machine affects it.']),
    lineWith('expect(value()).toEqual(', end),
  ];
  return `import { expect, test } from 'vitest';
import { ${source.name} } from '${source.from}';
import { startOnFakes } from '@kit/machineHarness';

test(${sourceOf(title)}, ${isWaiting ? 'async ' : ''}() => {
${body.map((line) => `  ${line}`).join('\n')}
});
`;
}

/** Converts the events of a story's actor to a test. `isTrue`: whether the test passes. */
export async function testOf(here: StagedActor, story: string): Promise<Tested> {
  const machine = machines.get(here.id);
  const source = machineSources.get(here.id);
  if (!machine || !source) return { text: `// No machine has the id ${here.id}.`, isTrue: false };
  const { input } = (here.happenings[0]?.event ?? {}) as { input?: unknown };
  const end = (here.happenings.at(-1)?.snapshot ?? here.actor.getSnapshot()).value as StateValue;
  const title = `${story}: ${here.id} ends in ${activeLeaves(end).join(', ')}`;
  try {
    const steps = await shrunk(machine, input, stepsOf(here));
    const { values, lines } = await run(machine, input, steps);
    const isTrue = JSON.stringify(values.at(-1)) === JSON.stringify(end);
    const at = steps.findIndex(({ kind }) => kind === 'send');
    const before = at < 0 ? steps.length : at;
    const start = values[0] ?? end;
    return { text: testText({ title, source, input, lines, before, start, end, isTrue }), isTrue };
  } catch (error) {
    return {
      text: `// The events can't be replayed with fakes: ${(error as Error).message ?? error}`,
      isTrue: false,
    };
  }
}
