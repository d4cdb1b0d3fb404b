import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

// What the stories of the three wizards have in common.

type Canvas = StoryContext['canvas'];
type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;

export const phone = { viewport: { value: 'phone', isRotated: false } };

/** On to the next step; on the last one it submits. */
export const next = { type: 'step.next' } as const;

/** What the device says when it has no room. */
export const notStored = 'This device could not store it. What you typed is still here: please try again.';

export const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** Waits until it is known whether there is a draft: from then on Next goes on. */
export const draftIsRead = ({ canvas }: Pick<Shown, 'canvas'>) =>
  waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy'));

/** What fields of the step say; a number as the language writes it. */
export const shows =
  (...values: (string | number)[]) =>
  async ({ canvas, canvasElement }: Shown) => {
    const { lang } = canvasElement.ownerDocument.documentElement;
    for (const value of values) {
      const text = typeof value === 'number' ? value.toLocaleString(lang) : value;
      await expect(await canvas.findByDisplayValue(text)).toBeVisible();
    }
  };

/** The step says what is wrong with it. */
export const complains = ({ canvasElement }: Shown) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());

/** What was sent is on its way, and there is no way back. */
export const isBusy = ({ canvasElement }: Shown) =>
  waitFor(async () => {
    const submit = canvasElement.querySelector('form button[type="submit"]');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit?.previousElementSibling).toBeDisabled();
  });

/** The page keeps to its width. */
export const noOverflow = async (shown: Shown) => {
  await draftIsRead(shown);
  const page = shown.canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};
