import { type Parts, startOnFakes } from '@kit/machineHarness';
import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { FieldErrors } from '@/data/schema/rules/fields';
import { draftDelay } from '@/data/schema/shapes/constants';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import type * as types from '@/machines/wizard/types';

type Machine<Step extends string, Values extends object> = ReturnType<
  typeof createWizardMachine<Step, Values>
>;

/** A wizard's machine, with the sample values that the tests of all wizards use. */
export type WizardFacts<Step extends string, Values extends object> = {
  machine: Machine<Step, Values>;
  steps: readonly [Step, ...Step[]];
  empty: Values;
  /** Values that are valid in every step, and these values with one field changed. */
  complete: Values;
  edited: { field: keyof Values & string; values: Values };
  /** For each step that validates: values that only this step rejects, with the errors of these values. */
  wrong: Partial<Record<Step, { values: Values; errors: FieldErrors }>>;
  /** The errors of each step when no field is filled in. */
  missing: Partial<Record<Step, FieldErrors>>;
  /** The step that is shown after a rejected submission. */
  failedAt: Step;
  /** Returns values as they are stored, for example without passwords. */
  written?: (values: Values) => Values;
};

/** Returns the errors of blank fields. */
export const required = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, `${field}Required`])) as FieldErrors;

/** Returns the state and the shown step. While a step is edited, its name is the state. */
function stateOf(value: unknown): { state: string; step: string | null } {
  if (typeof value === 'string') return { state: value, step: null };
  const { steps } = (value as { open: { steps: string | Record<string, string> } }).open;
  if (typeof steps === 'string') return { state: steps, step: null };
  const [[step, mode] = ['', '']] = Object.entries(steps);
  return { state: mode === 'editing' ? step : mode, step };
}

/** Starts a wizard whose draft store contains this draft, or can't be read if `draft` is an error. */
export async function startWizard<Step extends string, Values extends object>(
  machine: Machine<Step, Values>,
  draft: types.WizardStart<Step, Values> | 'existing' | Error | null = null,
  /** The events before the draft is loaded. */
  early: types.WizardEvent<Step, Values>[] = [],
  parts?: Parts,
) {
  const fakes = startOnFakes(machine as AnyStateMachine, undefined, parts);
  const { actor } = fakes;
  const restoring = actor.getSnapshot();
  fakes.send(...early);
  if (draft instanceof Error) await fakes.fail('loadDraft', draft);
  else await fakes.answer('loadDraft', draft);
  const context = () => fakes.context() as types.WizardContext<Step, Values>;
  return {
    actor,
    clock: fakes.clock,
    restoring,
    /** Returns the commands to the draft store, in order. */
    commands: () => fakes.commands('draftStore'),
    /** Returns the submitted values, in order. */
    submitted: () => fakes.asked('submit').map((input) => (input as { values: Values }).values),
    report: (type: types.DraftReport['type']) => fakes.tell('draftStore', { type }),
    resolve: () => fakes.answer('submit'),
    reject: (error: unknown) => fakes.fail('submit', error),
    send: (...events: types.WizardEvent<Step, Values>[]) => fakes.send(...events),
    /** Edits each field whose value differs from `values`. */
    fill(values: Values) {
      for (const field of Object.keys(values) as (keyof Values & string)[])
        if (values[field] !== context().values[field])
          actor.send({ type: 'field.edit', field, value: values[field] });
    },
    /** Hides the page. */
    hide: () => fakes.tell('pageHide', { type: 'page.hidden' }),
    state: () => stateOf(fakes.value()).state,
    step: () => stateOf(fakes.value()).step,
    context,
    isUnsaved: () => actor.getSnapshot().hasTag('unsaved'),
  };
}

