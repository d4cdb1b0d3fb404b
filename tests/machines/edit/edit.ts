import { type Parts, startOnFakes } from '@kit/machine';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import type { EditContext, EditEvent, EditReport } from '@/machines/edit/types';
import { emptyOutbox } from '@/machines/shared/outbox';

type Machine<Saved, Values extends object, Change> = ReturnType<
  typeof createEditMachine<Saved, Values, Change>
>;

/** What something edited promises, said without its code. */
export type EditFacts<Saved, Values extends object, Change> = {
  machine: Machine<Saved, Values, Change>;
  /** As it is kept, and as another tab leaves it: in another field than the first of `changed`, a text. */
  saved: Saved;
  elsewhere: Saved;
  /** The same as the copy of it would be. */
  elsewhereCopy: Values;
  /** What is edited of it, and the copy that is opened. */
  subject: string;
  copy: Values;
  /** Typed, but saying the same: blanks around a text, an entry with nothing in it. */
  same: Values[];
  /** Each differs. */
  changed: [Values, ...Values[]];
  /** A field that holds more than it takes. */
  tooLong: Partial<Values>;
  /** The same, kept before there was a limit. */
  keptTooLong: Saved;
  /** What saving the first of `changed` leaves. */
  kept: Saved;
  /** A change made at once, where there are such, and what it leaves of `saved` and of `elsewhere`. */
  change?: { made: Change; saved: Saved; elsewhere: Saved };
};

/** An edit machine on a device of the test's making. */
export function startEdit<Saved, Values extends object, Change>(
  machine: Machine<Saved, Values, Change>,
  parts?: Parts,
) {
  const fakes = startOnFakes(machine as AnyStateMachine, undefined, parts);
  const edit = {
    starts: () => fakes.starts('store'),
    commands: () => fakes.commands('store'),
    /** What was saved, in order. */
    saved: () => fakes.asked('save'),
    told: () => fakes.emitted.map(({ type }) => type),
    tell(...events: EditReport<Saved, Change>[]) {
      fakes.tell('store', ...events);
      return edit;
    },
    send(...events: EditEvent<Saved, Values, Change>[]) {
      fakes.send(...events);
      return edit;
    },
    /** Types what differs. */
    fill(values: Values) {
      for (const field of Object.keys(values) as (keyof Values & string)[])
        if (edit.context().values?.[field] !== values[field])
          edit.send({ type: 'field.edit', field, value: values[field] });
      return edit;
    },
    async keep(result: Saved) {
      await fakes.answer('save', result);
      return edit;
    },
    async refuse() {
      await fakes.fail('save');
      return edit;
    },
    /** Once it is loaded, what becomes of it. */
    value(): unknown {
      const value = fakes.value() as string | { loaded: unknown };
      return typeof value === 'string' ? value : value.loaded;
    },
    tags: fakes.tags,
    context: () => fakes.context() as EditContext<Saved, Values, Change>,
  };
  return edit;
}

