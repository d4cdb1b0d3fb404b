import type { AppParameters } from '@kit/app/app';
import { draftRecord } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { WizardEvent } from '@/machines/wizard/types';
import { changed, never, noRoom } from './answers';
import { type Canvas, early, ending, noOverflow, on, resting, type Shown } from './screen';

// Shared by the stories of the three wizards.

type Port = 'listing' | 'registration' | 'onboarding';

/** Returns functions for the stories of a wizard. `id`: its machine. `owner`: the account of its drafts. */
export function wizard<Values, Step extends string>(id: string, port: Port, owner: string) {
  type Event = WizardEvent<Step, Values>;
  const rests = resting<Event>(id);
  const ends = ending(rests);
  const edits = (step: Step, ...events: Event[]) => rests(`open.steps.${step}.editing`, ...events);
  /** Returns the parameters of a story with a stored draft, last edited on this step. */
  const draft = (values: Values, step: Step, furthest?: Step): Pick<AppParameters, 'records'> => ({
    records: { [owner]: [draftRecord(`${port}Draft`, values as object, step, furthest)] },
  });
  const unread = on({ services: ({ drafts }) => ({ drafts: { ...drafts, [port]: never } }) });
  return {
    rests,
    ends,
    edits,
    /** A story that submits a stored draft from the last step. */
    submitting: (values: Values, last: Step) => (app: Partial<AppParameters>, state: string) =>
      ends(on({ ...draft(values, last), ...app }), state, next),
    draft,
    at: (step: Step, values: Values, ...events: Event[]) => ({
      ...on(draft(values, step)),
      ...edits(step, ...events),
    }),
    /** The wizard looks for a stored draft. The form is already usable, and input overrides the draft. */
    restoring: {
      ...ends(unread, 'open.steps.restoring'),
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      },
    },
    /** The user has pressed Next while the draft loads: the button is busy until the draft has loaded. */
    continuing: {
      parameters: { ...unread, ...early(rests('open.steps.restoring.continuing', next)) },
      play: async ({ canvas }: Shown) => {
        await expect(await canvas.findByRole('button', { busy: true })).toBeDisabled();
      },
    },
    /** A story in which an edit of this field can't be stored, because storage is full. */
    unsaved: (step: Step, field: keyof Values & string) =>
      ends(
        on({
          services: ({ drafts }) => ({
            drafts: {
              ...drafts,
              [port]: changed(drafts[port] as LazyPort<DraftStore<unknown>>, () => ({ save: noRoom })),
            },
          }),
        }),
        ['open.draft.failed', `open.steps.${step}.editing`],
        { type: 'field.edit', field, value: 'W' as Values[keyof Values & string] },
      ),
  };
}

/** Moves to the next step, or submits on the last one. */
export const next = { type: 'step.next' } as const;

/** The message when storage is full. */
export const notStored = 'Couldn’t save this on your device. Your answers are still here. Try again.';

export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Waits until the wizard has looked for a stored draft. Next works only after that. */
export const draftIsRead = ({ canvas }: Pick<Shown, 'canvas'>) =>
  waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy'));

/** Expects the step to have fields with these values. */
export const shows =
  (...values: string[]) =>
  async ({ canvas }: Pick<Shown, 'canvas'>) => {
    for (const value of values) await expect(await canvas.findByDisplayValue(value)).toBeVisible();
  };

/** Waits until exactly these choices of the step are selected. */
export const chosen =
  (...names: string[]) =>
  async ({ canvasElement }: Pick<Shown, 'canvasElement'>) => {
    const checked = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input:checked')];
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(names));
  };

/** Expects these error messages on the step. */
export const complains =
  (...texts: string[]) =>
  async ({ canvas, canvasElement }: Shown) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };

/** Waits until the draft is read, and expects no horizontal overflow. */
export const holds = async (shown: Shown) => {
  await draftIsRead(shown);
  await noOverflow(shown);
};
