import { type Parts, startOnFakes } from '@kit/machine';
import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { draftDelay } from '@/data/schema/constants';
import type { FieldErrors } from '@/data/schema/wizard';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
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
  draft: WizardStart<Step, Values> | 'existing' | Error | null = null,
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

/** All that every wizard promises (spec section 4), for one of them. */
export function describeWizard<Step extends string, Values extends object>(
  name: string,
  facts: WizardFacts<Step, Values>,
) {
  const { machine, steps, empty, complete, edited, wrong, missing, failedAt } = facts;
  const written = facts.written ?? ((values: Values) => values);
  type Event = WizardEvent<Step, Values>;
  type Field = keyof Values & string;
  const start = (draft?: WizardDraft<Step, Values> | Error | null, early: Event[] = []) =>
    startWizard(machine, draft, early);
  const first = steps[0];
  const last = steps.at(-1) as Step;
  const asking = steps.filter((step) => missing[step]);
  const edit = (field: Field, values: Values): Event => ({ type: 'field.edit', field, value: values[field] });
  const go = (step: Step): Event => ({ type: 'step.go', step });
  const next: Event = { type: 'step.next' };
  const back: Event = { type: 'step.back' };
  const atStep = (step: Step, values = complete): WizardDraft<Step, Values> => ({
    values,
    step,
    furthest: last,
  });
  const keep = (step: Step, values: Values, furthest: Step = last) => ({
    type: 'keep',
    draft: { values: written(values), step, furthest },
  });

  describe(`${name}: the steps`, () => {
    it('are gone through one after the other, up to the submission', async () => {
      const wizard = await start();
      wizard.fill(complete);
      for (const step of steps) {
        expect([wizard.state(), wizard.context().furthest]).toEqual([step, step]);
        wizard.send(next);
      }
      expect([wizard.state(), wizard.step()]).toEqual(['submitting', last]);
    });

    it('are gone back through whatever they say, and stay reached', async () => {
      const wizard = await start(atStep(last, empty));
      for (const step of [...steps].reverse()) {
        expect([wizard.state(), wizard.context().furthest]).toEqual([step, last]);
        wizard.send(back);
      }
      expect(wizard.state()).toBe(first);
    });

    it.each(steps)('up to %s, reached before, can be gone to, and no later one', async (furthest) => {
      for (const [at, step] of steps.entries()) {
        const wizard = await start({ values: complete, step: first, furthest });
        wizard.send(go(step));
        const isReached = at <= steps.indexOf(furthest);
        expect([wizard.state(), wizard.context().furthest]).toEqual([isReached ? step : first, furthest]);
        expect(wizard.commands().length).toBe(isReached && at > 0 ? 1 : 0);
      }
    });

    it.each(steps)('from %s lead back to the first one, with the draft, or without any', async (step) => {
      for (const event of [go(first), { type: 'draft.discard' }] as Event[]) {
        const wizard = await start(atStep(step, empty));
        wizard.send(edit(edited.field, edited.values), event);
        const typed = { ...empty, [edited.field]: edited.values[edited.field] };
        const values = event.type === 'step.go' ? typed : empty;
        expect([wizard.state(), wizard.context().values]).toEqual([first, values]);
      }
    });
  });

  describe.each(Object.entries(wrong) as [Step, NonNullable<(typeof wrong)[Step]>][])(
    `${name}: %s that is wrong`,
    (step, { values, errors }) => {
      it.each<[string, Step, Event]>([
        ['the next step', step, next],
        ['a later step', step, go(last)],
        ['a step beyond', first, go(last)],
        ['a submission', last, next],
      ])('holds up the way to %s, and says why', async (_, from, event) => {
        const wizard = await start(atStep(from, values));
        wizard.send(event);
        expect([wizard.state(), wizard.context().errors]).toEqual([step, errors]);
      });

      const again: Event[] = [{ type: 'submit.retry' }, ...(failedAt === last ? [next] : [])];
      it.each(again)('holds up another attempt to submit by $type', async (event) => {
        const wizard = await start(atStep(last));
        wizard.send(next);
        wizard.fill(values);
        await wizard.reject(new Error('Refused'));
        wizard.send(event);
        expect([wizard.state(), wizard.context()]).toMatchObject([step, { errors, failure: null }]);
      });

      it('says so until it is right or gone back from', async () => {
        const [field] = Object.keys(errors) as Field[];
        for (const event of [edit(field as Field, complete), back]) {
          const wizard = await start(atStep(step, values));
          wizard.send(next, event);
          expect(wizard.context().errors).toEqual(event === back && step === first ? errors : {});
        }
      });
    },
  );

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
    it.each(asking)(`${name}: %s says what is missing, and counts the attempts to go on`, async (step) => {
      const wizard = await start(atStep(step, empty));
      wizard.send(next);
      expect(wizard.context().errors).toEqual(missing[step]);
      const [field, ...others] = Object.keys(missing[step] ?? {}) as Field[];
      wizard.send(edit(field as Field, empty));
      expect(Object.keys(wizard.context().errors)).toEqual(others);
      wizard.send(next);
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

    it.each<[string, string, Event]>([
      ['on', steps[steps.indexOf(failedAt) + 1] ?? 'submitting', next],
      ['back', steps[Math.max(0, steps.indexOf(failedAt) - 1)] as Step, back],
      ['to a step', failedAt === first ? last : first, go(failedAt === first ? last : first)],
      ['on by typing', failedAt, edit(edited.field, complete)],
    ])('lets one go %s', async (_, state, event) => {
      const wizard = await submitting();
      await wizard.reject(inUse);
      wizard.send(event);
      const isStill = event === back && failedAt === first;
      expect([wizard.state(), wizard.context().failure === null]).toEqual([
        isStill ? 'failed' : state,
        !isStill,
      ]);
    });

    it('loses nothing of what was typed meanwhile either', async () => {
      const wizard = await submitting(complete);
      wizard.send(edit(edited.field, edited.values));
      await wizard.reject(inUse);
      wizard.clock.increment(draftDelay);
      expect([wizard.submitted(), wizard.context().values]).toEqual([[complete], edited.values]);
      expect(wizard.commands()).toEqual([keep(last, complete), keep(failedAt, edited.values)]);
    });

    it.each([new DOMException('No room', 'QuotaExceededError'), undefined])(
      'is a failure of the device, whatever its message: %s',
      async (error) => {
        const wizard = await submitting();
        await wizard.reject(error);
        expect(wizard.context()).toMatchObject({ failure: { kind: 'device' }, values: edited.values });
      },
    );
  });

  describe(`${name}: the draft`, () => {
    it.each([
      ['with something typed', { values: edited.values, step: last, furthest: last }, true],
      ['with nothing typed', { values: structuredClone(empty), step: last, furthest: last }, false],
      ['that does not exist', null, false],
      ['that can’t be read', new Error('No room'), false],
    ])(
      '%s is gone on with, and reported as restored only where there is one',
      async (_, draft, isRestored) => {
        const wizard = await start(draft);
        expect(wizard.restoring.hasTag('restoring')).toBe(true);
        expect(wizard.actor.getSnapshot().hasTag('restoring')).toBe(false);
        const { values, step, furthest } =
          draft && 'values' in draft ? draft : { values: empty, step: first, furthest: first };
        expect([wizard.state(), wizard.commands()]).toEqual([step, []]);
        expect(wizard.context()).toMatchObject({ values, furthest, isRestored });
      },
    );

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

    it('that the device refuses is unsaved until it takes one, which leaving tries', async () => {
      const wizard = await start(atStep(first));
      wizard.fill(edited.values);
      wizard.clock.increment(draftDelay);
      wizard.report('write.failed');
      wizard.hide();
      expect([wizard.isUnsaved(), wizard.commands()]).toEqual([
        true,
        Array(2).fill(keep(first, edited.values)),
      ]);
      wizard.report('write.done');
      wizard.hide();
      expect([wizard.isUnsaved(), wizard.commands().length]).toEqual([false, 2]);
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
