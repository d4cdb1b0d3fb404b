import { describe, expect, test } from 'vitest';
import {
  addition,
  inverseOf,
  movement,
  passChange,
  removal,
  stageOf,
  stepChange,
  storedCardOf,
  tagChange,
  withCardChange,
} from '@/data/schema/rules/pipelineCards';
import { defaultStages, type PipelineCard, type Stage } from '@/data/schema/shapes/pipeline';

const id = 'startup:kestrel';
const card: PipelineCard = {
  ...{ id, name: 'Kestrel', face: '', board: 'deals', stage: 'look', since: 1, history: [] },
  ...{ tags: ['Lead'], step: { text: 'Call' }, pass: { reason: 'early', words: 'Soon' } },
};
const other: PipelineCard = { ...card, id: 'startup:merlin' };
const subject = { name: 'Kestrel Labs', face: 'k.png' };
const bare: PipelineCard = { ...storedCardOf(card), id, tags: [] };

test.each([
  ['its own stage', 'talking', defaultStages.deals, 'talking'],
  ['the first open stage if its own doesn’t exist', 'none', defaultStages.deals, 'look'],
  [
    'the first open stage, not the first one',
    'none',
    [
      { id: 'won', kind: 'won' },
      { id: 'new', kind: 'open' },
    ] satisfies Stage[],
    'new',
  ],
])('stageOf returns %s', (_, stage, deals, found) => {
  expect(stageOf({ ...defaultStages, deals }, { ...card, stage }).id).toBe(found);
});

describe('addition', () => {
  const source = { kind: 'directory' } as const;
  test.each([
    ['startup:a', 'deals', 'look'],
    ['investor:a', 'raise', 'contact'],
    ['user:a', 'people', 'contact'],
    ['contact:a', 'people', 'contact'],
  ] as const)('adds %s to the board %s, in the stage %s', (added, board, stage) => {
    const value = { ...subject, board, stage, since: 9, history: [], source };
    expect(addition(defaultStages, { id: added, subject, source, at: 9 })).toEqual({
      ...{ kind: 'card', id: added, value },
    });
  });

  test('returns a removed card to its stage, with the current name', () => {
    const before = { ...card, stage: 'talking', removedAt: 5 };
    const { value } = addition(defaultStages, { id, subject, source, at: 9 }, before);
    expect(value).toEqual({ ...storedCardOf(card), ...subject, stage: 'talking', removedAt: undefined });
  });
});

test('a move remembers the last 50 stages and when the card left them', () => {
  let moved: PipelineCard = card;
  for (let at = 1; at <= 60; at += 1)
    moved = withCardChange([moved], movement(moved, at % 2 ? 'talking' : 'look', at))[0] as PipelineCard;
  expect([moved.stage, moved.since, moved.history.length]).toEqual(['look', 60, 50]);
  expect(moved.history.at(-1)).toEqual({ stage: 'talking', until: 60 });
  expect(moved.history[0]).toEqual({ stage: 'look', until: 11 });
});

describe('a change and its inverse', () => {
  test.each([
    ['a move', movement(card, 'talking', 9)],
    ['a removal', removal(card, 9)],
    ['a step', stepChange(id, { text: 'Write', due: '2026-12-01' })],
    ['the removal of a step', stepChange(id, { text: '' })],
    ['tags', tagChange(id, ['Hot'])],
    ['a pass', passChange(id, { reason: 'timing', words: '' })],
  ])('%s changes only its card, and the inverse restores the card', (_, change) => {
    for (const before of [card, bare]) {
      const changed = withCardChange([before, other], change);
      expect(changed[1]).toBe(other);
      expect(withCardChange(changed, inverseOf(change, before))).toEqual([before, other]);
    }
    expect(withCardChange([card], change)).not.toEqual([card]);
  });

  test('the inverse of an addition removes the card', () => {
    const change = addition(defaultStages, { id, subject, source: { kind: 'profile' }, at: 9 });
    const added = withCardChange([other], change);
    expect(added.map((each) => each.id)).toEqual([other.id, id]);
    expect(withCardChange(added, inverseOf(change, undefined))).toEqual([other]);
  });

  test('a step of a card that doesn’t exist changes nothing', () => {
    expect(withCardChange([other], stepChange(id, { text: 'Call' }))).toEqual([other]);
  });

  test('inverseOf rejects changes of other records', () => {
    expect(() => inverseOf({ kind: 'later', id: 'row', value: {} }, card)).toThrow('another inverse');
  });
});
