import { expect, screen, waitFor } from 'storybook/test';
import type { CardPress } from '@/machines/additions/types';
import { offered, type Person } from './screen';

/** The page with the user's pipeline, as the app loads it when the page is idle. */
export const withPipeline = { isIdle: true } as const;

/** The machine of the additions to the pipeline at the end of a story, and the presses that reach the state. */
export const additions = (state: string, ...events: readonly CardPress[]) => ({
  id: 'additions',
  state,
  events,
});

/** The history of acts after an act that can be undone. */
export const undoable = { id: 'undoHistory', state: 'offered' };

const says = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

type Adding = { name: string; first: string; next: string };

/**
 * Adds a startup, an investor or a person to the pipeline in one press, moves it to the stage `next` with the menu,
 * and undoes the move.
 * @param first the name of the first stage of the board
 */
export async function addsMovesAndUndoes({ canvas, userEvent }: Person, { name, first, next }: Adding) {
  const [button] = await canvas.findAllByRole('button', { name: `Add ${name} to your pipeline` });
  await userEvent.click(button as HTMLElement);
  const [added] = await canvas.findAllByRole('button', { name: `In pipeline: ${first}` });
  await says(`${name} added to your pipeline`);
  await userEvent.click(added as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitemradio', { name: next }));
  await says(`Moved: ${name}, ${next}`);
  await expect((await canvas.findAllByRole('button', { name: `In pipeline: ${next}` }))[0]).toBeVisible();
  await userEvent.click(await offered('Undo'));
  await says(`Moved back: ${name}, ${first}`);
  await expect((await canvas.findAllByRole('button', { name: `In pipeline: ${first}` }))[0]).toBeVisible();
}
