import { me, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentComposer } from '@/components/social/CommentComposer';
import { hindiNight, states, wide } from '../../support/socialStates';

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

export const Matrix: Story = {
  render: states({ Blank: { value: ' \n ' }, Typed: { value: 'Well done.' } }),
  play: async ({ canvas, userEvent, args }) => {
    const [blank, typed] = canvas.getAllByRole('button', { name: 'Comment' }) as [HTMLElement, HTMLElement];
    await expect(blank).toBeDisabled();
    await userEvent.type(canvas.getByDisplayValue('Well done.'), '{Control>}{Enter}{/Control}');
    await userEvent.click(typed);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Stress: Story = {
  args: { value: stressTexts.unbroken, me: { ...me, avatar: '/images/missing.webp' } },
  globals: hindiNight,
  decorators: [wide(248)],
};
