import { type Parts, startOnFakes } from '@kit/machine';
import { describe, expect, it, vi } from 'vitest';
import type { ActorLogic, AnyStateMachine, Snapshot } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, type TraversalOptions } from 'xstate/graph';
import { draftDelay } from '@/data/schema/constants';
import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import { typedIn } from '@/machines/wizard/draft';
import type {
  DraftReport,
  WizardContext,
  WizardDraft,
  WizardEvent,
  WizardStart,
} from '@/machines/wizard/types';

type Machine<Step extends string, Values extends object> = ReturnType<
  typeof createWizardMachine<Step, Values>
>;

/** What a wizard promises, said without its code. */
export type WizardFacts<Step extends string, Values extends object> = {
  machine: Machine<Step, Values>;
  steps: readonly [Step, ...Step[]];
  empty: Values;
  /** Values that every step lets go, and the same once more with a field changed. */
  complete: Values;
  edited: { field: keyof Values & string; values: Values };
  /** For each step that asks for something: values that it alone doesn't let go, and what it says to them. */
  wrong: Partial<Record<Step, { values: Values; errors: FieldErrors }>>;
  /** What each step says when nothing is filled in. */
  missing: Partial<Record<Step, FieldErrors>>;
  /** The step that a refused submission comes back to. */
  failedAt: Step;
  /** Values as they are written to the device. */
  written?: (values: Values) => Values;
};

/** What is said of fields that are blank. */
export const required = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `${field}Required`])) as FieldErrors;

/** What a state value says: a step by its name while it is edited, else what becomes of it; and the step shown. */
function stateOf(value: unknown): { state: string; step: string | null } {
  if (typeof value === 'string') return { state: value, step: null };
  const { steps } = (value as { open: { steps: string | Record<string, string> } }).open;
  if (typeof steps === 'string') return { state: steps, step: null };
  const [[step, mode] = ['', '']] = Object.entries(steps);
  return { state: mode === 'editing' ? step : mode, step };
}

/** A wizard on a device that has this draft, or that can't be read. */
export async function startWizard<Step extends string, Values extends object>(
  machine: Machine<Step, Values>,
  draft: WizardStart<Step, Values> | Error | null = null,
  /** What is done before the draft is there. */
  early: WizardEvent<Step, Values>[] = [],
  parts?: Parts,
) {
  const fakes = startOnFakes(machine as AnyStateMachine, undefined, parts);
  const { actor } = fakes;
  const restoring = actor.getSnapshot();
  fakes.send(...early);
  if (draft instanceof Error) await fakes.fail('loadDraft', draft);
  else await fakes.answer('loadDraft', draft);
  const context = () => fakes.context() as WizardContext<Step, Values>;
  return {
    actor,
    clock: fakes.clock,
    restoring,
    /** What the device was told, in order. */
    commands: () => fakes.commands('draftStore'),
    /** What was submitted, in order. */
    submitted: () => fakes.asked('submit').map((input) => (input as { values: Values }).values),
    report: (type: DraftReport['type']) => fakes.tell('draftStore', { type }),
    resolve: () => fakes.answer('submit'),
    reject: (error: unknown) => fakes.fail('submit', error),
    send: (...events: WizardEvent<Step, Values>[]) => fakes.send(...events),
    /** Types what differs. */
    fill(values: Values) {
      for (const field of Object.keys(values) as (keyof Values & string)[])
        if (values[field] !== context().values[field])
          actor.send({ type: 'field.edit', field, value: values[field] });
    },
    /** The page goes out of sight. */
    hide: () => fakes.tell('pageHide', { type: 'page.hidden' }),
    state: () => stateOf(fakes.value()).state,
    step: () => stateOf(fakes.value()).step,
    context,
    isUnsaved: () => actor.getSnapshot().hasTag('unsaved'),
  };
}

/** Where a wizard stands, as far as it decides what may happen next. */
type Standing<Values> = {
  state: string;
  step: string | null;
  values: Values;
  furthest: string;
  errors: FieldErrors;
  failure: WizardFailure | null;
};

