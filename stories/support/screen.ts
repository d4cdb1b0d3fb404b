import { type AppParameters, app } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { EventObject } from 'xstate';

// Shared by the stories of all screens.

export type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;
export type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;
export type Canvas = StoryContext['canvas'];

/** Story parameters: a page at this address, with the given storage and services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

/** Story parameters that override some of the app parameters that all stories of a page have. */
export const on = (parameters: Partial<AppParameters>) => ({ app: parameters });

/** A page as wide as the window. */
export const wide = {
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, height: '720px' } },
};

/** The state of a machine at the end of a story, and the events that reach it. */
export const resting =
  <Event extends EventObject>(id: string) =>
  (state: string | readonly string[], ...events: readonly Event[]) => ({ machine: { id, state, events } });

/** Returns a function that combines app parameters with the machine states that `rests` returns. */
export const ending =
  <Rest extends unknown[], Machine extends object>(rests: (...rest: Rest) => Machine) =>
  <App extends object>(app: App, ...rest: Rest) => ({ parameters: { ...app, ...rests(...rest) } });

/** Disables the delays of a machine, so that a state with a timeout doesn’t end. */
export const frozen = <Machine extends object>({ machine }: { machine: Machine }) => ({
  machine: { ...machine, isFrozen: true },
});

/** Sends the events of a machine while it loads. */
export const early = <Machine extends object>({ machine }: { machine: Machine }) => ({
  machine: { ...machine, isEarly: true },
});

export const phone = { viewport: { value: 'phone' } };
/** The most demanding layout: a small screen, tall letters, dark colors. */
export const hindiPhone = { ...phone, locale: 'hi', theme: 'dark' };

/** Expects a page without horizontal overflow. */
export const noOverflow = async ({ canvasElement }: Pick<Shown, 'canvasElement'>) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

/** Returns the stored records of an owner, of these kinds. */
export const storedOf = async (owner: string, ...kinds: string[]) =>
  (await app.device.readAll(owner)).filter(({ kind }) => kinds.includes(kind));

/** Presses the button with this name, once it is rendered. */
export const press = async ({ canvas, userEvent }: Person, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** For `play`: expects these texts to be visible. */
export const showing =
  (...texts: (string | RegExp)[]) =>
  async ({ canvas }: Pick<Shown, 'canvas'>) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Expects the link with this name to have this address. */
export const leadsTo = async (canvas: Pick<Canvas, 'findByRole'>, name: string | RegExp, href: string) =>
  expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);

/** Waits for this text in a toast or an alert of the page. */
export const alertSays = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
export const notSaved = 'Your last change couldn’t be saved on this device';
export const notAccepted =
  'Updraft couldn’t accept a change. It’s still on this device: edit it, or send it again.';
export const setAside = '2 saved items are damaged and can’t be shown';

/** Returns the action button of a toast, once it is visible. */
export const offered = (name: string) =>
  waitFor(async () => {
    const button = screen.getByRole('button', { name });
    await expect(button).toBeVisible();
    // Radix sets `pointer-events: none` until it has registered the toast.
    await expect(getComputedStyle(button).pointerEvents).not.toBe('none');
    return button;
  });
