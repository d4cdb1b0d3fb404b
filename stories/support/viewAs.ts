import { screen, userEvent, type within } from 'storybook/test';

/** Chooses through whose eyes one's own page is seen. Its menu is fetched by the first press. */
export async function viewAs(canvas: ReturnType<typeof within>, viewer: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View as' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: viewer }));
}
