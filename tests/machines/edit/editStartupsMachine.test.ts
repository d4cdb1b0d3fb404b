import { kestrel } from '@kit/fixtures/account';
import { describe, expect, it } from 'vitest';
import { type MyStartup, readStartup } from '@/data/schema/shapes/ownedStartup';
import { textMaximum } from '@/data/schema/text/limits';
import { editStartupsMachine } from '@/machines/edit/editStartupsMachine';
import { describeOutbox, describeResending, type World } from '../shared/promises';
import { describeEdit, startEdit } from './edit';

const windrose: MyStartup = {
  ...kestrel,
  ...{
    id: 'windrose',
    slug: 'windrose-2',
    name: 'Windrose',
    tagline: 'Weather for every rooftop',
    industry: 'Climate Tech',
  },
  ...{ founded: 2023, revenue: 84_000, growth: 0.14, isActive: true, email: 'hello@windrose.example' },
  ...{ description: 'Forecasts wind and sun.', problem: 'Roofs differ.', solution: 'A forecast for each.' },
  team: ['Ada Moor, CTO'],
};
const heliogrid: MyStartup = {
  ...windrose,
  id: 'heliogrid',
  slug: 'heliogrid-2',
  name: 'Heliogrid',
  founded: undefined,
};
const saved = [heliogrid, windrose];
const { id: _id, slug: _slug, isActive: _isActive, ...fields } = windrose;
const copy = {
  ...{ ...fields, founded: '2023', revenue: '84000', growth: '14' },
  ...{ users: '', raised: '', goal: '', arr: '', cac: '', ltv: '', valuation: '', closingDate: '' },
  awards: [],
};
const tooLong = 'a'.repeat(textMaximum.paragraphs + 1);
const elsewhere = { ...windrose, description: 'Forecasts wind alone.' };

describeEdit('editStartups', {
  machine: editStartupsMachine,
  saved,
  elsewhere: [heliogrid, elsewhere],
  elsewhereCopy: { ...copy, description: elsewhere.description },
  subject: 'windrose',
  copy,
  same: [
    { ...copy, name: 'Windrose ', description: `\n${copy.description}` },
    { ...copy, founded: ' 2023' },
  ],
  changed: [
    { ...copy, tagline: 'Wind for every roof' },
    { ...copy, revenue: '' },
    { ...copy, growth: '12.5' },
    { ...copy, team: [...copy.team, 'Bo Lind, COO'] },
    { ...copy, logo: new Blob(['logo']) },
    { ...copy, closingDate: '2026-03-31' },
  ],
  tooLong: { description: tooLong },
  keptTooLong: [heliogrid, { ...windrose, description: tooLong }],
  kept: [heliogrid, { ...windrose, tagline: 'Wind for every roof' }],
  change: {
    made: { id: 'windrose', isActive: false },
    saved: [heliogrid, { ...windrose, isActive: false }],
    elsewhere: [heliogrid, { ...elsewhere, isActive: false }],
  },
});

const off = { id: 'windrose', isActive: false };
const world: World = {
  machine: editStartupsMachine,
  retry: 'load.retry',
  load: async (edit) => edit.tell('store', { type: 'saved.changed', saved }),
};
const writing = { actor: 'store', event: { type: 'change.make', change: off }, change: off };
describeOutbox('editStartups', world, writing);
describeResending('editStartups', world, {
  ...writing,
  other: {
    event: { type: 'change.make', change: { ...off, id: 'heliogrid' } },
    change: { ...off, id: 'heliogrid' },
  },
  failed: 'loadFailed',
});

describe('editStartups', () => {
  const viewing = () => startEdit(editStartupsMachine).tell({ type: 'saved.changed', saved });
  const editing = () => viewing().send({ type: 'edit.start', subject: 'windrose' });

  it('rejects a save with missing or invalid fields, and clears a field’s error when the field is edited', async () => {
    const edit = editing().fill({ ...copy, tagline: ' ', problem: '', email: 'hello' });
    expect(edit.context().errors).toEqual({});
    edit.send({ type: 'edit.save' });
    expect([edit.value(), edit.saved(), edit.context().errors]).toEqual([
      { editing: 'changed' },
      [],
      { tagline: 'taglineRequired', problem: 'problemRequired', email: 'emailInvalid' },
    ]);
    edit.fill({ ...copy, tagline: ' ', email: 'hello' });
    expect(edit.context().errors).toEqual({ tagline: 'taglineRequired', email: 'emailInvalid' });
    edit.fill({ ...copy, tagline: 'Wind' }).send({ type: 'edit.save' });
    expect(edit.saved()).toEqual([{ subject: 'windrose', changes: { tagline: 'Wind' } }]);
  });

  it('rejects a save when the URL of the video isn’t https or an award has no title', () => {
    const blank = { title: '', by: '', year: '' };
    const untitled = [blank, { ...blank, year: '2024' }];
    const edit = editing().fill({ ...copy, videoDemo: 'http://video.example', awards: untitled });
    edit.send({ type: 'edit.save' });
    expect(edit.context().errors).toEqual({ videoDemo: 'httpsRequired', awards: 'awardTitleRequired' });
    const right = { videoDemo: 'video.example', awards: [{ ...blank, title: 'Best kite' }, blank] };
    edit.fill({ ...copy, ...right }).send({ type: 'edit.save' });
    expect(edit.saved()).toEqual([{ subject: 'windrose', changes: right }]);
  });

  it('hides a startup that the user removes, and shows a restored startup once the startups are read again', () => {
    const away = { id: 'windrose', isRemoved: true };
    const back = { id: 'windrose', isRemoved: false };
    const edit = viewing().send({ type: 'change.make', change: away });
    expect(edit.context()).toMatchObject({ saved: [heliogrid], outbox: { pending: [away], failed: [] } });
    edit.tell({ type: 'write.failed', change: away }).send({ type: 'change.make', change: back });
    expect(edit.context().outbox).toEqual({ pending: [back], failed: [] });
    edit.tell({ type: 'saved.changed', saved });
    expect(edit.context().saved).toEqual(saved);
    expect(edit.commands().map(({ change }) => change)).toEqual([away, back]);
  });

  it('writes two separate changes when a startup is deactivated and then removed', () => {
    const away = { id: 'windrose', isRemoved: true };
    const edit = viewing().send({ type: 'change.make', change: off }, { type: 'change.make', change: away });
    expect(edit.context().outbox.pending).toEqual([off, away]);
  });

  it('closes the form when another tab deletes the edited startup', () => {
    const edit = editing()
      .fill({ ...copy, tagline: 'Wind' })
      .tell({ type: 'saved.changed', saved: [heliogrid] });
    expect([edit.value(), edit.tags(), edit.context().values]).toEqual(['viewing', [], null]);
  });

  it('opens no form for a startup that doesn’t exist', () => {
    const edit = viewing().send({ type: 'edit.start', subject: 'gone' }, { type: 'edit.start' });
    expect([edit.value(), edit.context().values]).toEqual(['viewing', null]);
  });
});

it.each([
  ['2023', 2023],
  [' 1999 ', 1999],
  ['', undefined],
  ['20', undefined],
  ['last year', undefined],
])('readStartup reads the founding year "%s" as %s', (founded, year) => {
  expect(readStartup({ ...copy, founded }).founded).toBe(year);
});
