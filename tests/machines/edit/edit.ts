import { describe, expect, it } from 'vitest';
import { createActor, type EventFromLogic, fromCallback, fromPromise } from 'xstate';
import type { createEditMachine } from '@/machines/edit/createEditMachine';
import type { EditContext, EditEmitted, EditEvent, EditReport, EditSave } from '@/machines/edit/types';
import { emptyOutbox, type WriteCommand } from '@/machines/shared/outbox';

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

type Answer<Result> = { resolve: (value: Result) => void; reject: (error: unknown) => void };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An edit machine on a device of the test's making. */
export function startEdit<Saved, Values extends object, Change>(machine: Machine<Saved, Values, Change>) {
  const commands: WriteCommand<Change>[] = [];
  const saves: ({ input: EditSave<Values> } & Answer<Saved>)[] = [];
  let report: (event: EditReport<Saved, Change>) => void = () => {};
  let starts = 0;
  let isBroken = false;
  const provided = machine.provide({
    actors: {
      store: fromCallback<WriteCommand<Change>, void>(({ receive, sendBack }) => {
        starts += 1;
        if (isBroken) throw new Error('No store');
        report = (event) => sendBack(event);
        receive((command) => {
          commands.push(command);
        });
      }),
      save: fromPromise<Saved, EditSave<Values>>(
        ({ input }) => new Promise((resolve, reject) => saves.push({ input, resolve, reject })),
      ),
    },
  });
  const actor = createActor(provided);
  const emitted: EditEmitted['type'][] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  const last = () => {
    const save = saves.at(-1);
    if (!save) throw new Error('Nothing is being saved');
    return save;
  };
  const edit = {
    actor,
    /** What the store was told, what was saved and what was said, in order. */
    commands,
    emitted,
    saved: () => saves.map(({ input }) => input),
    starts: () => starts,
    breakStore(broken = true) {
      isBroken = broken;
      return edit;
    },
    start() {
      actor.start();
      return edit;
    },
    tell(...events: EditReport<Saved, Change>[]) {
      for (const event of events) report(event);
      return edit;
    },
    send(...events: EditEvent<Saved, Values, Change>[]) {
      for (const event of events) actor.send(event as EventFromLogic<typeof provided>);
      return edit;
    },
    /** Types what differs. */
    fill(values: Values) {
      const known = () => edit.context().values;
      for (const field of Object.keys(values) as (keyof Values & string)[])
        if (known()?.[field] !== values[field])
          edit.send({ type: 'field.edit', field, value: values[field] });
      return edit;
    },
    async keep(result: Saved) {
      last().resolve(result);
      await settle();
      return edit;
    },
    async refuse() {
      last().reject(new Error('The disk is full'));
      await settle();
      return edit;
    },
    /** Once it is loaded, what becomes of it. */
    value() {
      const { value } = actor.getSnapshot();
      return typeof value === 'string' ? value : value.loaded;
    },
    tags: () => [...actor.getSnapshot().tags].sort(),
    context: () => actor.getSnapshot().context as EditContext<Saved, Values, Change>,
  };
  return edit;
}

