import { type Parts, startOnFakes } from '@kit/machineHarness';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import type { EditContext, EditEvent, EditReport } from '@/machines/edit/types';
import { emptyOutbox } from '@/machines/shared/outbox';

type Machine<Saved, Values extends object, Change> = ReturnType<
  typeof createEditMachine<Saved, Values, Change>
>;

/** An edit machine (profile, startups or investor), with the sample values for its tests. */
export type EditFacts<Saved, Values extends object, Change> = {
  machine: Machine<Saved, Values, Change>;
  /** The stored value, and the value after another tab edits a text that `changed[0]` doesn't edit. */
  saved: Saved;
  elsewhere: Saved;
  /** The form's values for `elsewhere`. */
  elsewhereCopy: Values;
  /** The id of the edited record (empty if there is only one), and the form's values before an edit. */
  subject: string;
  copy: Values;
  /** Values that differ from `copy` only by blanks around a text or by an empty entry. */
  same: Values[];
  /** Values that differ from `copy`. */
  changed: [Values, ...Values[]];
  /** A field whose text is longer than its maximum. */
  tooLong: Partial<Values>;
  /** The stored value with the text of `tooLong`, from a time when the field had no maximum length. */
  keptTooLong: Saved;
  /** The stored value after the first of `changed` is saved. */
  kept: Saved;
  /** A change that takes effect without a save, if any. `saved`, `elsewhere`: the values after the change. */
  change?: { made: Change; saved: Saved; elsewhere: Saved };
};

/** Starts an edit machine with fake actors. */
export function startEdit<Saved, Values extends object, Change>(
  machine: Machine<Saved, Values, Change>,
  parts?: Parts,
) {
  const fakes = startOnFakes(machine as AnyStateMachine, undefined, parts);
  const edit = {
    starts: () => fakes.starts('store'),
    commands: () => fakes.commands('store'),
    /** Returns the inputs of all saves, in order. */
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
    /** Edits each field whose value differs from `values`. */
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
    /** Returns the state, or the substate of `loaded`. */
    value(): unknown {
      const value = fakes.value() as string | { loaded: unknown };
      return typeof value === 'string' ? value : value.loaded;
    },
    tags: fakes.tags,
    context: () => fakes.context() as EditContext<Saved, Values, Change>,
  };
  return edit;
}

