import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentComposer } from '@/components/social/CommentComposer';
import { hindiNight, holding, wide } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/CommentComposer',
  component: CommentComposer,
  args: { me, value: '', onChange: fn(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof CommentComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is blank isn't sent. */
export const Default: Story = {
  args: { hasInitialFocus: true },
  render: holding('value', 'onChange'),
  play: async ({ canvas, userEvent, args }) => {
    const comment = canvas.getByRole('button', { name: 'Comment' });
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveFocus();
    await userEvent.keyboard(' {Control>}{Enter}{/Control}');
    await expect(comment).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('Well done.{Control>}{Enter}{/Control}');
    await userEvent.click(comment);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Stress: Story = {
  args: { value: stressTexts.unbroken, me: { ...me, avatar: '/images/missing.webp' } },
  globals: hindiNight,
  decorators: [wide(248)],
};
