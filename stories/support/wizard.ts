import type { AppParameters } from '@kit/app/app';
import { draftRecord } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { Opening } from '@/data/ports/Opening';
import type { WizardEvent } from '@/machines/wizard/types';
import { changed, never, noRoom } from './answers';
import { type Canvas, noOverflow, on, resting, type Shown } from './screen';

// What the stories of the three wizards have in common.

type Port = 'listing' | 'registration' | 'onboarding';

/** A wizard by its machine's id, with drafts of this kind that an owner has on the device. */
export function wizard<Values, Step extends string>(id: string, port: Port, owner: string) {
  type Event = WizardEvent<Step, Values>;
  const rests = resting<Event>(id);
  const edits = (step: Step, ...events: Event[]) => rests(`open.steps.${step}.editing`, ...events);
  /** With a draft on the device, left on this step. */
  const draft = (values: Values, step: Step, furthest?: Step): Pick<AppParameters, 'records'> => ({
    records: { [owner]: [draftRecord(`${port}Draft`, values as object, step, furthest)] },
  });
  return {
    rests,
    edits,
    draft,
    at: (step: Step, values: Values, ...events: Event[]) => ({
      ...on(draft(values, step)),
      ...edits(step, ...events),
    }),
    /** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
    restoring: {
      parameters: {
        ...on({ services: ({ drafts }) => ({ drafts: { ...drafts, [port]: never } }) }),
        ...rests('open.steps.restoring'),
      },
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      },
    },
    /** The device refuses what is typed into this field. */
    unsaved: (step: Step, field: keyof Values & string) => ({
      parameters: {
        ...on({
          services: ({ drafts }) => ({
            drafts: {
              ...drafts,
              [port]: changed(drafts[port] as Opening<DraftStore<unknown>>, () => ({ keep: noRoom })),
            },
          }),
        }),
        ...rests(['open.draft.failed', `open.steps.${step}.editing`], {
          type: 'field.edit',
          field,
          value: 'W' as Values[keyof Values & string],
        }),
      },
    }),
  };
}

/** On to the next step; on the last one it submits. */
export const next = { type: 'step.next' } as const;

/** What the device says when it has no room. */
export const notStored = 'Couldn’t save this on your device. Your answers are still here. Try again.';

export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Waits until it is known whether there is a draft: from then on Next goes on. */
export const draftIsRead = ({ canvas }: Pick<Shown, 'canvas'>) =>
  waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy'));

/** An amount as a field in rupees shows it: grouped as in India, in English too. */
export const rupees = (value: number) => (language: string) =>
  value.toLocaleString(language === 'en' ? 'en-IN' : language);

/** Fields of the step show these values, numbers in the format of the language. */
export const shows =
  (...values: (string | number | ((language: string) => string))[]) =>
  async ({ canvas, canvasElement }: Shown) => {
    const { lang } = canvasElement.ownerDocument.documentElement;
    for (const value of values) {
      const text =
        typeof value === 'function'
          ? value(lang)
          : typeof value === 'number'
            ? value.toLocaleString(lang)
            : value;
      await expect(await canvas.findByDisplayValue(text)).toBeVisible();
    }
  };

/** These are chosen on the step, and no others. */
export const chosen =
  (...names: string[]) =>
  async ({ canvasElement }: Pick<Shown, 'canvasElement'>) => {
    const checked = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input:checked')];
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(names));
  };

/** The step says what is wrong with it. */
export const complains =
  (...texts: string[]) =>
  async ({ canvas, canvasElement }: Shown) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
    for (const text of texts) await expect(canvas.getByText(text)).toBeVisible();
  };

/** The draft is read, and the page keeps to its width. */
export const holds = async (shown: Shown) => {
  await draftIsRead(shown);
  await noOverflow(shown);
};
