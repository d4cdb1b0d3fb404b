import { startOnFakes } from '@kit/machineHarness';
import { type Events, noEvents } from '@/data/schema/rules/whoseMove';
import { type CardId, defaultStages, noFilters, type PipelineCard } from '@/data/schema/shapes/pipeline';
import { pipelineMachine } from '@/machines/pipeline/machine';
import type {
  ActDone,
  PipelineData,
  PipelineEvent,
  PipelineInput,
  PipelineWrite,
} from '@/machines/pipeline/types';
import { columnsOf } from '@/machines/pipeline/view';

// The board of the tests: three startups in two columns, a contact on another board, and a removed card.

const card = (id: CardId, more: Partial<PipelineCard> = {}): PipelineCard => ({
  ...{ id, name: id.slice(id.indexOf(':') + 1), face: '', board: 'deals', stage: 'look', since: 1 },
  ...{ history: [], tags: [] },
  ...more,
});

export const kestrel = card('startup:kestrel', {
  ...{ since: 10, tags: ['Lead'], step: { text: 'Call', due: '2026-12-01' }, slug: 'kestrel-page' },
});
export const merlin = card('startup:merlin', { since: 20 });
export const osprey = card('startup:osprey', { stage: 'talking', since: 30 });
export const tobias = card('contact:tobias', { board: 'people', stage: 'contact' });
export const removed = card('startup:removed', { removedAt: 5 });

export const dataOf = (...cards: PipelineCard[]): PipelineData => ({
  ...{ cards, stages: defaultStages, later: new Map(), quarantined: 0 },
});
export const data = dataOf(merlin, kestrel, osprey, tobias, removed);

const approved = { state: 'approved', requestedAt: 1, answeredAt: 7, note: '' } as const;
/** Both startups have approved a request, and the user owes Merlin an answer. */
export const events: Events = {
  ...noEvents,
  sent: new Map([
    ['kestrel', approved],
    ['osprey', approved],
  ]),
  ends: new Map([['merlin', { at: 40, isOwnLast: false }]]),
};

export const input: PipelineInput = {
  ...{ board: 'deals', look: 'board', card: '', filters: noFilters, today: '2026-11-30' },
  sort: { by: 'name', isDescending: false },
};

export const records = (...changes: object[]) => ({ kind: 'records', changes }) as PipelineWrite;

function start(more: Partial<PipelineInput> = {}) {
  const fakes = startOnFakes(pipelineMachine, { ...input, ...more });
  const { context } = fakes;
  const writes = () => fakes.commands('pipelineStore').map(({ change }) => change as PipelineWrite);
  return {
    ...fakes,
    writes,
    /** Reports the result of writing: by default, of the last write. */
    settle: (end: 'done' | 'failed', change = writes().at(-1)) =>
      fakes.tell('pipelineStore', { type: `write.${end}`, change }),
    acts: () => fakes.emitted.flatMap((event) => (event.type === 'act.done' ? (event as ActDone).act : [])),
    /** Returns the names of the cards in each column that has any. */
    columns: () =>
      Object.fromEntries(
        columnsOf(context()).flatMap(({ stage, cards }) =>
          cards.length > 0 ? [[stage.id, cards.map(({ card: { name } }) => name)]] : [],
        ),
      ),
    card: (id: CardId) => context().cards.find((found) => found.id === id),
    async readAgain(again: PipelineData) {
      fakes.tell('pipelineStore', { type: 'store.changed' });
      await fakes.answer('loadPipeline', again);
    },
  };
}

/** Starts the machine, loads the cards, and then what happened with others, and sends these events. */
export async function open(more: Partial<PipelineInput> = {}, ...sent: PipelineEvent[]) {
  const machine = start(more);
  await machine.answer('loadPipeline', data);
  await machine.answer('loadEvents', noEvents);
  await machine.answer('loadSubjects', {
    board: machine.context().board,
    subjects: new Map(),
    fits: new Map(),
  });
  machine.send(...sent);
  return machine;
}

export { start };