/** All that everything edited promises (spec section 4, Account management), for one of them. */
export function describeEdit<Saved, Values extends object, Change>(
  name: string,
  facts: EditFacts<Saved, Values, Change>,
) {
  const { machine, saved, elsewhere, elsewhereCopy, subject, copy, same, changed, tooLong } = facts;
  const { keptTooLong, kept, change } = facts;
  type Event = EditEvent<Saved, Values, Change>;
  const [values] = changed;
  const closed = { subject: '', original: null, values: null, errors: {}, clashes: [], outbox: emptyOutbox };
  type Name = keyof Values & string;
  const only = (from: Values, names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  const differing = (from: Values, to: Values) =>
    (Object.keys(from) as Name[]).filter((name) => from[name] !== to[name]);
  const changes = only(values, differing(copy, values));
  const viewed = (known: Saved | null = saved) => ({ saved: known, ...closed });
  const open = (typed: Values = copy, known = saved) => ({
    ...{ ...closed, saved: known, subject, original: copy, values: typed },
  });
  const savedChanges = { subject, changes };
  const saves: Event = { type: 'edit.save' };
  const leaves: Event = { type: 'leave.ask' };
  const stays: Event = { type: 'leave.stay' };
  const savedElsewhere = { type: 'saved.changed', saved: elsewhere } as const;

  const loading = () => startEdit(machine);
  const viewing = () => loading().tell({ type: 'saved.changed', saved });
  const editing = () => viewing().send({ type: 'edit.start', subject });
  const typing = () => editing().fill(values);
  const saving = () => typing().send(saves);
  const failed = () => saving().refuse();
  const confirming = () => typing().send(leaves);
  const [clashing] = differing(copy, elsewhereCopy) as [Name];
  const mine = { ...copy, [clashing]: 'Typed here' };
  const theirs = elsewhereCopy[clashing];
  const clash = { field: clashing, mine: mine[clashing], theirs };
  const savingMine = { subject, changes: { [clashing]: mine[clashing] } };
  const tooLongErrors = Object.fromEntries(Object.keys(tooLong).map((long) => [long, 'tooLong']));
  const settleAs = (choice: 'mine' | 'theirs', field = clashing): Event => ({
    ...{ type: 'clash.settle', field, choice },
  });
  /** The same field was changed here and elsewhere. */
  const both = () => editing().fill(mine).tell(savedElsewhere);
  const asked = () => both().send(saves);
  const changedState = { editing: 'changed' };
  const unchangedState = { editing: 'unchanged' };
  const savingState = { saving: 'staying' };

  const [field] = differing(copy, values) as [Name];
  /** Everything a person can do. */
  const acts: Event[] = [
    { type: 'load.retry' },
    { type: 'edit.start', subject },
    // Still different.
    { type: 'field.edit', field, value: values[field] },
    { type: 'edit.cancel' },
    saves,
    leaves,
    stays,
    { type: 'leave.discard' },
    settleAs('mine'),
    { type: 'clash.close' },
  ];
  const states = {
    loading,
    loadFailed: () => loading().tell({ type: 'load.failed' }),
    viewing,
    unchanged: editing,
    changed: typing,
    saving,
    leaving: () => saving().send(leaves),
    failed,
    clashing: asked,
    confirming,
  };
  const ofChanged = {
    ...{ 'field.edit': changedState, 'edit.cancel': 'viewing', 'edit.save': savingState },
    'leave.ask': 'confirming',
  };
  /** Where each event leads from each state; everywhere else it is forbidden. */
  const leads: Record<keyof typeof states, Partial<Record<Event['type'], unknown>>> = {
    loading: {},
    loadFailed: { 'load.retry': 'loading' },
    viewing: { 'edit.start': unchangedState },
    unchanged: {
      'field.edit': changedState,
      'edit.cancel': 'viewing',
      'edit.save': 'viewing',
      'leave.ask': 'viewing',
    },
    changed: ofChanged,
    saving: { 'leave.ask': { saving: 'leaving' } },
    leaving: {},
    failed: ofChanged,
    clashing: { 'clash.settle': savingState, 'clash.close': changedState, 'leave.ask': 'confirming' },
    confirming: { 'leave.stay': changedState, 'leave.discard': 'viewing' },
  };

  describe(`${name}: every event in every state`, () => {
    const cases = (Object.keys(states) as (keyof typeof states)[]).flatMap((state) =>
      acts.map((event) => ({ state, event, type: event.type })),
    );
    it.each(cases)('$state, $type', async ({ state, event }) => {
      const edit = await states[state]();
      const before = { value: edit.value(), context: edit.context() };
      edit.send(event);
      const lead = leads[state][event.type];
      if (lead === undefined) expect({ value: edit.value(), context: edit.context() }).toEqual(before);
      else expect(edit.value()).toEqual(lead);
    });
  });

  describe(`${name}: reading`, () => {
    it('shows what is kept as soon as it is read', () => {
      const edit = loading();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual(['loading', [], viewed(null)]);
      edit.tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.tags(), edit.context()]).toEqual(['viewing', [], viewed()]);
    });

    it.each([
      ['reports a failure', () => states.loadFailed()],
      ['can’t be started', () => startEdit(machine, { store: { brokenStarts: 1 } })],
    ])('fails where the store %s, and opens it again with the next try', (_, begin) => {
      const edit = begin();
      expect(edit.value()).toBe('loadFailed');
      edit.send({ type: 'load.retry' }).tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.context(), edit.starts()]).toEqual(['viewing', viewed(), 2]);
    });

    it('takes what another tab repaired', () => {
      const edit = states.loadFailed().tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed()]);
    });

    it('shows what is changed elsewhere; a reading that fails later changes nothing', () => {
      const edit = viewing().tell(savedElsewhere, { type: 'load.failed' });
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed(elsewhere)]);
    });
  });

  describe(`${name}: editing`, () => {
    it.each(changed)('notes what is typed, and sees that it differs (%#)', (typed) => {
      const edit = editing().fill(typed);
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        changedState,
        ['changed', 'editing'],
        open(typed),
      ]);
    });

    it.each(same)('sees that what says the same does not differ (%#)', (typed) => {
      const edit = typing().fill(typed);
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([unchangedState, ['editing'], open(typed)]);
    });

    it('is dropped by Cancel, unasked', () => {
      const edit = typing().send({ type: 'edit.cancel' });
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(), []]);
      expect(edit.send({ type: 'edit.start', subject }).context()).toEqual(open());
    });

    it('keeps what is typed while another field is changed elsewhere, and saves only that', () => {
      const edit = typing().tell(savedElsewhere);
      const followed = only(elsewhereCopy, differing(copy, elsewhereCopy));
      expect([edit.value(), edit.context()]).toEqual([
        changedState,
        { ...open({ ...values, ...followed }, elsewhere), original: elsewhereCopy },
      ]);
      expect(edit.send(saves).saved()).toEqual([savedChanges]);
    });

    it('shows what is changed elsewhere while nothing differs, also after Cancel', () => {
      const edit = editing().tell(savedElsewhere);
      expect([edit.value(), edit.context()]).toEqual([
        unchangedState,
        { ...open(elsewhereCopy, elsewhere), original: elsewhereCopy },
      ]);
      expect(edit.send({ type: 'edit.cancel' }).context()).toEqual(viewed(elsewhere));
    });
  });

  describe(`${name}: saving`, () => {
    it('keeps what is typed, and shows what is kept then', async () => {
      const edit = saving();
      expect([edit.value(), edit.tags(), edit.context(), edit.saved()]).toEqual([
        savingState,
        ['busy', 'changed', 'editing'],
        open(values),
        [savedChanges],
      ]);
      await edit.keep(kept);
      expect([edit.value(), edit.context(), edit.told()]).toEqual(['viewing', viewed(kept), ['edit.saved']]);
    });

    it.each([copy, ...same])('writes nothing where nothing differs (%#)', (typed) => {
      const edit = editing().fill(typed).send(saves);
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(), []]);
    });

    it.each([
      ['at first', 0, async (typed: Values) => editing().fill(typed)],
      ['once the device refused', 1, (typed: Values) => saving().fill(typed).refuse()],
    ])('is not done %s with more than a field takes, and all of it stays', async (_, count, begin) => {
      const typed = { ...values, ...tooLong };
      const edit = (await begin(typed)).send(saves);
      expect([edit.value(), edit.context(), edit.saved().length]).toEqual([
        changedState,
        { ...open(typed), errors: tooLongErrors },
        count,
      ]);
    });

    it('refused by the device, loses nothing, also of what is typed meanwhile, and can be tried again', async () => {
      const edit = await failed();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        'failed',
        ['changed', 'editing'],
        open(values),
      ]);
      await edit.send(saves).keep(kept);
      expect([edit.value(), edit.context(), edit.saved()]).toEqual([
        'viewing',
        viewed(kept),
        [savedChanges, savedChanges],
      ]);
      const meanwhile = await saving().fill(copy).refuse();
      expect([meanwhile.value(), meanwhile.context()]).toEqual(['failed', open(copy)]);
    });

    it('refused by the device, is not tried again where that is kept by now', async () => {
      const edit = (await failed()).tell({ type: 'saved.changed', saved: kept });
      expect(edit.value()).toBe('failed');
      edit.send(saves);
      expect([edit.value(), edit.context(), edit.saved().length]).toEqual(['viewing', viewed(kept), 1]);
    });

    it('refused by the device, is not tried again over what was saved elsewhere', async () => {
      const edit = (await editing().fill(mine).send(saves).refuse()).tell(savedElsewhere).send(saves);
      expect([edit.value(), edit.context().clashes, edit.saved().length]).toEqual(['clashing', [clash], 1]);
    });

    it('refused by the device, may be undone by typing', async () => {
      const edit = (await failed()).fill(copy);
      expect([edit.value(), edit.context()]).toEqual([unchangedState, open()]);
    });
  });

  describe(`${name}: a clash`, () => {
    it('holds up the saving, and shows both values', () => {
      expect(both().value()).toEqual(changedState);
      const edit = asked();
      expect([edit.value(), edit.tags(), edit.context().clashes, edit.saved()]).toEqual([
        'clashing',
        ['changed', 'editing'],
        [clash],
        [],
      ]);
    });

    it.each([
      ['is settled as it is typed', () => asked().send(settleAs('mine'))],
      ['is changed back elsewhere', () => asked().tell({ type: 'saved.changed', saved })],
    ])('that %s is saved', async (_, settle) => {
      const edit = settle();
      expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual([savingState, [], [savingMine]]);
      await edit.keep(kept);
      expect(edit.told()).toEqual(['edit.saved']);
    });

    it('settled as it was saved elsewhere leaves nothing to be saved', () => {
      const edit = asked().send(settleAs('theirs'));
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(elsewhere), []]);
    });

    it('settled as it was kept before there was a limit is wrong in the form', () => {
      const [long] = Object.keys(tooLong) as [Name];
      const edit = editing()
        .fill({ ...values, [long]: 'Typed here' })
        .tell({ type: 'saved.changed', saved: keptTooLong })
        .send(saves, settleAs('theirs', long));
      expect([edit.value(), edit.context().values, edit.context().errors, edit.saved()]).toEqual([
        changedState,
        { ...values, ...tooLong },
        { [long]: 'tooLong' },
        [],
      ]);
    });

    it('left undecided is back in the form, and is asked again', () => {
      const edit = asked().send({ type: 'clash.close' });
      expect([edit.value(), edit.context().values]).toEqual([changedState, mine]);
      expect([edit.send(saves).value(), edit.saved()]).toEqual(['clashing', []]);
      expect(edit.send(leaves, stays).value()).toEqual(changedState);
    });

    it('does not exist where both changed it to the same', () => {
      const edit = editing()
        .fill({ ...copy, [clashing]: theirs })
        .tell(savedElsewhere);
      expect(edit.value()).toEqual(unchangedState);
    });
  });

  describe(`${name}: leaving`, () => {
    it.each([copy, ...same])('asks nothing where nothing differs (%#)', (typed) => {
      const edit = editing().fill(typed).send(leaves);
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed()]);
    });

    it('asks where something differs, which staying keeps', () => {
      const edit = confirming();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        'confirming',
        ['changed', 'editing'],
        open(values),
      ]);
      edit.send(stays);
      expect([edit.value(), edit.context()]).toEqual([changedState, open(values)]);
    });

    it.each([
      ['', async () => confirming()],
      [' also once the device refused it', async () => (await failed()).send(leaves)],
    ])('discards it on demand,%s', async (_, begin) => {
      const edit = await begin();
      expect(edit.told()).toEqual([]);
      edit.send({ type: 'leave.discard' });
      expect([edit.value(), edit.context(), edit.told()]).toEqual(['viewing', viewed(), ['leave.allowed']]);
    });

    it('while it is saved waits for the end of that', async () => {
      const edit = saving().send(leaves, leaves);
      expect(edit.tags()).toEqual(['busy', 'changed', 'editing']);
      await edit.keep(kept);
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed(kept)]);
      expect(edit.told()).toEqual(['edit.saved', 'leave.allowed']);
    });

    it('while it is saved asks once the device refused it', async () => {
      const edit = await states.leaving().refuse();
      expect([edit.value(), edit.context(), edit.told()]).toEqual(['confirming', open(values), []]);
    });

    it('is not allowed once the person stayed', async () => {
      const edit = await confirming().send(stays, saves).keep(kept);
      expect(edit.told()).toEqual(['edit.saved']);
      expect(confirming().send(stays, { type: 'edit.cancel' }).told()).toEqual([]);
    });
  });

  if (change !== undefined)
    describe(`${name}: a change that takes effect at once`, () => {
      const { made } = change;
      const make: Event = { type: 'change.make', change: made };

      it.each([viewing, typing, saving, failed, confirming])('is made in any state (%#)', async (at) => {
        const edit = await at();
        const before = { value: edit.value(), values: edit.context().values };
        edit.send(make);
        expect({ value: edit.value(), values: edit.context().values }).toEqual(before);
        expect([edit.commands(), edit.context().saved]).toEqual([
          [{ type: 'write', change: made }],
          change.saved,
        ]);
      });

      it('is not made before anything is read', () => {
        const edit = loading().send(make, { type: 'write.retry' });
        expect([edit.commands(), edit.context().outbox]).toEqual([[], emptyOutbox]);
      });

      it('shows on top of what is read, until the device has it', () => {
        const edit = viewing().send(make).tell(savedElsewhere);
        expect(edit.context()).toMatchObject({ saved: change.elsewhere, outbox: { pending: [made] } });
        edit.tell({ type: 'write.done', change: made }, { type: 'saved.changed', saved });
        expect(edit.context()).toMatchObject({ saved, outbox: emptyOutbox });
      });
    });
}
