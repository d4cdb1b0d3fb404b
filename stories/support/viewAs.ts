import { screen, userEvent, type within } from 'storybook/test';

/** Previews the user's own page as this viewer. Pressing “View as” for the first time loads the menu. */
export async function viewAs(canvas: ReturnType<typeof within>, viewer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View as' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: viewer }));
}