/** Describes the tests of a wizard (spec section 4). */
export function describeWizard<Step extends string, Values extends object>(
  name: string,
  facts: WizardFacts<Step, Values>,
) {
  const { machine, steps, empty, complete, edited, wrong, missing, failedAt } = facts;
  const written = facts.written ?? ((values: Values) => values);
  type Event = types.WizardEvent<Step, Values>;
  type Field = keyof Values & string;
  const start = (draft?: types.WizardDraft<Step, Values> | Error | null, early: Event[] = []) =>
    startWizard(machine, draft, early);
  const first = steps[0];
  const last = steps.at(-1) as Step;
  const asking = steps.filter((step) => missing[step]);
  const edit = (field: Field, values: Values): Event => ({ type: 'field.edit', field, value: values[field] });
  const go = (step: Step): Event => ({ type: 'step.go', step });
  const next: Event = { type: 'step.next' };
  const back: Event = { type: 'step.back' };
  const atStep = (step: Step, values = complete): types.WizardDraft<Step, Values> => ({
    values,
    step,
    furthest: last,
  });
  const keep = (step: Step, values: Values, furthest: Step = last) => ({
    type: 'save',
    draft: { values: written(values), step, furthest },
  });

  it(`${name}: Next opens one step after the other, and submits at the last step`, async () => {
    const wizard = await start();
    wizard.fill(complete);
    for (const step of steps) {
      expect([wizard.state(), wizard.context().furthest]).toEqual([step, step]);
      wizard.send(next);
    }
    expect([wizard.state(), wizard.step()]).toEqual(['submitting', last]);
  });

  it(`${name}: Back leaves a step that has errors, and the furthest reached step stays unchanged`, async () => {
    const wizard = await start(atStep(last, empty));
    for (const step of [...steps].reverse()) {
      expect([wizard.state(), wizard.context().furthest]).toEqual([step, last]);
      wizard.send(back);
    }
    expect(wizard.state()).toBe(first);
  });

  it.each(steps)(
    `${name}: step.go opens exactly the steps up to the furthest step reached (%s)`,
    async (furthest) => {
      for (const [at, step] of steps.entries()) {
        const wizard = await start({ values: complete, step: first, furthest });
        wizard.send(go(step));
        const isReached = at <= steps.indexOf(furthest);
        expect([wizard.state(), wizard.context().furthest]).toEqual([isReached ? step : first, furthest]);
        expect(wizard.commands().length).toBe(isReached && at > 0 ? 1 : 0);
      }
    },
  );

  it.each(steps)(
    `${name}: at the step %s, step.go and draft.discard open the first step; only draft.discard clears the input`,
    async (step) => {
      for (const event of [go(first), { type: 'draft.discard' }] as Event[]) {
        const wizard = await start(atStep(step, empty));
        wizard.send(edit(edited.field, edited.values), event);
        const typed = { ...empty, [edited.field]: edited.values[edited.field] };
        const values = event.type === 'step.go' ? typed : empty;
        expect([wizard.state(), wizard.context().values]).toEqual([first, values]);
      }
    },
  );

  describe.each(Object.entries(wrong) as [Step, NonNullable<(typeof wrong)[Step]>][])(
    `${name}: the step %s with errors`,
    (step, { values, errors }) => {
      it.each<[string, Step, Event]>([
        ['Next', step, next],
        ['step.go from this step to the last step', step, go(last)],
        ['step.go from the first to the last step', first, go(last)],
        ['the submission at the last step', last, next],
      ])('blocks %s, and shows the errors', async (_, from, event) => {
        const wizard = await start(atStep(from, values));
        wizard.send(event);
        expect([wizard.state(), wizard.context().errors]).toEqual([step, errors]);
      });

      const again: Event[] = [{ type: 'submit.retry' }, ...(failedAt === last ? [next] : [])];
      it.each(again)('blocks $type after a rejected submission, and shows the errors', async (event) => {
        const wizard = await start(atStep(last));
        wizard.send(next);
        wizard.fill(values);
        await wizard.reject(new Error('Refused'));
        wizard.send(event);
        expect([wizard.state(), wizard.context()]).toMatchObject([step, { errors, failure: null }]);
      });

      it('shows the errors until the user corrects them or goes back a step', async () => {
        const [field] = Object.keys(errors) as Field[];
        for (const event of [edit(field as Field, complete), back]) {
          const wizard = await start(atStep(step, values));
          wizard.send(next, event);
          expect(wizard.context().errors).toEqual(event === back && step === first ? errors : {});
        }
      });
    },
  );

  it.each([
    ['draftStore', 'unsaved input'],
    ['pageHide', 'no unsaved input'],
  ] as const)(`${name}: continues when the actor %s can’t start, and reports %s`, async (broken, _) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wizard = await startWizard(machine, null, [], { [broken]: { brokenStarts: 1 } });
    wizard.fill(complete);
    wizard.send({ type: 'step.next' });
    expect([wizard.state(), wizard.isUnsaved()]).toEqual([steps[1], broken === 'draftStore']);
  });

  if (asking.length > 0)
    it.each(asking)(
      `${name}: Next at the step %s shows an error for each empty required field, and counts the attempts`,
      async (step) => {
        const wizard = await start(atStep(step, empty));
        wizard.send(next);
        expect(wizard.context().errors).toEqual(missing[step]);
        const [field, ...others] = Object.keys(missing[step] ?? {}) as Field[];
        wizard.send(edit(field as Field, empty));
        expect(Object.keys(wizard.context().errors)).toEqual(others);
        wizard.send(next);
        expect([wizard.state(), wizard.context().attempts]).toEqual([step, 2]);
      },
    );

  const message = 'In use (auth/email-already-in-use).';
  const inUse = Object.assign(new Error(message), { code: 'auth/email-already-in-use' });
  const submitting = async (values = edited.values) => {
    const wizard = await start(atStep(last, values));
    wizard.send({ type: 'step.next' });
    return wizard;
  };

  it(`${name}: a rejected submission preserves the input, shows the auth provider’s message, and can be retried`, async () => {
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

  it.each<[string, string, Event]>([
    ['press Next', steps[steps.indexOf(failedAt) + 1] ?? 'submitting', next],
    ['press Back', steps[Math.max(0, steps.indexOf(failedAt) - 1)] as Step, back],
    ['open another step', failedAt === first ? last : first, go(failedAt === first ? last : first)],
    ['edit a field', failedAt, edit(edited.field, complete)],
  ])(`${name}: after a rejected submission, the user can %s`, async (_, state, event) => {
    const wizard = await submitting();
    await wizard.reject(inUse);
    wizard.send(event);
    const isStill = event === back && failedAt === first;
    expect(wizard.state()).toEqual(isStill ? 'failed' : state);
    expect(wizard.context().failure === null).toEqual(!isStill);
  });

  it(`${name}: a rejected submission preserves the edits that the user made during the submission`, async () => {
    const wizard = await submitting(complete);
    wizard.send(edit(edited.field, edited.values));
    await wizard.reject(inUse);
    wizard.clock.increment(draftDelay);
    expect([wizard.submitted(), wizard.context().values]).toEqual([[complete], edited.values]);
    expect(wizard.commands()).toEqual([keep(last, complete), keep(failedAt, edited.values)]);
  });

  it.each([new DOMException('No room', 'QuotaExceededError'), undefined])(
    `${name}: a submission rejected with “%s” instead of an auth error is reported as a storage failure`,
    async (error) => {
      const wizard = await submitting();
      await wizard.reject(error);
      expect(wizard.context()).toMatchObject({ failure: { kind: 'device' }, values: edited.values });
    },
  );

  describe(`${name}: the draft`, () => {
    it.each([
      ['restored, and reported as restored, if it has input', atStep(last, edited.values), true],
      ['restored, but not reported as such, if it has no input', atStep(last, structuredClone(empty)), false],
      ['empty, and not reported as restored, if no draft is stored', null, false],
      ['empty, and not reported as restored, if it can’t be read', new Error('No room'), false],
    ])('is %s', async (_, draft, isRestored) => {
      const wizard = await start(draft);
      expect(wizard.restoring.hasTag('restoring')).toBe(true);
      expect(wizard.actor.getSnapshot().hasTag('restoring')).toBe(false);
      const { values, step, furthest } =
        draft && 'values' in draft ? draft : { values: empty, step: first, furthest: first };
      expect([wizard.state(), wizard.commands()]).toEqual([step, []]);
      expect(wizard.context()).toMatchObject({ values, furthest, isRestored });
    });

    it('doesn’t overwrite edits that the user made before the draft was loaded, and these edits are written', async () => {
      const wizard = await start(atStep(last), [edit(edited.field, edited.values)]);
      const values = { ...complete, [edited.field]: edited.values[edited.field] };
      expect([wizard.state(), wizard.context().values]).toEqual([first, values]);
      expect(wizard.commands()).toEqual([keep(first, values, last)]);
    });

    it('a press of Next before the draft has loaded applies to the first step only', async () => {
      const fill = Object.keys(complete).map((field) => edit(field as Field, edited.values));
      for (const draft of [null, new Error('No room'), atStep(last)]) {
        const typed = await start(draft, [...fill, next]);
        expect(typed.state()).toBe(steps[1]);
        expect(typed.context().values).toMatchObject(edited.values);
      }
      const blank = await start(null, [next]);
      expect(blank.context().errors).toEqual(missing[first] ?? {});
      const restored = await start(atStep(last), [next]);
      expect([restored.state(), restored.submitted()]).toEqual([last, []]);
    });

    it('is written once for several edits, after a delay that starts with the first edit', async () => {
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
    });

    it('is written immediately whenever the step changes', async () => {
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

    it('is written immediately when the user chooses an image, together with the unwritten edits', async () => {
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

    it('is written before the submission, and discarded after the submission', async () => {
      const wizard = await start(atStep(last));
      wizard.fill(edited.values);
      wizard.send({ type: 'step.next' });
      wizard.hide();
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(last, edited.values)]);
      await wizard.resolve();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      wizard.hide();
      wizard.send({ type: 'draft.save' });
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands()).toEqual([keep(last, edited.values), { type: 'discard' }]);
    });

    it.each(['editing', 'failed'])('is discarded with unsaved edits by draft.discard (%s)', async (from) => {
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
      expect(wizard.state()).toEqual(first);
      expect(wizard.isUnsaved()).toBe(false);
      expect(wizard.context()).toEqual({
        ...{ values: empty, blank: empty, furthest: first, errors: {}, attempts: 0 },
        ...{ isRestored: false, failure: null },
      });
    });

    it('is reported as unsaved after a failed write, and is written again when the page is hidden', async () => {
      const wizard = await start(atStep(first));
      wizard.fill(edited.values);
      wizard.clock.increment(draftDelay);
      wizard.report('write.failed');
      wizard.hide();
      expect(wizard.isUnsaved()).toBe(true);
      expect(wizard.commands()).toEqual(Array(2).fill(keep(first, edited.values)));
      wizard.report('write.done');
      wizard.hide();
      expect([wizard.isUnsaved(), wizard.commands().length]).toEqual([false, 2]);
    });

    it('is written after the usual delay even if an earlier write fails while the user types', async () => {
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
      // An edit during the write makes the draft unsaved again.
      wizard.send(edit(edited.field, edited.values));
      expect(wizard.isUnsaved()).toBe(true);
      wizard.report('write.done');
      wizard.clock.increment(draftDelay);
      expect([wizard.isUnsaved(), wizard.commands().length]).toEqual([false, 3]);
    });
  });
}