/** All that everything edited promises (spec section 4, Account management), for one of them. */
export function describeEdit<Saved, Values extends object, Change>(
  name: string,
  {
    machine,
    saved,
    elsewhere,
    elsewhereCopy,
    subject,
    copy,
    same,
    changed,
    tooLong,
    keptTooLong,
    kept,
    change,
  }: EditFacts<Saved, Values, Change>,
) {
  type Event = EditEvent<Saved, Values, Change>;
  const [values] = changed;
  const closed = {
    subject: '',
    original: null,
    values: null,
    errors: {},
    clashes: [],
    outbox: emptyOutbox,
  };
  type Name = keyof Values & string;
  const only = (from: Values, names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  const differing = (from: Values, to: Values) =>
    (Object.keys(from) as Name[]).filter((name) => from[name] !== to[name]);
  const changes = only(values, differing(copy, values));
  const viewed = (known: Saved | null = saved) => ({ saved: known, ...closed });
  const open = (typed: Values = copy, known = saved) => ({
    saved: known,
    subject,
    original: copy,
    values: typed,
    errors: {},
    clashes: [],
    outbox: emptyOutbox,
  });

  const viewing = () => startEdit(machine).start().tell({ type: 'saved.changed', saved });
  const editing = () => viewing().send({ type: 'edit.start', subject });
  const typing = () => editing().fill(values);
  const saving = () => typing().send({ type: 'edit.save' });
  const failed = () => saving().refuse();
  const confirming = () => typing().send({ type: 'leave.ask' });
  const [clashing] = differing(copy, elsewhereCopy) as [Name];
  const mine = { ...copy, [clashing]: 'Typed here' };
  /** The same field was changed here and elsewhere. */
  const both = () => editing().fill(mine).tell({ type: 'saved.changed', saved: elsewhere });
  const asked = () => both().send({ type: 'edit.save' });
  const changedState = { editing: 'changed' };
  const unchangedState = { editing: 'unchanged' };
  const savingState = { saving: 'staying' };

  const [field] = (Object.keys(values) as (keyof Values & string)[]).filter(
    (name) => values[name] !== copy[name],
  );
  /** Still different. */
  const typingAgain: Event = {
    type: 'field.edit',
    field: field as NonNullable<typeof field>,
    value: values[field as NonNullable<typeof field>],
  };
  /** Everything a person can do. */
  const acts: Event[] = [
    { type: 'load.retry' },
    { type: 'edit.start', subject },
    typingAgain,
    { type: 'edit.cancel' },
    { type: 'edit.save' },
    { type: 'leave.ask' },
    { type: 'leave.stay' },
    { type: 'leave.discard' },
    { type: 'clash.settle', field: clashing, choice: 'mine' },
    { type: 'clash.close' },
  ];
  const states = {
    loading: () => startEdit(machine).start(),
    loadFailed: () => startEdit(machine).start().tell({ type: 'load.failed' }),
    viewing,
    unchanged: editing,
    changed: typing,
    saving,
    leaving: () => saving().send({ type: 'leave.ask' }),
    failed,
    clashing: asked,
    confirming,
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
    changed: {
      'field.edit': changedState,
      'edit.cancel': 'viewing',
      'edit.save': savingState,
      'leave.ask': 'confirming',
    },
    saving: { 'leave.ask': { saving: 'leaving' } },
    leaving: {},
    failed: {
      'field.edit': changedState,
      'edit.cancel': 'viewing',
      'edit.save': savingState,
      'leave.ask': 'confirming',
    },
    clashing: {
      'clash.settle': savingState,
      'clash.close': changedState,
      'leave.ask': 'confirming',
    },
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
      const edit = startEdit(machine).start();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual(['loading', [], viewed(null)]);
      edit.tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.tags(), edit.context()]).toEqual(['viewing', [], viewed()]);
    });

    it('fails, and begins anew when it is tried again', () => {
      const edit = startEdit(machine).start().tell({ type: 'load.failed' });
      expect([edit.value(), edit.starts()]).toEqual(['loadFailed', 1]);
      edit.send({ type: 'load.retry' });
      expect([edit.value(), edit.starts()]).toEqual(['loading', 2]);
      edit.tell({ type: 'saved.changed', saved });
      expect(edit.context()).toEqual(viewed());
    });

    it('fails without a store, and opens it again with the next try', () => {
      const edit = startEdit(machine).breakStore().start();
      expect(edit.value()).toBe('loadFailed');
      edit.breakStore(false).send({ type: 'load.retry' }).tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.starts()]).toEqual(['viewing', 2]);
    });

    it('takes what another tab repaired', () => {
      const edit = startEdit(machine).start();
      edit.tell({ type: 'load.failed' }, { type: 'saved.changed', saved });
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed()]);
    });

    it('shows what is changed elsewhere; a reading that fails later changes nothing', () => {
      const edit = viewing().tell({ type: 'saved.changed', saved: elsewhere }, { type: 'load.failed' });
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed(elsewhere)]);
    });
  });

  describe(`${name}: editing`, () => {
    it('opens a copy', () => {
      const edit = editing();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([unchangedState, ['editing'], open()]);
    });

    it.each(changed)('notes what is typed, and sees that it differs (%#)', (typed) => {
      const edit = editing().fill(typed);
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        changedState,
        ['changed', 'editing'],
        open(typed),
      ]);
    });

    it.each(same)('sees that what says the same doesn’t differ (%#)', (typed) => {
      const edit = typing().fill(typed);
      expect([edit.value(), edit.context()]).toEqual([unchangedState, open(typed)]);
    });

    it('isn’t saved with more than a field takes, and all of it stays', () => {
      const typed = { ...copy, ...tooLong };
      const edit = editing().fill(typed).send({ type: 'edit.save' });
      const errors = Object.fromEntries(Object.keys(tooLong).map((long) => [long, 'tooLong']));
      expect([edit.value(), edit.context(), edit.saved()]).toEqual([
        changedState,
        { ...open(typed), errors },
        [],
      ]);
    });

    it('is dropped by Cancel, unasked', () => {
      const edit = typing().send({ type: 'edit.cancel' });
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(), []]);
      edit.send({ type: 'edit.start', subject });
      expect(edit.context()).toEqual(open());
    });

    it('keeps what is typed while it is changed elsewhere, and shows that after Cancel', () => {
      const edit = typing().tell({ type: 'saved.changed', saved: elsewhere });
      const followed = only(elsewhereCopy, differing(copy, elsewhereCopy));
      expect([edit.value(), edit.context()]).toEqual([
        changedState,
        { ...open({ ...values, ...followed }, elsewhere), original: elsewhereCopy },
      ]);
      edit.send({ type: 'edit.save' });
      expect(edit.saved()).toEqual([{ subject, changes }]);
    });

    it('shows what is changed elsewhere while nothing differs, and that after Cancel', () => {
      const edit = editing().tell({ type: 'saved.changed', saved: elsewhere });
      expect([edit.value(), edit.context()]).toEqual([
        unchangedState,
        { ...open(elsewhereCopy, elsewhere), original: elsewhereCopy },
      ]);
      edit.send({ type: 'edit.cancel' });
      expect(edit.context()).toEqual(viewed(elsewhere));
    });
  });

  describe(`${name}: saving`, () => {
    it('keeps what is typed, and shows what is kept then', async () => {
      const edit = saving();
      expect([edit.value(), edit.tags(), edit.context(), edit.saved()]).toEqual([
        savingState,
        ['busy', 'changed', 'editing'],
        open(values),
        [{ subject, changes }],
      ]);
      await edit.keep(kept);
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed(kept)]);
      expect(edit.emitted).toEqual(['edit.saved']);
    });

    it('refused by the device, loses nothing of what was typed meanwhile', async () => {
      const edit = await saving().fill(copy).refuse();
      expect([edit.value(), edit.context()]).toEqual(['failed', open(copy)]);
      expect(edit.saved()).toEqual([{ subject, changes }]);
    });

    it.each([copy, ...same])('writes nothing where nothing differs (%#)', (typed) => {
      const edit = editing().fill(typed).send({ type: 'edit.save' });
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(), []]);
    });

    it('refused by the device, loses nothing, and can be tried again', async () => {
      const edit = await failed();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        'failed',
        ['changed', 'editing'],
        open(values),
      ]);
      edit.send({ type: 'edit.save' });
      await edit.keep(kept);
      expect([edit.value(), edit.context(), edit.saved().length]).toEqual(['viewing', viewed(kept), 2]);
    });

    it('refused by the device, is saved no more where that is kept by now', async () => {
      const edit = (await failed()).tell({ type: 'saved.changed', saved: kept });
      expect(edit.value()).toBe('failed');
      edit.send({ type: 'edit.save' });
      expect([edit.value(), edit.context(), edit.saved().length]).toEqual(['viewing', viewed(kept), 1]);
    });

    it('refused by the device, isn’t tried again with more than a field takes', async () => {
      const typed = { ...values, ...tooLong };
      const edit = (await saving().fill(typed).refuse()).send({ type: 'edit.save' });
      const errors = Object.fromEntries(Object.keys(tooLong).map((long) => [long, 'tooLong']));
      expect([edit.value(), edit.context(), edit.saved().length]).toEqual([
        changedState,
        { ...open(typed), errors },
        1,
      ]);
    });

    it('refused by the device, isn’t tried again over what was saved elsewhere', async () => {
      const edit = await editing().fill(mine).send({ type: 'edit.save' }).refuse();
      edit.tell({ type: 'saved.changed', saved: elsewhere });
      expect(edit.value()).toBe('failed');
      edit.send({ type: 'edit.save' });
      expect([edit.value(), edit.context().clashes, edit.saved().length]).toEqual([
        'clashing',
        [{ field: clashing, mine: mine[clashing], theirs: elsewhereCopy[clashing] }],
        1,
      ]);
    });

    it('refused by the device, may be what it was before after all', async () => {
      const edit = (await failed()).fill(copy);
      expect([edit.value(), edit.context()]).toEqual([unchangedState, open()]);
    });
  });

  describe(`${name}: a clash`, () => {
    const theirs = elsewhereCopy[clashing];
    const clash = { field: clashing, mine: mine[clashing], theirs };

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

    it('is saved as it is typed, where that is kept', async () => {
      const edit = asked().send({ type: 'clash.settle', field: clashing, choice: 'mine' });
      expect([edit.value(), edit.context().clashes, edit.saved()]).toEqual([
        savingState,
        [],
        [{ subject, changes: { [clashing]: mine[clashing] } }],
      ]);
      await edit.keep(kept);
      expect(edit.emitted).toEqual(['edit.saved']);
    });

    it('is what was saved elsewhere, where that is taken: nothing is left to be saved', () => {
      const edit = asked().send({ type: 'clash.settle', field: clashing, choice: 'theirs' });
      expect([edit.value(), edit.context(), edit.saved()]).toEqual(['viewing', viewed(elsewhere), []]);
    });

    it('settled as it was kept before there was a limit, is wrong in the form', () => {
      const [long] = Object.keys(tooLong) as [Name];
      const edit = typing()
        .fill({ ...values, [long]: 'Typed here' })
        .tell({ type: 'saved.changed', saved: keptTooLong })
        .send({ type: 'edit.save' });
      expect(edit.value()).toBe('clashing');
      edit.send({ type: 'clash.settle', field: long, choice: 'theirs' });
      expect([edit.value(), edit.context().values, edit.context().errors, edit.saved()]).toEqual([
        changedState,
        { ...values, ...tooLong },
        { [long]: 'tooLong' },
        [],
      ]);
    });

    it('left undecided, is back in the form, and is asked again', () => {
      const edit = asked().send({ type: 'clash.close' });
      expect([edit.value(), edit.context().values]).toEqual([changedState, mine]);
      edit.send({ type: 'edit.save' });
      expect([edit.value(), edit.saved()]).toEqual(['clashing', []]);
      edit.send({ type: 'leave.ask' }, { type: 'leave.stay' });
      expect(edit.value()).toEqual(changedState);
    });

    it('is none where both changed it to the same', () => {
      const edit = editing()
        .fill({ ...copy, [clashing]: theirs })
        .tell({ type: 'saved.changed', saved: elsewhere });
      expect(edit.value()).toEqual(unchangedState);
    });

    it('is none any more where it is changed back elsewhere', () => {
      const edit = asked().tell({ type: 'saved.changed', saved });
      expect([edit.value(), edit.saved()]).toEqual([
        savingState,
        [{ subject, changes: { [clashing]: mine[clashing] } }],
      ]);
    });
  });

  describe(`${name}: leaving`, () => {
    it('asks nothing where nothing differs', () => {
      const edits = [editing(), ...same.map((typed) => editing().fill(typed))];
      for (const edit of edits) {
        edit.send({ type: 'leave.ask' });
        expect([edit.value(), edit.context()]).toEqual(['viewing', viewed()]);
      }
    });

    it('asks where something differs: who stays has all that was typed', () => {
      const edit = confirming();
      expect([edit.value(), edit.tags(), edit.context()]).toEqual([
        'confirming',
        ['changed', 'editing'],
        open(values),
      ]);
      edit.send({ type: 'leave.stay' });
      expect([edit.value(), edit.context()]).toEqual([changedState, open(values)]);
    });

    it('who leaves leaves it behind, also after the device refused it', async () => {
      for (const edit of [confirming(), (await failed()).send({ type: 'leave.ask' })]) {
        expect(edit.emitted).toEqual([]);
        edit.send({ type: 'leave.discard' });
        expect([edit.value(), edit.context()]).toEqual(['viewing', viewed()]);
        expect(edit.emitted).toEqual(['leave.allowed']);
      }
    });

    it('while it is saved waits for what comes of it', async () => {
      const edit = saving().send({ type: 'leave.ask' }, { type: 'leave.ask' });
      expect(edit.tags()).toEqual(['busy', 'changed', 'editing']);
      await edit.keep(kept);
      expect([edit.value(), edit.context()]).toEqual(['viewing', viewed(kept)]);
      expect(edit.emitted).toEqual(['edit.saved', 'leave.allowed']);
    });

    it('while it is saved asks once the device refused it', async () => {
      const edit = await saving().send({ type: 'leave.ask' }).refuse();
      expect([edit.value(), edit.context(), edit.emitted]).toEqual(['confirming', open(values), []]);
    });

    it('lets nobody go who stayed', async () => {
      const edit = confirming().send({ type: 'leave.stay' }, { type: 'edit.save' });
      await edit.keep(kept);
      expect(edit.emitted).toEqual(['edit.saved']);
      expect(confirming().send({ type: 'leave.stay' }, { type: 'edit.cancel' }).emitted).toEqual([]);
    });
  });

  if (change !== undefined)
    describe(`${name}: what takes effect at once`, () => {
      const { made } = change;
      const command = { type: 'write', change: made };
      const make: Event = { type: 'change.make', change: made };
      const outbox = (edit: ReturnType<typeof viewing>) => edit.context().outbox;

      it.each([viewing, typing, saving, failed, confirming])('is made in any state (%#)', async (at) => {
        const edit = await at();
        const before = { value: edit.value(), values: edit.context().values };
        edit.send(make);
        expect({ value: edit.value(), values: edit.context().values }).toEqual(before);
        expect([edit.commands, edit.context().saved]).toEqual([[command], change.saved]);
      });

      it('is not made before anything is read', () => {
        const edit = startEdit(machine).start().send(make, { type: 'write.retry' });
        expect([edit.commands, outbox(edit)]).toEqual([[], emptyOutbox]);
      });

      it('shows on top of whatever is read, until the device has it', () => {
        const edit = viewing().send(make).tell({ type: 'saved.changed', saved: elsewhere });
        expect([edit.context().saved, outbox(edit)]).toEqual([
          change.elsewhere,
          { pending: [made], failed: [] },
        ]);
        edit.tell({ type: 'write.done', change: made }, { type: 'saved.changed', saved });
        expect([edit.context().saved, outbox(edit)]).toEqual([saved, emptyOutbox]);
      });

      it('refused by the device, stays shown, is said once, and can be made again', () => {
        const edit = viewing().send(make).tell({ type: 'write.failed', change: made });
        expect([edit.value(), edit.context().saved, outbox(edit)]).toEqual([
          'viewing',
          change.saved,
          { pending: [], failed: [made] },
        ]);
        expect(edit.emitted).toEqual(['write.failed']);
        edit.send({ type: 'write.retry' });
        expect([outbox(edit), edit.commands]).toEqual([{ pending: [made], failed: [] }, [command, command]]);
        edit.send({ type: 'write.retry' });
        expect(edit.commands.length).toBe(2);
      });

      it('made again takes the place of what was refused', () => {
        const again = structuredClone(made);
        const edit = viewing().send(make).tell({ type: 'write.failed', change: made });
        edit.send({ type: 'change.make', change: again });
        expect(outbox(edit).pending[0]).toBe(again);
        expect(outbox(edit)).toEqual({ pending: [again], failed: [] });
      });
    });
}
