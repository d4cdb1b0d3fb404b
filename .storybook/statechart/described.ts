import { machineSources, machines } from '../../kit/statechart/allMachines';
import { chartOf, eventsOf } from '../../kit/statechart/graph';
import { type Drawn, drawnOf } from './drawn';
import { docOf, type EventDoc, eventDocsOf } from './machineDocs';

// The visible parts of each machine without positions, which layout.ts adds.

const texts = Object.entries(
  import.meta.glob<string>('../../src/machines/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export type Described = Drawn & {
  /** The import that a test needs. */
  source: { name: string; from: string };
  /** The doc comment of the machine. */
  says: string;
  /** Every event that the machine has a transition for, by type. */
  events: Record<string, EventDoc>;
};

const eventsType = (text: string) => /^\s*(?:export )?type (\w*Event)(?:<[^=]*>)? =/m.exec(text)?.[1];

const docOfSource = ({ name, from }: { name: string; from: string }) => {
  const file = `${from.replace('@/', '../../src/')}.ts`;
  const folder = file.replace(/[^/]+$/, '');
  const own = texts.filter(([path]) => path.startsWith(folder));
  const shared = texts.filter(([path]) => path.includes('/machines/shared/'));
  const all = [...own, ...shared].map(([, text]) => text);
  const text = new Map(own).get(file) ?? '';
  // A machine that a function creates is described at that function.
  const maker = /\b(create\w+Machine)\(/.exec(text)?.[1];
  const said = [docOf(text, name), maker ? all.map((each) => docOf(each, maker)).find(Boolean) : '']
    .filter(Boolean)
    .join('\n\n');
  const type = own.map(([, each]) => eventsType(each)).find((each) => each && each !== 'Event');
  return { says: said, events: type ? eventDocsOf(all, type) : {} };
};

/** Returns every machine, in the order of the folders. */
export function describedMachines(): Described[] {
  return [...machines.values()].map((machine) => {
    const source = machineSources.get(machine.id) as Described['source'];
    const chart = chartOf(machine);
    const { says, events } = docOfSource(source);
    return {
      ...drawnOf(chart),
      source,
      says,
      events: Object.fromEntries(
        eventsOf(chart).map((type) => [type, events[type] ?? { fields: [], says: '', from: 'page' }]),
      ),
    };
  });
}
