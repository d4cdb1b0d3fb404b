import { deals, overdue } from '@kit/fixtures/pipeline';
import { expect, it } from 'vitest';
import { type TableSort, tableColumns } from '@/components/pipeline/boardView';
import { tableRows } from '@/components/pipeline/tableRows';
import { defaultStages } from '@/data/schema/shapes/pipeline';

const names = (sort: TableSort) =>
  tableRows([...deals, overdue], sort, defaultStages.deals, 'en').map(({ name }) => name);

const ascending = {
  name: ['Claire Dubois', 'Heliogrid', 'Ledgerline', 'Mirahealth', 'Northbeam', 'Old Mill Robotics'],
  // A stage that the board doesn't have is last.
  stage: ['Heliogrid', 'Old Mill Robotics', 'Mirahealth', 'Ledgerline', 'Northbeam', 'Claire Dubois'],
  // The user's own moves are first, the longest wait first. Cards without a move are last.
  move: ['Heliogrid', 'Ledgerline', 'Mirahealth', 'Claire Dubois', 'Old Mill Robotics', 'Northbeam'],
  due: ['Claire Dubois', 'Heliogrid', 'Ledgerline', 'Mirahealth', 'Northbeam', 'Old Mill Robotics'],
  since: ['Mirahealth', 'Claire Dubois', 'Heliogrid', 'Old Mill Robotics', 'Northbeam', 'Ledgerline'],
};

it.each(tableColumns)('the table sorts cards by %s, and equal cards by name', (by) => {
  expect(names({ by, isDescending: false })).toEqual(ascending[by]);
});

it('the table reverses the order of a column, but not of equal cards', () => {
  expect(names({ by: 'name', isDescending: true })).toEqual(ascending.name.toReversed());
  expect(names({ by: 'since', isDescending: true })).toEqual([
    'Ledgerline',
    'Northbeam',
    'Claire Dubois',
    'Heliogrid',
    'Old Mill Robotics',
    'Mirahealth',
  ]);
});

it('the day of a step that is done doesn’t order the cards', () => {
  const [first, second] = deals;
  if (!first || !second) return expect.unreachable();
  const done = { ...first, name: 'A', step: { text: 'Call', due: '2025-01-01', doneAt: 1 } };
  const due = { ...second, name: 'B', step: { text: 'Call', due: '2026-01-01' } };
  const rows = tableRows([done, due], { by: 'due', isDescending: false }, [], 'en');
  expect(rows.map(({ name }) => name)).toEqual(['B', 'A']);
});
