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
  const leaving = () => saving().send(leaves);
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
  type Edit = ReturnType<typeof loading>;
  const expectAt = (edit: Edit, value: unknown, context: object) =>
    expect({ value: edit.value(), context: edit.context() }).toEqual({ value, context });
  const differs = ['changed', 'editing'];

  it.each<[string, () => Edit | Promise<Edit>, unknown, string[], object]>([
    ['loading', loading, 'loading', [], viewed(null)],
    ['loadFailed', () => loading().tell({ type: 'load.failed' }), 'loadFailed', [], viewed(null)],
    ['viewing', viewing, 'viewing', [], viewed()],
    ['unchanged', editing, unchangedState, ['editing'], open()],
    ['changed', typing, changedState, differs, open(values)],
    ['saving', saving, savingState, ['busy', ...differs], open(values)],
    ['leaving', leaving, { saving: 'leaving' }, ['busy', ...differs], open(values)],
    ['failed', failed, 'failed', differs, open(values)],
    ['confirming', confirming, 'confirming', differs, open(values)],
  ])(
    `${name}: %s has its tags, the stored values and the typed ones`,
    async (_, begin, value, tags, context) => {
      const edit = await begin();
      expectAt(edit, value, context);
      expect(edit.tags()).toEqual(tags);
    },
  );

  describe(`${name}: reading`, () => {
    it.each([
      ['reports a failure', () => loading().tell({ type: 'load.failed' })],
      ['can’t be started', () => startEdit(machine, { store: { brokenStarts: 1 } })],
    ])('fails where the store %s, and opens it again with the next try', (_, begin) => {
      const edit = begin().send({ type: 'load.retry' }).tell({ type: 'saved.changed', saved });
      expectAt(edit, 'viewing', viewed());
      expect(edit.starts()).toBe(2);
    });

    it('takes what another tab repaired or changed; a reading that fails later changes nothing', () => {
      const edit = loading().tell({ type: 'load.failed' }, { type: 'saved.changed', saved });
      expectAt(edit, 'viewing', viewed());
      expectAt(edit.tell(savedElsewhere, { type: 'load.failed' }), 'viewing', viewed(elsewhere));
    });
  });

  describe(`${name}: editing`, () => {
    it.each(changed)('notes what is typed, and sees that it differs (%#)', (typed) => {
      expectAt(editing().fill(typed), changedState, open(typed));
    });

    it.each(same)('sees that what says the same does not differ (%#)', (typed) => {
      expectAt(typing().fill(typed), unchangedState, open(typed));
    });

    it.each<Event['type']>(['edit.save', 'edit.cancel', 'leave.ask'])(
      'where nothing differs is left by %s, which writes and asks nothing',
      (type) => {
        for (const typed of [copy, ...same]) {
          const edit = editing()
            .fill(typed)
            .send({ type } as Event);
          expectAt(edit, 'viewing', viewed());
          expect([edit.saved(), edit.told()]).toEqual([[], []]);
        }
      },
    );

    it('is dropped by Cancel, unasked', () => {
      const edit = typing().send({ type: 'edit.cancel' });
      expectAt(edit, 'viewing', viewed());
      expectAt(edit.send({ type: 'edit.start', subject }), unchangedState, open());
    });

    it('keeps what is typed while another field is changed elsewhere, and saves only that', () => {
      const edit = typing().tell(savedElsewhere);
      const followed = only(elsewhereCopy, differing(copy, elsewhereCopy));
      const context = { ...open({ ...values, ...followed }, elsewhere), original: elsewhereCopy };
      expectAt(edit, changedState, context);
      expect(edit.send(saves).saved()).toEqual([savedChanges]);
    });
  });

  describe(`${name}: saving`, () => {
    it.each([
      ['at first', saving, 1],
      ['once the device refused it', async () => (await failed()).send(saves), 2],
    ])('keeps typed text %s, and shows the stored values then', async (_, begin, count) => {
      const edit = await begin();
      expectAt(edit, savingState, open(values));
      await edit.keep(kept);
      expectAt(edit, 'viewing', viewed(kept));
      expect([edit.saved(), edit.told()]).toEqual([Array(count).fill(savedChanges), ['edit.saved']]);
    });

    it.each([
      ['at first', 0, async (typed: Values) => editing().fill(typed)],
      ['once the device refused', 1, (typed: Values) => saving().fill(typed).refuse()],
    ])('is not done %s with more than a field takes, and all of it stays', async (_, count, begin) => {
      const typed = { ...values, ...tooLong };
      const edit = (await begin(typed)).send(saves);
      expectAt(edit, changedState, { ...open(typed), errors: tooLongErrors });
      expect(edit.saved().length).toBe(count);
    });

    it('refused by the device, is not tried again where that is kept by now', async () => {
      const edit = (await failed()).tell({ type: 'saved.changed', saved: kept }).send(saves);
      expectAt(edit, 'viewing', viewed(kept));
      expect(edit.saved().length).toBe(1);
    });

    it('refused by the device, is not tried again over what was saved elsewhere', async () => {
      const edit = (await editing().fill(mine).send(saves).refuse()).tell(savedElsewhere).send(saves);
      expect([edit.value(), edit.context().clashes, edit.saved().length]).toEqual(['clashing', [clash], 1]);
    });

    it('refused by the device, may be undone by typing or by Cancel', async () => {
      expectAt((await failed()).fill(copy), unchangedState, open());
      expectAt((await failed()).send({ type: 'edit.cancel' }), 'viewing', viewed());
    });
  });

  describe(`${name}: a clash`, () => {
    it('holds up the saving, and shows both values', () => {
      expect(both().value()).toEqual(changedState);
      const edit = asked();
      expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual(['clashing', [clash], []]);
      expect(edit.tags()).toEqual(differs);
    });

    it.each([
      ['is settled as it is typed', () => asked().send(settleAs('mine'))],
      ['is changed back elsewhere', () => asked().tell({ type: 'saved.changed', saved })],
    ])('that %s is saved', (_, settle) => {
      const edit = settle();
      expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual([savingState, [], [savingMine]]);
    });

    it('settled as it was saved elsewhere leaves nothing to be saved', () => {
      const edit = asked().send(settleAs('theirs'));
      expectAt(edit, 'viewing', viewed(elsewhere));
      expect(edit.saved()).toEqual([]);
    });

    it('settled as it was kept before there was a limit is wrong in the form', () => {
      const [long] = Object.keys(tooLong) as [Name];
      const edit = editing()
        .fill({ ...values, [long]: 'Typed here' })
        .tell({ type: 'saved.changed', saved: keptTooLong })
        .send(saves, settleAs('theirs', long));
      expect([edit.value(), edit.saved()]).toEqual([changedState, []]);
      expect(edit.context()).toMatchObject({ values: { ...values, ...tooLong }, errors: tooLongErrors });
    });

    it('left undecided is back in the form, and is asked again', () => {
      const edit = asked().send({ type: 'clash.close' });
      expect([edit.value(), edit.context().values]).toEqual([changedState, mine]);
      expect([edit.send(saves).value(), edit.saved()]).toEqual(['clashing', []]);
      expect(edit.send(leaves, stays).value()).toEqual(changedState);
    });
  });

  describe(`${name}: leaving`, () => {
    it.each([
      ['', async () => confirming()],
      [' also once the device refused it', async () => (await failed()).send(leaves)],
      [' also once it waited for that', () => leaving().refuse()],
    ])('discards it on demand only,%s', async (_, begin) => {
      const edit = await begin();
      expectAt(edit, 'confirming', open(values));
      expect(edit.told()).toEqual([]);
      expectAt(edit.send({ type: 'leave.discard' }), 'viewing', viewed());
      expect(edit.told()).toEqual(['leave.allowed']);
    });

    it('while it is saved waits for the end of that', async () => {
      const edit = await leaving().keep(kept);
      expectAt(edit, 'viewing', viewed(kept));
      expect(edit.told()).toEqual(['edit.saved', 'leave.allowed']);
    });

    it('is not allowed once the person stayed', async () => {
      const edit = confirming().send(stays);
      expectAt(edit, changedState, open(values));
      await edit.send(saves).keep(kept);
      expect(edit.told()).toEqual(['edit.saved']);
    });
  });

  if (change !== undefined)
    describe(`${name}: a change that takes effect at once`, () => {
      const { made } = change;
      const make: Event = { type: 'change.make', change: made };

      it('is not made before anything is read', () => {
        const edit = loading().send(make, { type: 'write.retry' });
        expect([edit.commands(), edit.context().outbox]).toEqual([[], emptyOutbox]);
      });

      it('shows at once over the stored values, beside the typed ones, until the device has stored it', () => {
        const edit = typing().send(make);
        expect([edit.value(), edit.context()]).toMatchObject([
          changedState,
          { values, saved: change.saved, outbox: { pending: [made] } },
        ]);
        edit.tell(savedElsewhere);
        expect(edit.context()).toMatchObject({ saved: change.elsewhere, outbox: { pending: [made] } });
        edit.tell({ type: 'write.done', change: made }, { type: 'saved.changed', saved });
        expect(edit.context()).toMatchObject({ saved, outbox: emptyOutbox });
      });
    });
}