/** Describes the tests of an edit machine (spec section 4, Account management). */
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
  /** Edits a field. Then another tab stores another value of the same field. */
  const both = () => editing().fill(mine).tell(savedElsewhere);
  const asked = () => both().send(saves);
  const changedState = { editing: 'changed' };
  const unchangedState = { editing: 'unchanged' };
  const savingState = { saving: 'staying' };
  type Edit = ReturnType<typeof loading>;
  const expectAt = (edit: Edit, value: unknown, context: object) =>
    expect({ value: edit.value(), context: edit.context() }).toEqual({ value, context });
  const differs = ['changed', 'editing'];

  const states: [string, () => Edit | Promise<Edit>, unknown, string[], object][] = [
    ['loading', loading, 'loading', [], viewed(null)],
    ['loadFailed', () => loading().tell({ type: 'load.failed' }), 'loadFailed', [], viewed(null)],
    ['viewing', viewing, 'viewing', [], viewed()],
    ['unchanged', editing, unchangedState, ['editing'], open()],
    ['changed', typing, changedState, differs, open(values)],
    ['saving', saving, savingState, ['busy', ...differs], open(values)],
    ['leaving', leaving, { saving: 'leaving' }, ['busy', ...differs], open(values)],
    ['failed', failed, 'failed', differs, open(values)],
    ['confirming', confirming, 'confirming', differs, open(values)],
  ];
  it.each(states.map((state) => [state[0], state[3], state] as const))(
    `${name}: in the state “%s”, the tags are %j, and the context contains the stored and typed values, if any`,
    async (_, tags, [, begin, value, , context]) => {
      const edit = await begin();
      expectAt(edit, value, context);
      expect(edit.tags()).toEqual(tags);
    },
  );

  it.each([
    ['reported a failure', () => loading().tell({ type: 'load.failed' })],
    ['failed to start', () => startEdit(machine, { store: { brokenStarts: 1 } })],
  ])(`${name}: the event load.retry restarts the store actor after the actor has %s`, (_, begin) => {
    const edit = begin().send({ type: 'load.retry' }).tell({ type: 'saved.changed', saved });
    expectAt(edit, 'viewing', viewed());
    expect(edit.starts()).toBe(2);
  });

  it(`${name}: stored values that arrive after a failed read are shown, and stay shown when a later read fails`, () => {
    const edit = loading().tell({ type: 'load.failed' }, { type: 'saved.changed', saved });
    expectAt(edit, 'viewing', viewed());
    expectAt(edit.tell(savedElsewhere, { type: 'load.failed' }), 'viewing', viewed(elsewhere));
  });

  const withFields = (rows: Values[]) =>
    rows.map((typed) => {
      const names = differing(copy, typed);
      return [`${names.length > 1 ? 'fields' : 'field'} “${names.join('” and “')}”`, typed] as const;
    });
  it.each(withFields(changed))(`${name}: a form is “changed” after an edit of the %s`, (_, typed) => {
    expectAt(editing().fill(typed), changedState, open(typed));
  });

  it.each(withFields(same))(
    `${name}: a form is “unchanged” after an edit that changes only blanks or empty entries in the %s`,
    (_, typed) => {
      expectAt(typing().fill(typed), unchangedState, open(typed));
    },
  );

  it.each<Event['type']>(['edit.save', 'edit.cancel', 'leave.ask'])(
    `${name}: the event %s closes an unchanged form, without a save and without a confirmation`,
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

  it(`${name}: Cancel discards the edits without asking for confirmation`, () => {
    const edit = typing().send({ type: 'edit.cancel' });
    expectAt(edit, 'viewing', viewed());
    expectAt(edit.send({ type: 'edit.start', subject }), unchangedState, open());
  });

  it(`${name}: edits stay in the form when another tab changes another field, and a save writes only the edited fields`, () => {
    const edit = typing().tell(savedElsewhere);
    const followed = only(elsewhereCopy, differing(copy, elsewhereCopy));
    const context = { ...open({ ...values, ...followed }, elsewhere), original: elsewhereCopy };
    expectAt(edit, changedState, context);
    expect(edit.send(saves).saved()).toEqual([savedChanges]);
  });

  it.each([
    ['a save', saving, 1],
    ['a save after a failed save', async () => (await failed()).send(saves), 2],
  ])(`${name}: %s shows the edits until the save ends, then the stored values`, async (_, begin, count) => {
    const edit = await begin();
    expectAt(edit, savingState, open(values));
    await edit.keep(kept);
    expectAt(edit, 'viewing', viewed(kept));
    expect([edit.saved(), edit.told()]).toEqual([Array(count).fill(savedChanges), ['edit.saved']]);
  });

  it.each([
    ['a save', 0, async (typed: Values) => editing().fill(typed)],
    ['a save after a failed save', 1, (typed: Values) => saving().fill(typed).refuse()],
  ])(`${name}: %s is rejected if a text is too long, which stays in the form`, async (_, count, begin) => {
    const typed = { ...values, ...tooLong };
    const edit = (await begin(typed)).send(saves);
    expectAt(edit, changedState, { ...open(typed), errors: tooLongErrors });
    expect(edit.saved().length).toBe(count);
  });

  it(`${name}: a save after a failed save writes nothing if another tab has stored the same edits`, async () => {
    const edit = (await failed()).tell({ type: 'saved.changed', saved: kept }).send(saves);
    expectAt(edit, 'viewing', viewed(kept));
    expect(edit.saved().length).toBe(1);
  });

  it(`${name}: a save after a failed save asks which value to keep if another tab has changed the same field`, async () => {
    const edit = (await editing().fill(mine).send(saves).refuse()).tell(savedElsewhere).send(saves);
    expect([edit.value(), edit.context().clashes, edit.saved().length]).toEqual(['clashing', [clash], 1]);
  });

  it(`${name}: after a failed save, typing the stored values makes the form “unchanged”, and Cancel closes the form`, async () => {
    expectAt((await failed()).fill(copy), unchangedState, open());
    expectAt((await failed()).send({ type: 'edit.cancel' }), 'viewing', viewed());
  });

  it(`${name}: a save of a field that another tab has changed writes nothing, and shows the values of both tabs`, () => {
    expect(both().value()).toEqual(changedState);
    const edit = asked();
    expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual(['clashing', [clash], []]);
    expect(edit.tags()).toEqual(differs);
  });

  it.each([
    ['the user keeps the typed value', () => asked().send(settleAs('mine'))],
    ['the other tab reverts its edit', () => asked().tell({ type: 'saved.changed', saved })],
  ])(`${name}: a save that was stopped by a conflicting edit continues when %s`, (_, settle) => {
    const edit = settle();
    expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual([savingState, [], [savingMine]]);
  });

  it(`${name}: in a conflict over the only edited field, choosing the other tab’s value saves nothing, and closes the form`, () => {
    const edit = asked().send(settleAs('theirs'));
    expectAt(edit, 'viewing', viewed(elsewhere));
    expect(edit.saved()).toEqual([]);
  });

  it(`${name}: in a conflict over a field, choosing the other tab’s text shows an error if the text exceeds its maximum length`, () => {
    const [long] = Object.keys(tooLong) as [Name];
    const edit = editing()
      .fill({ ...values, [long]: 'Typed here' })
      .tell({ type: 'saved.changed', saved: keptTooLong })
      .send(saves, settleAs('theirs', long));
    expect([edit.value(), edit.saved()]).toEqual([changedState, []]);
    expect(edit.context()).toMatchObject({ values: { ...values, ...tooLong }, errors: tooLongErrors });
  });

  it(`${name}: closing the dialog about conflicting edits returns to the form, and the next save opens the dialog again`, () => {
    const edit = asked().send({ type: 'clash.close' });
    expect([edit.value(), edit.context().values]).toEqual([changedState, mine]);
    expect([edit.send(saves).value(), edit.saved()]).toEqual(['clashing', []]);
    expect(edit.send(leaves, stays).value()).toEqual(changedState);
  });

  it.each([
    ['a changed form', async () => confirming()],
    ['a form whose save failed', async () => (await failed()).send(leaves)],
    ['a form during a save that then fails', () => leaving().refuse()],
  ])(`${name}: leaving %s asks for confirmation, and discards the edits if confirmed`, async (_, begin) => {
    const edit = await begin();
    expectAt(edit, 'confirming', open(values));
    expect(edit.told()).toEqual([]);
    expectAt(edit.send({ type: 'leave.discard' }), 'viewing', viewed());
    expect(edit.told()).toEqual(['leave.allowed']);
  });

  it(`${name}: leaving the page during a save is allowed once the save succeeds`, async () => {
    const edit = await leaving().keep(kept);
    expectAt(edit, 'viewing', viewed(kept));
    expect(edit.told()).toEqual(['edit.saved', 'leave.allowed']);
  });

  it(`${name}: a save doesn’t leave the page if the user chose to stay before the save`, async () => {
    const edit = confirming().send(stays);
    expectAt(edit, changedState, open(values));
    await edit.send(saves).keep(kept);
    expect(edit.told()).toEqual(['edit.saved']);
  });

  if (change !== undefined)
    describe(`${name}: the event change.make`, () => {
      const { made } = change;
      const make: Event = { type: 'change.make', change: made };

      it('is ignored before the stored values are read', () => {
        const edit = loading().send(make, { type: 'write.retry' });
        expect([edit.commands(), edit.context().outbox]).toEqual([[], emptyOutbox]);
      });

      it('adds the change to the shown values before the change is stored, but not to the typed values', () => {
        const edit = typing().send(make);
        expect(edit.value()).toEqual(changedState);
        expect(edit.context()).toMatchObject({ values, saved: change.saved, outbox: { pending: [made] } });
        edit.tell(savedElsewhere);
        expect(edit.context()).toMatchObject({ saved: change.elsewhere, outbox: { pending: [made] } });
        edit.tell({ type: 'write.done', change: made }, { type: 'saved.changed', saved });
        expect(edit.context()).toMatchObject({ saved, outbox: emptyOutbox });
      });
    });
}
