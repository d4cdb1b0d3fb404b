import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentComposer } from '@/components/social/CommentComposer';

const meta = {
  title: 'Components/Social/CommentComposer',
  component: CommentComposer,
  args: { me, value: '', onChange: fn(), onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof CommentComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hasInitialFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  args: { value: 'Well done.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Blank: Story = {
  args: { value: ' \n ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeDisabled();
  },
};

export const Stress: Story = {
  args: { value: stressTexts.unbroken, me: { ...me, avatar: '/images/missing.webp' } },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 248 }}>{Story()}</div>],
};
