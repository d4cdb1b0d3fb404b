import { me, stressTexts } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { CommentComposer, type CommentComposerProps } from '@/components/social/CommentComposer';
import preview from '../../../.storybook/preview';
import { hindiIn, holding, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: CommentComposer,
  args: { me, value: '', onChange: fn(), onSubmit: fn(), onCancel: fn() },
});

/** A blank comment can’t be sent. */
export const Default = meta.story({
  args: { hasInitialFocus: true },
  render: holding<CommentComposerProps>('value', 'onChange'),
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
});

export const Stress = meta.story({
  ...hindiIn(248),
  args: { value: stressTexts.unbroken, me: { ...me, ...stressPerson } },
});
