import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byUrgency, type MovedCard } from '@/data/schema/rules/sortCards';
import type { CardId, PipelineCard } from '@/data/schema/shapes/pipeline';

const moved = (
  name: string,
  more: Partial<PipelineCard> = {},
  move: MovedCard['move'] = null,
): MovedCard => ({
  card: {
    ...{ id: `startup:${name}` as CardId, name, face: '', board: 'deals', stage: 'look', since: 50 },
    ...{ history: [], tags: [], ...more },
  },
  move,
});
const due = (day: string, doneAt?: number) => ({ step: { text: 'Call', due: day, doneAt } });
const you = (at: number) => ({ side: 'you', cause: 'message', at }) as const;
const them = (at: number) => ({ side: 'them', cause: 'message', at }) as const;

test('byUrgency: the user’s move comes first, then the next day, then the longest wait, then the id', () => {
  const sorted = [
    moved('yours with a day', due('2027-01-01'), you(90)),
    moved('yours for long', {}, you(10)),
    moved('yours', {}, you(20)),
    moved('due', due('2026-12-01')),
    moved('due later', due('2026-12-02')),
    moved('waits for them', {}, them(20)),
    moved('waits in its stage', { since: 30 }),
    moved('a done step has no day', { ...due('2026-01-01', 5), since: 40 }),
    moved('same a'),
    moved('same b'),
  ];
  expect([...sorted].reverse().sort(byUrgency)).toEqual(sorted);
});

const anyCard = fc
  .record({
    name: fc.constantFrom('a', 'b', 'c'),
    since: fc.nat(3),
    day: fc.constantFrom('2026-12-01', '2026-12-02'),
    move: fc.constantFrom(null, you(1), them(1), them(2)),
    stage: fc.constantFrom('look', 'talking'),
  })
  .map(({ name, since, day, move, stage }) => moved(name, { since, stage, ...due(day) }, move));

test('byUrgency: the order is the same for any order of the cards before', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyCard, { selector: ({ card }) => card.id }), (cards) => {
      expect([...cards].reverse().sort(byUrgency)).toEqual([...cards].sort(byUrgency));
    }),
  );
});
