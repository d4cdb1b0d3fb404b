import { machineSources, machines } from '../../kit/statechart/allMachines';
import { chartOf, eventsOf } from '../../kit/statechart/graph';
import { type ChartShapes, shapesOf } from './chartShapes';
import { docsIn, type EventDoc } from './machineDocs';

// Describes the states, transitions and events of each machine. layout.ts adds the positions in the chart.

const texts = import.meta.glob<string>('../../src/machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Described = ChartShapes & {
  /** The name of the machine's export, and its module. */
  source: { name: string; from: string };
  /** The doc comment of the machine. */
  says: string;
  /** Every event that the machine has a transition for, by type. */
  events: Record<string, EventDoc>;
};

function docOfSource({ name, from }: Described['source']) {
  const file = `${from.replace('@/', '../../src/')}.ts`;
  const inFolder = (folder: string) =>
    Object.keys(texts)
      .filter((path) => path.startsWith(folder))
      .map((path) => texts[path])
      .join('\n');
  const own = inFolder(file.replace(/[^/]+$/, ''));
  const { docOf, eventsOf } = docsIn(own + inFolder('../../src/machines/shared/'));
  // If a function creates the machine, adds the doc comment of that function.
  const [, maker] = /\b(create\w+Machine)\(/.exec(texts[file] ?? '') ?? [];
  const [, type] = /^\s*(?:export )?type (\w+Event)(?:<[^=]*>)? =/m.exec(own) ?? [];
  return { says: [docOf(name), docOf(maker)].filter(Boolean).join('\n\n'), events: eventsOf(type) };
}

/** Returns the descriptions of all machines, in the order of their folders. */
export function describedMachines(): Described[] {
  return [...machines.values()].map((machine) => {
    const source = machineSources.get(machine.id) as Described['source'];
    const chart = chartOf(machine);
    const { says, events } = docOfSource(source);
    return {
      ...shapesOf(chart),
      source,
      says,
      events: Object.fromEntries(
        eventsOf(chart).map((type) => [type, events[type] ?? { fields: [], says: '', from: 'page' }]),
      ),
    };
  });
}
