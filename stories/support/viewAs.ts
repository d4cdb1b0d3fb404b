import { screen, userEvent, type within } from 'storybook/test';

/** Chooses the viewer for the user's own page. The first press loads the menu. */
export async function viewAs(canvas: ReturnType<typeof within>, viewer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View as' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: viewer }));
}
