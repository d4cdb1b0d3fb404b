import { describe, expect, it, vi } from 'vitest';
import {
  type ActorLogic,
  createActor,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, type TraversalOptions } from 'xstate/graph';
import { draftDelay } from '@/data/schema/constants';
import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';
import type { createWizardMachine } from '@/machines/wizard/createWizardMachine';
import type {
  DraftCommand,
  DraftReport,
  WizardContext,
  WizardDraft,
  WizardEvent,
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

type Answer = { promise: Promise<void>; resolve: () => void; reject: (error: unknown) => void };
function answer(): Answer {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
export const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A wizard on a device that has this draft, or that can't be read. */
export async function startWizard<Step extends string, Values extends object>(
  machine: Machine<Step, Values>,
  draft: WizardDraft<Step, Values> | Error | null = null,
) {
  const clock = new SimulatedClock();
  const commands: DraftCommand<Step, Values>[] = [];
  const submitted: Values[] = [];
  let submission = answer();
  let report: (type: DraftReport['type']) => void = () => {};
  const provided = machine.provide({
    actors: {
      loadDraft: fromPromise<WizardDraft<Step, Values> | null, void>(async () => {
        if (draft instanceof Error) throw draft;
        return draft;
      }),
      draftStore: fromCallback<DraftCommand<Step, Values>, void>(({ receive, sendBack }) => {
        report = (type) => sendBack({ type });
        receive((command) => {
          commands.push(command);
        });
      }),
      submit: fromPromise<void, { values: Values }>(({ input }) => {
        submission = answer();
        submitted.push(input.values);
        return submission.promise;
      }),
    },
  });
  const actor = createActor(provided, { clock }).start();
  const restoring = actor.getSnapshot();
  await settle();
  return {
    actor,
    clock,
    restoring,
    /** What the device was told, in order. */
    commands,
    submitted,
    report: (type: DraftReport['type']) => report(type),
    resolve: async () => {
      submission.resolve();
      await settle();
    },
    reject: async (error: unknown) => {
      submission.reject(error);
      await settle();
    },
    send: (event: WizardEvent<Step, Values>) => actor.send(event as EventFromLogic<typeof provided>),
    state: () => actor.getSnapshot().value as string,
    context: () => actor.getSnapshot().context,
  };
}

/** Where a wizard stands, as far as it decides what may happen next. */
type Standing = {
  state: string;
  furthest: string;
  errors: FieldErrors;
  failure: WizardFailure | null;
};

/** All that every wizard promises (spec section 4), for one of them. */
export function describeWizard<Step extends string, Values extends object>(
  name: string,
  {
    machine,
    steps,
    empty,
    complete,
    edited,
    wrong,
    missing,
    failedAt,
    written = (values) => values,
  }: WizardFacts<Step, Values>,
) {
  type Event = WizardEvent<Step, Values>;
  /** What its actors may answer. */
  type Said = { type: `xstate.${string}`; output?: WizardDraft<Step, Values> | null; error?: Error };
  type Seen = Snapshot<unknown> & { value: string; context: WizardContext<Step, Values> };
  const start = (draft?: WizardDraft<Step, Values> | Error | null) => startWizard(machine, draft);
  const first = steps[0];
  const last = steps.at(-1) as Step;
  const wrongs = Object.entries(wrong) as [Step, { values: Values; errors: FieldErrors }][];
  const asking = wrongs.map(([step]) => step);
  const everyValues = [complete, ...wrongs.map(([, { values }]) => values)];
  const atStep = (step: Step, values = complete): WizardDraft<Step, Values> => ({
    values,
    step,
    furthest: last,
  });
  const keep = (step: Step, values: Values, furthest: Step = last) => ({
    type: 'keep',
    draft: { values: written(values), step, furthest },
  });

  const standing = ({ value, context: { furthest, errors, failure } }: Seen): Standing => ({
    state: value,
    furthest,
    errors,
    failure,
  });

  const done = (state: string): Said => ({ type: `xstate.done.actor.0.${machine.id}.${state}` });
  const failed = (state: string): Said => ({
    type: `xstate.error.actor.0.${machine.id}.${state}`,
    error: new Error('Refused'),
  });
  /** What a person may do, in whatever state. */
  const acts: Event[] = [
    ...everyValues.flatMap((values): Event[] => [
      { type: 'step.next', values },
      { type: 'submit.retry', values },
      ...steps.map((step): Event => ({ type: 'step.go', step, values })),
    ]),
    { type: 'step.back', values: empty },
    { type: 'field.edit', ...edited },
    { type: 'draft.keep' },
    { type: 'draft.discard' },
    { type: 'draft.kept' },
    { type: 'draft.refused' },
  ];
  /** What its actors may answer, in the states that ask them. */
  const answers: Record<string, Said[]> = {
    restoring: [
      { ...done('restoring'), output: null },
      ...steps.map((step) => ({ ...done('restoring'), output: atStep(step) })),
      failed('restoring'),
    ],
    submitting: [done('submitting'), failed('submitting')],
  };

  /** Spec section 4, as a sum. */
  function expected(before: Standing, event: Event | Said): Standing {
    const { state, furthest } = before;
    const has = (step: Step, values: Values) => wrong[step]?.values === values;
    const complain = (step: Step) => ({
      state: step,
      furthest,
      errors: wrong[step]?.errors ?? {},
      failure: null,
    });
    const arrive = (step: Step) => ({
      state: step,
      furthest: steps[Math.max(steps.indexOf(furthest as Step), steps.indexOf(step))] as Step,
      errors: {},
      failure: null,
    });
    if (event.type === done('restoring').type) {
      const draft = (event as Said).output;
      return { ...before, state: draft?.step ?? first, furthest: draft?.furthest ?? first };
    }
    if (event.type === failed('restoring').type) return { ...before, state: first };
    if (event.type === done('submitting').type) return { ...before, state: 'done' };
    if (event.type === failed('submitting').type)
      return { ...before, state: 'failed', failure: { kind: 'device' } };

    const step = state === 'failed' ? failedAt : (state as Step);
    const at = steps.indexOf(step);
    if (at < 0) return before;
    const act = event as Event;
    const submit = (values: Values) => {
      const bad = steps.find((each) => has(each, values));
      return bad ? complain(bad) : { state: 'submitting', furthest, errors: {}, failure: null };
    };
    switch (act.type) {
      case 'step.next': {
        const next = steps[at + 1];
        if (!next) return submit(act.values);
        return has(step, act.values) ? complain(step) : arrive(next);
      }
      case 'step.back':
        return at === 0 ? before : arrive(steps[at - 1] as Step);
      case 'step.go': {
        const to = steps.indexOf(act.step);
        if (to === at || to > steps.indexOf(furthest as Step)) return before;
        const bad = steps.find((each, index) => index >= at && index < to && has(each, act.values));
        return bad ? complain(bad) : arrive(act.step);
      }
      case 'submit.retry':
        return state === 'failed' ? submit(act.values) : before;
      case 'field.edit': {
        const { [act.field]: _forgiven, ...errors } = before.errors;
        return { state: step, furthest, errors, failure: null };
      }
      case 'draft.discard':
        return { state: first, furthest: first, errors: {}, failure: null };
      default:
        return before;
    }
  }

  const logic = machine as unknown as ActorLogic<Seen, Event | Said, void>;
  const everywhere: TraversalOptions<Seen, Event | Said, void> = {
    events: ({ status, value }) => (status === 'active' ? [...acts, ...(answers[value] ?? [])] : []),
    serializeState: (seen) => JSON.stringify(standing(seen)),
  };

  describe(`${name}: every event in every state`, () => {
    it('does what the specification says, or nothing', () => {
      const edges = adjacencyMapToArray(getAdjacencyMap(logic, everywhere));
      const surprises = edges.flatMap(({ state, event, nextState }) => {
        const shouldBe = expected(standing(state), event);
        const is = standing(nextState);
        return JSON.stringify(is) === JSON.stringify(shouldBe)
          ? []
          : [{ before: standing(state), event, is, shouldBe }];
      });
      // Enough to see what is wrong.
      expect(surprises.slice(0, 3)).toEqual([]);

      const seen = new Set(edges.map(({ state, event }) => `${state.value} ${event.type}`));
      const types = [...new Set(acts.map(({ type }) => type))];
      const states = ['restoring', ...steps, 'submitting', 'failed'];
      const forgotten = states.flatMap((state) =>
        types.map((type) => `${state} ${type}`).filter((pair) => !seen.has(pair)),
      );
      expect(forgotten).toEqual([]);
    });

    it('gets everywhere it can be with real actors too', async () => {
      const paths = getShortestPaths(logic, everywhere);
      for (const { state, steps: way } of paths) {
        const [loaded, ...events] = way
          .map(({ event }) => event)
          .filter(({ type }) => type !== 'xstate.init');
        if (!loaded) continue;
        const draft =
          loaded.type === failed('restoring').type ? new Error('No room') : (loaded as Said).output;
        const wizard = await start(draft);
        for (const event of events) {
          if (event.type === done('submitting').type) await wizard.resolve();
          else if (event.type === failed('submitting').type) await wizard.reject(new Error('Refused'));
          else wizard.send(event as Event);
        }
        expect(standing(wizard.actor.getSnapshot() as Seen)).toEqual(standing(state));
        wizard.actor.stop();
      }
      const states = new Set(paths.map(({ state }) => state.value));
      expect(states).toEqual(new Set(['restoring', ...steps, 'submitting', 'failed', 'done']));
    });
  });

  describe(`${name}: forth and back`, () => {
    it('goes through all of its steps and submits what it has', async () => {
      const wizard = await start();
      for (const step of steps) {
        expect(wizard.state()).toBe(step);
        wizard.send({ type: 'step.next', values: complete });
      }
      expect(wizard.state()).toBe('submitting');
      expect(wizard.actor.getSnapshot().hasTag('busy')).toBe(true);
      expect(wizard.submitted).toEqual([complete]);
      await wizard.resolve();
      expect(wizard.actor.getSnapshot()).toMatchObject({ status: 'done', value: 'done' });
    });

    it('goes back as it is, with nothing filled in', async () => {
      const wizard = await start(atStep(last));
      for (const step of [...steps].reverse()) {
        expect(wizard.state()).toBe(step);
        wizard.send({ type: 'step.back', values: empty });
      }
      expect(wizard.state()).toBe(first);
      expect(wizard.context()).toMatchObject({ values: empty, furthest: last, errors: {}, attempts: 0 });
    });
  });

  if (asking.length > 0)
    describe(`${name}: errors`, () => {
      it.each(asking)('%s says what is missing, all of it, only when one tries to go on', async (step) => {
        const wizard = await start(atStep(step, empty));
        expect(wizard.context()).toMatchObject({ errors: {}, attempts: 0 });
        wizard.send({ type: 'field.edit', field: edited.field, values: empty });
        expect(wizard.context()).toMatchObject({ errors: {}, attempts: 0 });
        wizard.send({ type: 'step.next', values: empty });
        wizard.send({ type: 'step.next', values: empty });
        expect(wizard.state()).toBe(step);
        expect(wizard.context()).toMatchObject({ errors: missing[step], attempts: 2 });
      });

      it.each(asking)('%s forgives each field as it is edited, and only that one', async (step) => {
        const wizard = await start(atStep(step, empty));
        wizard.send({ type: 'step.next', values: empty });
        const fields = Object.entries(missing[step] ?? {});
        for (const [index, [field]] of fields.entries()) {
          wizard.send({ type: 'field.edit', field, values: empty });
          expect(wizard.context().errors).toEqual(Object.fromEntries(fields.slice(index + 1)));
        }
        expect(wizard.state()).toBe(step);
      });

      it.each(asking)('%s takes its errors along when it is left', async (step) => {
        const to = step === first ? last : first;
        const wizard = await start(atStep(step, empty));
        wizard.send({ type: 'step.next', values: empty });
        wizard.send({ type: 'step.go', step: to, values: step === first ? complete : empty });
        expect(wizard.state()).toBe(to);
        expect(wizard.context().errors).toEqual({});
        wizard.send({ type: 'step.go', step, values: complete });
        expect(wizard.state()).toBe(step);
        expect(wizard.context()).toMatchObject({ errors: {}, attempts: 1 });
      });

      it('complains on its last step about the first that no longer holds', async () => {
        const wizard = await start(atStep(last));
        wizard.send({ type: 'step.next', values: empty });
        expect(wizard.state()).toBe(asking[0]);
        expect(wizard.context()).toMatchObject({ errors: missing[asking[0] as Step], attempts: 1 });
        expect(wizard.submitted).toEqual([]);
      });
    });

  describe(`${name}: a refused submission`, () => {
    const inUse = Object.assign(new Error('In use (auth/email-already-in-use).'), {
      code: 'auth/email-already-in-use',
    });
    const refused = async () => {
      const wizard = await start(atStep(last));
      wizard.send({ type: 'step.next', values: edited.values });
      expect(wizard.context().heldAt).toBe(last);
      await wizard.reject(inUse);
      return wizard;
    };

    it('loses nothing and says why', async () => {
      const wizard = await refused();
      expect(wizard.state()).toBe('failed');
      expect(wizard.actor.getSnapshot().hasTag('editing')).toBe(true);
      expect(wizard.context()).toMatchObject({
        failure: { kind: 'provider', message: 'In use (auth/email-already-in-use).' },
        values: edited.values,
        heldAt: failedAt,
        furthest: last,
      });
      expect(wizard.commands).toEqual([keep(last, edited.values)]);
    });

    it.each([
      new Error('The disk is full.'),
      new DOMException('No room', 'QuotaExceededError'),
      new TypeError('Failed to fetch'),
      'No network',
      undefined,
    ])('is the device’s own matter, whatever it says: %s', async (error) => {
      const wizard = await start(atStep(last));
      wizard.send({ type: 'step.next', values: edited.values });
      await wizard.reject(error);
      expect(wizard.context()).toMatchObject({ failure: { kind: 'device' }, values: edited.values });
    });

    it('is tried again, as often as one likes', async () => {
      const wizard = await refused();
      wizard.send({ type: 'submit.retry', values: complete });
      expect(wizard.context()).toMatchObject({ failure: null, heldAt: failedAt });
      await wizard.reject(inUse);
      expect(wizard.context().failure).toMatchObject({ kind: 'provider' });
      wizard.send({ type: 'submit.retry', values: edited.values });
      await wizard.resolve();
      expect(wizard.actor.getSnapshot().status).toBe('done');
      expect(wizard.submitted).toEqual([edited.values, complete, edited.values]);
    });

    it('is no longer spoken of once something is edited', async () => {
      const wizard = await refused();
      wizard.send({ type: 'field.edit', ...edited });
      expect(wizard.state()).toBe(failedAt);
      expect(wizard.context().failure).toBeNull();
      wizard.clock.increment(draftDelay);
      expect(wizard.commands.slice(1)).toEqual([keep(failedAt, edited.values)]);
    });
  });

  describe(`${name}: the draft`, () => {
    it.each(steps)('comes back at %s', async (step) => {
      const draft = { values: edited.values, step, furthest: last };
      const wizard = await start(draft);
      expect(wizard.restoring.value).toBe('restoring');
      expect(wizard.state()).toBe(step);
      expect(wizard.context()).toMatchObject({ values: edited.values, furthest: last, isRestored: true });
      expect(wizard.commands).toEqual([]);
    });

    it.each(steps)('is not spoken of at %s when nothing was typed', async (step) => {
      const wizard = await start({ values: structuredClone(empty), step, furthest: last });
      expect(wizard.state()).toBe(step);
      expect(wizard.context()).toMatchObject({ furthest: last, isRestored: false });
    });

    it.each([null, new Error('No room')])('begins at the beginning without one (%s)', async (draft) => {
      const wizard = await start(draft);
      expect(wizard.state()).toBe(first);
      expect(wizard.context()).toMatchObject({ values: empty, furthest: first, isRestored: false });
    });

    it('is written so long after the first of several changes, once', async () => {
      const wizard = await start();
      wizard.send({ type: 'field.edit', field: edited.field, values: complete });
      wizard.clock.increment(draftDelay - 1);
      wizard.send({ type: 'field.edit', ...edited });
      expect(wizard.commands).toEqual([]);
      wizard.clock.increment(1);
      expect(wizard.commands).toEqual([keep(first, edited.values, first)]);
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands).toHaveLength(1);
      wizard.send({ type: 'field.edit', field: edited.field, values: complete });
      wizard.clock.increment(draftDelay);
      expect(wizard.commands.slice(1)).toEqual([keep(first, complete, first)]);
      expect(draftDelay).toBeLessThanOrEqual(500);
    });

    it('is written with every step, at once', async () => {
      const wizard = await start(atStep(first));
      wizard.send({ type: 'field.edit', ...edited });
      for (const _ of steps.slice(1)) wizard.send({ type: 'step.next', values: edited.values });
      wizard.send({ type: 'step.back', values: complete });
      wizard.send({ type: 'step.go', step: first, values: complete });
      expect(wizard.commands).toEqual([
        ...steps.slice(1).map((step) => keep(step, edited.values)),
        keep(steps.at(-2) as Step, complete),
        keep(first, complete),
      ]);
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands).toHaveLength(steps.length + 1);
    });

    it('is written when the page is left, if there is something to write', async () => {
      const wizard = await start();
      wizard.send({ type: 'draft.keep' });
      expect(wizard.commands).toEqual([]);
      wizard.send({ type: 'field.edit', ...edited });
      wizard.send({ type: 'draft.keep' });
      wizard.send({ type: 'draft.keep' });
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands).toEqual([keep(first, edited.values, first)]);
    });

    it('is written before it is submitted, and gone for good after', async () => {
      const wizard = await start(atStep(last));
      wizard.send({ type: 'field.edit', ...edited });
      wizard.send({ type: 'step.next', values: edited.values });
      expect(wizard.commands).toEqual([keep(last, edited.values)]);
      wizard.send({ type: 'draft.keep' });
      wizard.clock.increment(10 * draftDelay);
      await wizard.resolve();
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      wizard.send({ type: 'draft.keep' });
      wizard.clock.increment(10 * draftDelay);
      expect(wizard.commands).toEqual([keep(last, edited.values), { type: 'discard' }]);
    });

    it.each([...steps, 'failed' as const])(
      'is discarded from %s, with what was about to be written',
      async (from) => {
        const wizard = await start(atStep(from === 'failed' ? last : from));
        if (from === 'failed') {
          wizard.send({ type: 'step.next', values: complete });
          await wizard.reject(new Error('Refused'));
        } else {
          if (asking.includes(from)) wizard.send({ type: 'step.next', values: empty });
          wizard.send({ type: 'field.edit', ...edited });
        }
        expect(wizard.state()).toBe(from);
        wizard.commands.length = 0;
        wizard.send({ type: 'draft.discard' });
        wizard.send({ type: 'draft.keep' });
        wizard.clock.increment(10 * draftDelay);
        expect(wizard.commands).toEqual([{ type: 'discard' }]);
        expect(wizard.state()).toBe(first);
        expect(wizard.context()).toEqual({
          values: empty,
          furthest: first,
          heldAt: null,
          errors: {},
          attempts: 0,
          isRestored: false,
          isEdited: false,
          isUnsaved: false,
          failure: null,
        });
      },
    );

    it('that the device refuses is said so, until it takes one', async () => {
      const wizard = await start();
      wizard.send({ type: 'field.edit', ...edited });
      wizard.clock.increment(draftDelay);
      wizard.report('draft.refused');
      expect(wizard.context().isUnsaved).toBe(true);
      // Whoever leaves now has not lost it yet.
      wizard.send({ type: 'draft.keep' });
      expect(wizard.commands).toEqual([keep(first, edited.values, first), keep(first, edited.values, first)]);
      wizard.report('draft.kept');
      expect(wizard.context().isUnsaved).toBe(false);
      wizard.send({ type: 'draft.keep' });
      expect(wizard.commands).toHaveLength(2);
    });
  });
}
