import { now } from '@kit/app/clock';
import { expect, screen } from 'storybook/test';
import { LaterMenu } from '@/components/pipeline/LaterMenu';
import preview, { hindiPhone, spies } from '../../support/preview';

const meta = preview.meta({
  component: LaterMenu,
  args: { now, ...spies('onPostpone') },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Later' })).toBeVisible();
  },
});

Default.test('In two weeks postpones to the beginning of that day', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^In two weeks/ }));
  await expect(args.onPostpone).toHaveBeenCalledWith(new Date(2025, 11, 4).getTime());
});

export const HindiPhone = meta.story({ globals: hindiPhone });
