import { expect, fn } from 'storybook/test';
import { StarButton } from '@/components/directory/StarButton';
import preview from '../../../.storybook/preview';
import { states } from '../../support/socialStates';

const meta = preview.meta({
  component: StarButton,
  args: { name: 'Heliogrid', isStarred: false, onClick: fn() },
});

export const Default = meta.story({
  render: states({ 'Not starred': {}, Starred: { name: 'Ledgerline', isStarred: true } }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
