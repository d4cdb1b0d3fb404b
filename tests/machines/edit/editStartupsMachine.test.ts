import { describe, expect, it } from 'vitest';
import { type MyStartup, readStartup, typedStartup } from '@/data/schema/ownedStartup';
import { editStartupsMachine } from '@/machines/edit/editStartupsMachine';
import { describeEdit, startEdit } from './edit';

const windrose: MyStartup = {
  id: 'windrose',
  name: 'Windrose',
  tagline: 'Weather for every rooftop',
  logo: '/images/logos/windrose.svg',
  stage: 'Seed',
  industry: 'Climate Tech',
  founded: 2023,
  website: 'https://windrose.example',
  revenue: 84_000,
  employees: '6-10',
  description: 'Forecasts wind and sun for single buildings.',
  isActive: true,
};
const heliogrid: MyStartup = { ...windrose, id: 'heliogrid', name: 'Heliogrid', founded: undefined };
const saved = [heliogrid, windrose];
const { id: _id, isActive: _isActive, ...fields } = windrose;
const copy = { ...fields, founded: '2023', revenue: '84000' };

describeEdit('editStartups', {
  machine: editStartupsMachine,
  saved,
  elsewhere: [heliogrid, { ...windrose, tagline: 'Wind for every roof' }],
  subject: 'windrose',
  copy,
  same: [
    { ...copy, name: 'Windrose ', description: `\n${copy.description}` },
    { ...copy, founded: ' 2023' },
  ],
  changed: [
    { ...copy, tagline: 'Wind for every roof' },
    { ...copy, revenue: '' },
    { ...copy, logo: new Blob(['logo']) },
  ],
  kept: [heliogrid, { ...windrose, tagline: 'Wind for every roof' }],
  change: {
    made: { id: 'windrose', isActive: false },
    saved: [heliogrid, { ...windrose, isActive: false }],
    elsewhere: [heliogrid, { ...windrose, tagline: 'Wind for every roof', isActive: false }],
  },
});

describe('editStartups', () => {
  it('leaves what was refused of another startup as it is', () => {
    const edit = startEdit(editStartupsMachine).start().tell({ type: 'saved.changed', saved });
    const [first, second] = [
      { id: 'windrose', isActive: false },
      { id: 'heliogrid', isActive: false },
    ];
    edit.send({ type: 'change.make', change: first });
    edit.tell({ type: 'write.failed', change: first });
    edit.send({ type: 'change.make', change: second });
    expect(edit.context()).toMatchObject({
      saved: [
        { ...heliogrid, isActive: false },
        { ...windrose, isActive: false },
      ],
      outbox: { pending: [second], failed: [first] },
    });
  });

  it('opens none that isn’t there', () => {
    const edit = startEdit(editStartupsMachine).start().tell({ type: 'saved.changed', saved });
    edit.send({ type: 'edit.start', subject: 'gone' }, { type: 'edit.start' });
    expect([edit.value(), edit.context().values]).toEqual(['viewing', null]);
  });
});

describe('a startup as it is typed', () => {
  it('has texts in the place of numbers, and doesn’t say whether it is active', () => {
    expect(typedStartup(windrose)).toEqual(copy);
    expect(typedStartup({ ...windrose, founded: undefined, revenue: undefined })).toMatchObject({
      founded: '',
      revenue: '',
    });
  });

  it.each([
    ['2023', 2023],
    [' 1999 ', 1999],
    ['', undefined],
    ['20', undefined],
    ['last year', undefined],
  ])('founded "%s" is read as %s', (founded, year) => {
    expect(readStartup({ ...copy, founded }).founded).toBe(year);
  });
});