/** All that every wizard promises (spec section 4), for one of them. */
export function describeWizard<Step extends string, Values extends object>(
  name: string,
  facts: WizardFacts<Step, Values>,
) {
  const { machine, steps, empty, complete, edited, wrong, missing, failedAt } = facts;
  const written = facts.written ?? ((values: Values) => values);
  type Event = WizardEvent<Step, Values>;
  type Field = keyof Values & string;
  type Edit = Extract<Event, { type: 'field.edit' }>;
  /** What its actors may answer. */
  type Said = { type: `xstate.${string}`; output?: WizardDraft<Step, Values> | null; error?: Error };
  type Seen = Snapshot<unknown> & { value: unknown; context: WizardContext<Step, Values> };
  type Edge = { state: Seen; event: Event | Said; nextState: Seen };
  const start = (draft?: WizardDraft<Step, Values> | Error | null, early: Event[] = []) =>
    startWizard(machine, draft, early);
  const first = steps[0];
  const last = steps.at(-1) as Step;
  const asking = steps.filter((step) => missing[step]);
  const edit = (field: Field, values: Values): Edit => ({ type: 'field.edit', field, value: values[field] });
  const atStep = (step: Step, values = complete): WizardDraft<Step, Values> => ({
    values,
    step,
    furthest: last,
  });
  const keep = (step: Step, values: Values, furthest: Step = last) => ({
    type: 'keep',
    draft: { values: written(values), step, furthest },
  });

  const standing = ({ value, context: { values, furthest, errors, failure } }: Seen): Standing<Values> => ({
    ...stateOf(value),
    values,
    furthest,
    errors,
    failure,
  });

  const done = (id: string): Said => ({ type: `xstate.done.actor.${id}` });
  const failed = (id: string): Said => ({ type: `xstate.error.actor.${id}`, error: new Error('Refused') });
  /** What a person may do, in whatever state. */
  const acts: Event[] = [
    { type: 'step.next' },
    { type: 'step.back' },
    { type: 'submit.retry' },
    ...steps.map((step): Event => ({ type: 'step.go', step })),
    { type: 'page.hidden' },
    { type: 'draft.discard' },
    { type: 'write.done' },
    { type: 'write.failed' },
  ];
  /** Each field that can be wrong, wrong and right, and one more. */
  const edits: Edit[] = [
    ...steps.flatMap((step) => {
      if (!wrong[step]) return [];
      const { values, errors } = wrong[step] as NonNullable<(typeof wrong)[Step]>;
      return (Object.keys(errors) as Field[]).flatMap((field) => [
        edit(field, values),
        edit(field, complete),
      ]);
    }),
    edit(edited.field, edited.values),
    edit(edited.field, complete),
  ];
  /** What its actors may answer, in the states that ask them. */
  const answers: Record<string, Said[]> = {
    restoring: [
      { ...done('loadDraft'), output: null },
      ...steps.map((step) => ({ ...done('loadDraft'), output: atStep(step) })),
      failed('loadDraft'),
    ],
    submitting: [done('submit'), failed('submit')],
  };
  const isBlank = (values: Values) => JSON.stringify(values) === JSON.stringify(empty);
  /** What a step says to values that are complete but for what was made wrong, or have nothing in them at all. */
  function errorsOf(step: Step, values: Values): FieldErrors {
    if (isBlank(values)) return missing[step] ?? {};
    const { values: bad, errors = {} } = wrong[step] ?? {};
    return Object.fromEntries(
      Object.entries(errors).filter(([field]) => values[field as Field] === bad?.[field as Field]),
    );
  }

  /** Spec section 4, as a sum. */
  function expected(before: Standing<Values>, event: Event | Said): Standing<Values> {
    const { state, values, furthest } = before;
    const isWrong = (step: Step) => Object.keys(errorsOf(step, values)).length > 0;
    const show = (step: Step, known: Partial<Standing<Values>> = {}): Standing<Values> => ({
      ...{ state: step, step, values, furthest, errors: {}, failure: null },
      ...known,
    });
    const complain = (step: Step) => show(step, { errors: errorsOf(step, values) });
    const arrive = (step: Step) =>
      show(step, { furthest: steps[Math.max(steps.indexOf(furthest as Step), steps.indexOf(step))] as Step });
    if (event.type === done('loadDraft').type) {
      const draft = (event as Said).output ?? { step: first, furthest: first, values: empty };
      const typed = typedIn(values, empty);
      const hasTyped = Object.keys(typed).length > 0;
      return show(hasTyped ? first : draft.step, {
        furthest: draft.furthest,
        values: { ...draft.values, ...typed },
      });
    }
    if (event.type === failed('loadDraft').type) return show(first);
    if (event.type === done('submit').type) return { ...before, state: 'done', step: null };
    if (event.type === failed('submit').type)
      return show(failedAt, { state: 'failed', failure: { kind: 'device' } });

    const act = event as Event;
    const step = before.step as Step;
    const at = steps.indexOf(step);
    if (state === 'done') return before;
    if (state === 'restoring')
      return act.type === 'field.edit'
        ? { ...before, values: { ...values, [act.field]: act.value } }
        : before;
    if (act.type === 'field.edit') {
      const { [act.field]: _forgiven, ...errors } = before.errors;
      const known = { values: { ...values, [act.field]: act.value }, errors };
      // What is typed while it is submitted isn't lost, should it be refused.
      return state === 'submitting' ? { ...before, ...known } : show(step, known);
    }
    if (state === 'submitting') return before;
    const submit = () => {
      const bad = steps.find(isWrong);
      return bad ? complain(bad) : show(step, { state: 'submitting' });
    };
    switch (act.type) {
      case 'step.next': {
        const next = steps[at + 1];
        if (!next) return submit();
        return isWrong(step) ? complain(step) : arrive(next);
      }
      case 'step.back':
        return at === 0 ? before : arrive(steps[at - 1] as Step);
      case 'step.go': {
        const to = steps.indexOf(act.step);
        if (to === at || to > steps.indexOf(furthest as Step)) return before;
        const bad = steps.find((each, index) => index >= at && index < to && isWrong(each));
        return bad ? complain(bad) : arrive(act.step);
      }
      case 'submit.retry':
        return state === 'failed' ? submit() : before;
      case 'draft.discard':
        return show(first, { values: empty, furthest: first });
      default:
        return before;
    }
  }

  const logic = machine as unknown as ActorLogic<Seen, Event | Said, void>;
  const everywhere: TraversalOptions<Seen, Event | Said, void> = {
    events({ status, value, context }) {
      const { state } = stateOf(value);
      if (status !== 'active') return [];
      // One field at a time is anything else than complete; with nothing in it, every field is wrong already.
      const typed = edits.filter(({ field, value }) => {
        const values = { ...context.values, [field]: value };
        // One field typed early is as good as several.
        if (state === 'restoring') return isBlank(context.values as Values);
        return (Object.keys(values) as Field[]).filter((name) => values[name] !== complete[name]).length < 2;
      });
      const isEarly = state === 'restoring' && !isBlank(context.values as Values);
      // What a step says to little but what was typed early, its own tests know.
      const said = (answers[state] ?? []).filter(({ output }) => !isEarly || output);
      return [...acts, ...typed, ...said];
    },
    serializeState: (seen) => JSON.stringify(standing(seen)),
  };

  describe(`${name}: every event in every state`, () => {
    /** Worked out once: it is thousands of edges. */
    let known: { edges: Edge[]; ways: Map<string, (Event | Said)[]> } | undefined;
    const keyOf = (seen: Seen) => JSON.stringify(standing(seen));
    function everything() {
      if (known) return known;
      const edges = adjacencyMapToArray(getAdjacencyMap(logic, everywhere));
      // As the map was made: from near to far.
      const ways = new Map<string, (Event | Said)[]>(edges[0] && [[keyOf(edges[0].state), []]]);
      for (const { state, event, nextState } of edges) {
        const key = keyOf(nextState);
        if (!ways.has(key)) ways.set(key, [...(ways.get(keyOf(state)) ?? []), event]);
      }
      known = { edges, ways };
      return known;
    }

    it('does what the specification says, or nothing', () => {
      const { edges } = everything();
      const surprises = edges.flatMap(({ state, event, nextState }) => {
        const shouldBe = expected(standing(state), event);
        const is = standing(nextState);
        return JSON.stringify(is) === JSON.stringify(shouldBe)
          ? []
          : [{ before: standing(state), event, is, shouldBe }];
      });
      // Enough to see what is wrong.
      expect(surprises.slice(0, 3)).toEqual([]);

      const seen = new Set(edges.map(({ state, event }) => `${stateOf(state.value).state} ${event.type}`));
      const types = [...new Set([...acts, ...edits].map(({ type }) => type))];
      const states = ['restoring', ...steps, 'submitting', 'failed'];
      const forgotten = states.flatMap((state) =>
        types.map((type) => `${state} ${type}`).filter((pair) => !seen.has(pair)),
      );
      expect(forgotten).toEqual([]);
    });

    /** Does to a wizard with real actors what leads there; none where nothing is loaded yet. */
    async function replay(sent: (Event | Said)[]) {
      const at = sent.findIndex(({ type }) => type.endsWith('.loadDraft'));
      const [loaded, ...events] = sent.slice(at);
      if (at < 0 || !loaded) return null;
      const draft = loaded.type === failed('loadDraft').type ? new Error('No room') : (loaded as Said).output;
      const wizard = await start(draft, sent.slice(0, at) as Event[]);
      for (const event of events) {
        if (event.type === done('submit').type) await wizard.resolve();
        else if (event.type === failed('submit').type) await wizard.reject(new Error('Refused'));
        else wizard.send(event as Event);
      }
      const stands = standing(wizard.actor.getSnapshot() as Seen);
      wizard.actor.stop();
      return stands;
    }

    it('gets everywhere it can be with real actors too, and from there wherever an event leads', async () => {
      const { edges, ways } = everything();
      /** One of each kind: from where, what was sent, and whether that leads to a step, to another one, or out of them. */
      const kinds = new Map<string, Edge>();
      for (const edge of edges) {
        const [from, to] = [stateOf(edge.state.value), stateOf(edge.nextState.value)];
        const end = to.state === to.step ? to.step === from.step : to.state;
        const kind = [from.state, from.step, edge.event.type, end].join(' ');
        if (!kinds.has(kind)) kinds.set(kind, edge);
      }
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      for (const { state, event } of kinds.values()) {
        const stands = await replay([...(ways.get(keyOf(state)) ?? []), event]);
        if (stands) expect(stands).toEqual(expected(standing(state), event));
      }
      const states = new Set(edges.map(({ nextState }) => stateOf(nextState.value).state));
      expect(states).toEqual(new Set(['restoring', ...steps, 'submitting', 'failed', 'done']));
    }, 20_000);
  });

  it.each(['draftStore', 'pageHide'] as const)(
    `${name}: goes on without its actor %s, and says what is not saved`,
    async (broken) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const wizard = await startWizard(machine, null, [], { [broken]: { brokenStarts: 1 } });
      wizard.fill(complete);
      wizard.send({ type: 'step.next' });
      expect([wizard.state(), wizard.isUnsaved()]).toEqual([steps[1], broken === 'draftStore']);
    },
  );

  if (asking.length > 0)
    it.each(asking)(`${name}: %s counts the attempts to go on while something is missing`, async (step) => {
      const wizard = await start(atStep(step, empty));
      wizard.send({ type: 'step.next' }, { type: 'step.next' }, edit(edited.field, empty));
      expect([wizard.state(), wizard.context().attempts]).toEqual([step, 2]);
    });

  describe(`${name}: a refused submission`, () => {
    const message = 'In use (auth/email-already-in-use).';
    const inUse = Object.assign(new Error(message), { code: 'auth/email-already-in-use' });
    const submitting = async (values = edited.values) => {
      const wizard = await start(atStep(last, values));
      wizard.send({ type: 'step.next' });
      return wizard;
    };

    it('loses nothing, tells why, and is tried again as often as one likes', async () => {
      const wizard = await submitting();
      for (const _ of ['first', 'second']) {
        expect(wizard.actor.getSnapshot().hasTag('busy')).toBe(true);
        await wizard.reject(inUse);
        expect([wizard.state(), wizard.step()]).toEqual(['failed', failedAt]);
        expect(wizard.actor.getSnapshot().hasTag('editing')).toBe(true);
        expect(wizard.context()).toMatchObject({
          ...{ failure: { kind: 'provider', message }, values: edited.values, furthest: last },
        });
        wizard.send({ type: 'submit.retry' });
        expect(wizard.context().failure).toBeNull();
      }
      await wizard.resolve();
      expect(wizard.actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
      expect(wizard.submitted()).toEqual([edited.values, edited.values, edited.values]);
    });

    it('loses nothing of what was typed meanwhile either', async () => {
      const wizard = await submitting(complete);
      wizard.send(edit(edited.field, edited.values));
      await wizard.reject(inUse);
      wizard.clock.increment(draftDelay);
      expect([wizard.submitted(), wizard.context().values]).toEqual([[complete], edited.values]);
      expect(wizard.commands()).toEqual([keep(last, complete), keep(failedAt, edited.values)]);
    });

    it.each([
      new Error('The disk is full.'),
      new DOMException('No room', 'QuotaExceededError'),
      'No network',
      undefined,
    ])('is a failure of the device, whatever its message: %s', async (error) => {
      const wizard = await submitting();
      await wizard.reject(error);
      expect(wizard.context()).toMatchObject({ failure: { kind: 'device' }, values: edited.values });
    });
  });

  describe(`${name}: the draft`, () => {
    it.each([
      ['with something typed', { values: edited.values, step: last, furthest: last }, true],
      ['with nothing typed', { values: structuredClone(empty), step: last, furthest: last }, false],
      ['that does not exist', null, false],
      ['that can’t be read', new Error('No room'), false],
    ])('%s is reported as restored only where there is one', async (_, draft, isRestored) => {
      const wizard = await start(draft);
      expect(wizard.restoring.hasTag('restoring')).toBe(true);
      expect(wizard.actor.getSnapshot().hasTag('restoring')).toBe(false);
      expect([wizard.context().isRestored, wizard.commands()]).toEqual([isRestored, []]);
    });

    it('gives way to what was typed before it was there, which is written', async () => {
      const wizard = await start(atStep(last), [edit(edited.field, edited.values)]);
      const values = { ...complete, [edited.field]: edited.values[edited.field] };
      expect([wizard.state(), wizard.context().values]).toEqual([first, values]);
      expect(wizard.commands()).toEqual([keep(first, values, last)]);
    });

    it('is written some time after the first of several changes, once', async () => {
      const wizard = await start(atStep(first));
      wizard.send(edit(edited.field, empty));
      wizard.clock.increment(draftDelay - 1);
      wizard.send(edit(edited.field, edited.values));
      expect(wizard.commands()).toEqual([]);
      wizard.clock.increment(1);
      const typed = { ...complete, [edited.field]: edited.values[edited.field] };
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(first, typed)]);
      wizard.send(edit(edited.field, complete));
      wizard.clock.increment(draftDelay);
      expect(wizard.commands().slice(1)).toEqual([keep(first, complete)]);
      expect(draftDelay).toBeLessThanOrEqual(500);
    });

    it('is written with every step, at once', async () => {
      const wizard = await start(atStep(first));
      wizard.fill(edited.values);
      for (const _ of steps.slice(1)) wizard.send({ type: 'step.next' });
      wizard.fill(complete);
      wizard.send({ type: 'step.back' }, { type: 'step.go', step: first });
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([
        ...steps.slice(1).map((step) => keep(step, edited.values)),
        keep(steps.at(-2) as Step, complete),
        keep(first, complete),
      ]);
    });

    it('is written when the page is hidden, if there is something to write', async () => {
      const wizard = await start(atStep(first));
      wizard.hide();
      expect(wizard.commands()).toEqual([]);
      wizard.fill(edited.values);
      wizard.hide();
      wizard.hide();
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(first, edited.values)]);
    });

    it('is written at once when an image was chosen, whatever was typed before', async () => {
      const [field] = Object.keys(empty) as Field[];
      const choose = () => ({ type: 'field.edit', field, value: new Blob(['logo']) }) as Event;
      const wizard = await start(atStep(first));
      wizard.send(choose(), edit(edited.field, edited.values), choose());
      wizard.clock.increment(10 * draftDelay);
      wizard.hide();
      expect(wizard.commands()).toHaveLength(2);
      wizard.report('write.failed');
      wizard.send(choose());
      expect(wizard.commands()).toHaveLength(3);
      expect(wizard.commands().at(-1)).toMatchObject({ draft: { step: first, furthest: last } });
    });

    it('is written before it is submitted, and discarded after', async () => {
      const wizard = await start(atStep(last));
      wizard.fill(edited.values);
      wizard.send({ type: 'step.next' });
      wizard.hide();
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(last, edited.values)]);
      await wizard.resolve();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      wizard.hide();
      wizard.send({ type: 'draft.keep' });
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(last, edited.values), { type: 'discard' }]);
    });

    it.each(['editing', 'failed'])(
      'is discarded while %s, with what was about to be written',
      async (from) => {
        const wizard = await start(atStep(last, from === 'failed' ? complete : empty));
        wizard.send({ type: 'step.next' });
        if (from === 'failed' || asking.length === 0) await wizard.reject(new Error('Refused'));
        if (from === 'editing') wizard.send(edit(edited.field, edited.values));
        wizard.report('write.failed');
        expect(wizard.isUnsaved()).toBe(true);
        const before = wizard.commands().length;
        wizard.send({ type: 'draft.discard' });
        wizard.hide();
        wizard.clock.increment(10 * draftDelay);
        expect(wizard.commands().slice(before)).toEqual([{ type: 'discard' }]);
        expect([wizard.state(), wizard.isUnsaved(), wizard.context()]).toEqual([
          first,
          false,
          {
            ...{ values: empty, blank: empty, furthest: first, errors: {}, attempts: 0 },
            ...{ isRestored: false, failure: null },
          },
        ]);
      },
    );

    it('that the device refuses is unsaved until it takes one', async () => {
      const wizard = await start(atStep(first));
      wizard.fill(edited.values);
      wizard.clock.increment(draftDelay);
      const unsaved = [wizard.isUnsaved()];
      // Leaving then has not lost it yet.
      for (const happen of [
        () => wizard.report('write.failed'),
        wizard.hide,
        () => wizard.report('write.done'),
      ]) {
        happen();
        unsaved.push(wizard.isUnsaved());
      }
      wizard.hide();
      expect(unsaved).toEqual([false, true, true, false]);
      expect(wizard.commands()).toEqual([keep(first, edited.values), keep(first, edited.values)]);
    });

    it('that the device refuses while one types on is written no later for it', async () => {
      const wizard = await start(atStep(first));
      wizard.send(edit(edited.field, empty));
      wizard.hide();
      wizard.send(edit(edited.field, edited.values));
      wizard.clock.increment(draftDelay - 1);
      wizard.report('write.failed');
      wizard.send(edit(edited.field, complete));
      expect([wizard.isUnsaved(), wizard.commands().length]).toEqual([true, 1]);
      wizard.clock.increment(1);
      expect(wizard.commands().slice(1)).toEqual([keep(first, complete)]);
      // Not taken yet.
      wizard.send(edit(edited.field, edited.values));
      expect(wizard.isUnsaved()).toBe(true);
      wizard.report('write.done');
      wizard.clock.increment(draftDelay);
      expect([wizard.isUnsaved(), wizard.commands().length]).toEqual([false, 3]);
    });
  });
}
