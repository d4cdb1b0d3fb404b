import { type AppParameters, app } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { EventObject } from 'xstate';

// What the stories of all screens have in common.

export type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;
export type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;
export type Canvas = StoryContext['canvas'];

/** A page at an address, on a device, among services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

/** What of the app differs from what the stories of a page begin with. */
export const on = (parameters: Partial<AppParameters>) => ({ app: parameters });

/** A page as wide as the window. */
export const wide = {
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, height: '720px' } },
};

/** For a machine: the state that a story rests in, and the events before it. */
export const resting =
  <Event extends EventObject>(id: string) =>
  (state: string | readonly string[], ...events: readonly Event[]) => ({ machine: { id, state, events } });

/** The same with delays that don't pass: for a state that would end by itself. */
export const still = <Machine extends object>({ machine }: { machine: Machine }) => ({
  machine: { ...machine, isStill: true },
});

export const phone = { viewport: { value: 'phone' } };
/** Where a layout is most at risk: little room, high letters, dark colours. */
export const hindiPhone = { ...phone, locale: 'hi', theme: 'dark' };

/** The page keeps to its width. */
export const noOverflow = async ({ canvasElement }: Pick<Shown, 'canvasElement'>) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

/** The records of these kinds that the device has stored for an owner. */
export const storedOf = async (owner: string, ...kinds: string[]) =>
  (await app.device.readAll(owner)).filter(({ kind }) => kinds.includes(kind));

/** Presses the button of this name, as soon as it is there. */
export const press = async ({ canvas, userEvent }: Person, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** For `play`: these texts are shown. */
export const showing =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: Pick<Shown, 'canvas'>) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

/** The link of this name has this address. */
export const leadsTo = async (canvas: Pick<Canvas, 'findByRole'>, name: string | RegExp, href: string) =>
  expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);

/** A toast, or an alert of the page, says this. */
export const alertSays = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
export const notSaved = 'Your last change couldn’t be saved on this device';
export const setAside = '2 saved items are damaged and can’t be shown';

/** What a toast offers, once it has come in. */
export const offered = (name: string) =>
  waitFor(async () => {
    const button = screen.getByRole('button', { name });
    await expect(button).toBeVisible();
    // Radix lets the pointer through as long as it counts no toast.
    await expect(getComputedStyle(button).pointerEvents).not.toBe('none');
    return button;
  });
