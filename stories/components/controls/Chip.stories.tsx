import { expect, fn } from 'storybook/test';
import { Chip } from '@/components/controls/Chip';
import preview from '../../../.storybook/preview';
import { cramped, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Chip,
  args: { children: 'Funding News', isPressed: false, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Funding News', pressed: false }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  ...cramped(200),
  args: { ...tooLong('children'), isPressed: true },
});
