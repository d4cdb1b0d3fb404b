import { describe, expect, it } from 'vitest';
import type { Stage } from '@/data/schema/shapes/pipeline';
import type { PipelineEvent } from '@/machines/pipeline/types';
import { kestrel, merlin, open, osprey, records, removed, tobias } from './world';

const stages: Stage[] = [
  { id: 'look', name: 'New', kind: 'open' },
  { id: 'won', name: 'Won', kind: 'won' },
];
const ids = [kestrel.id, merlin.id];
const at = 100;

const acts: [name: string, PipelineEvent, act: object, changes: object[]][] = [
  [
    'moves a card',
    { type: 'cards.move', ids: [kestrel.id], stage: 'talking', at },
    { kind: 'moved', names: ['kestrel'], to: { id: 'talking' }, from: { id: 'look' } },
    [
      {
        kind: 'card',
        id: kestrel.id,
        value: { stage: 'talking', since: at, history: [{ stage: 'look', until: at }] },
      },
    ],
  ],
  [
    'moves several cards from different stages',
    { type: 'cards.move', ids: [osprey.id, ...ids], stage: 'watching', at },
    { kind: 'moved', names: ['osprey', 'kestrel', 'merlin'], from: undefined },
    [osprey.id, ...ids].map((id) => ({ kind: 'card', id, value: { stage: 'watching' } })),
  ],
  [
    'removes several cards',
    { type: 'cards.remove', ids, at },
    { kind: 'removed', names: ['kestrel', 'merlin'], to: undefined, from: undefined },
    ids.map((id) => ({ kind: 'card', id, value: { removedAt: at } })),
  ],
  [
    'sets the next step of several cards',
    { type: 'step.change', ids, step: { text: ' Ask ', due: '2026-12-05' } },
    { kind: 'stepped', names: ['kestrel', 'merlin'] },
    ids.map((id) => ({ kind: 'cardStep', id, value: { text: 'Ask', due: '2026-12-05' } })),
  ],
  [
    'removes the next step of a card',
    { type: 'step.change', ids, step: { text: '' } },
    { kind: 'stepped', names: ['kestrel'] },
    [{ kind: 'cardStep', id: kestrel.id, value: { text: '' } }],
  ],
  [
    'changes the tags of a card, without blank and repeated ones',
    { type: 'tags.change', id: merlin.id, tags: [' Hot', 'Hot', ' '] },
    { kind: 'tagged', names: ['merlin'] },
    [{ kind: 'cardTags', id: merlin.id, value: ['Hot'] }],
  ],
  [
    'adds a tag to several cards, without those that have it',
    { type: 'tag.add', ids, tag: 'Lead' },
    { kind: 'tagged', names: ['merlin'] },
    [{ kind: 'cardTags', id: merlin.id, value: ['Lead'] }],
  ],
  [
    'changes the stages of the board',
    { type: 'stages.change', stages },
    { kind: 'staged', names: [], board: 'deals' },
    [{ kind: 'boardStages', id: 'deals', value: stages }],
  ],
];

describe('pipeline: an act', () => {
  it.each(acts)(
    '%s with one write, and undoing it restores all cards and stages',
    async (_, event, act, changes) => {
      const { context, send, writes, acts: done } = await open();
      const facts = () => {
        const { cards, stages: now, later } = context();
        return { cards: [...cards].sort((a, b) => Number(a.id > b.id) - 0.5), stages: now, later };
      };
      const before = facts();
      send(event);
      expect([writes(), done()]).toMatchObject([[records(...changes)], [act]]);
      expect(facts()).not.toEqual(before);
      const undo = done()[0]?.changes ?? [];
      send({ type: 'act.undo', changes: undo });
      expect(facts()).toEqual(before);
      expect([writes().slice(1), done().length]).toEqual([[records(...undo)], 1]);
    },
  );
});

const open12 = Array.from({ length: 13 }, (_, index): Stage => ({ id: `s${index}`, kind: 'open' }));
it.each<[string, PipelineEvent]>([
  ['moves a card to its own stage', { type: 'cards.move', ids: [osprey.id], stage: 'talking', at }],
  ['moves a card to a stage that doesn’t exist', { type: 'cards.move', ids, stage: 'none', at }],
  ['moves a card of another board', { type: 'cards.move', ids: [tobias.id], stage: 'look', at }],
  ['moves a removed card', { type: 'cards.move', ids: [removed.id], stage: 'talking', at }],
  ['removes a removed card', { type: 'cards.remove', ids: [removed.id], at }],
  ['sets the step that the card has', { type: 'step.change', ids: [merlin.id], step: { text: ' ' } }],
  ['sets the tags that the card has', { type: 'tags.change', id: kestrel.id, tags: ['Lead '] }],
  ['removes all open stages', { type: 'stages.change', stages: [{ id: 'look', kind: 'won' }] }],
  ['removes all stages', { type: 'stages.change', stages: [] }],
  ['sets more than twelve stages', { type: 'stages.change', stages: open12 }],
  ['sets two stages with one id', { type: 'stages.change', stages: [open12[0], open12[0]] as Stage[] }],
  [
    'sets a stage with a blank name',
    { type: 'stages.change', stages: [{ ...stages[0], name: ' ' } as Stage] },
  ],
  ['takes a suggestion that doesn’t exist', { type: 'suggestion.take', id: kestrel.id, at }],
  ['postpones a suggestion that doesn’t exist', { type: 'suggestion.later', id: kestrel.id }],
  ['opens a card that doesn’t exist', { type: 'card.open', id: 'startup:none' }],
  ['opens the form of a removed card', { type: 'pass.open', id: removed.id }],
  ['submits a form that isn’t open', { type: 'pass.submit', unique: 'm', at }],
  ['undoes nothing', { type: 'act.undo', changes: [] }],
])('pipeline: an event that %s is ignored', async (_, event) => {
  const { value, context, writes, emitted, send } = await open();
  const [before, state] = [context(), value()];
  send(event);
  expect([context(), value(), writes(), emitted]).toEqual([before, state, [], []]);
});

it('pipeline: twelve stages are possible', async () => {
  const { writes } = await open({}, { type: 'stages.change', stages: open12.slice(1) });
  expect(writes()).toHaveLength(1);
});

it('pipeline: undoing an act whose write failed replaces the write in the outbox', async () => {
  const machine = await open({}, { type: 'cards.move', ids: [merlin.id], stage: 'talking', at });
  machine.settle('failed');
  machine.send({ type: 'act.undo', changes: machine.acts()[0]?.changes ?? [] });
  expect(machine.context().outbox).toMatchObject({
    pending: [records({ id: merlin.id, value: { stage: 'look' } })],
    failed: [],
  });
});
