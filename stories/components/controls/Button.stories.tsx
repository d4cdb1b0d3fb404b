import { stressTexts } from '@kit/fixtures/feed';
import { ArrowRight, Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from '@/components/controls/Button';
import preview from '../../../.storybook/preview';
import { cramped, crossed, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Button,
  args: { children: 'Get Started', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every variant in every size: disabled, busy, and as a link. */
export const Matrix = meta.story({
  render: states<object>(
    crossed(ofEach('variant', buttonVariants), {
      ...crossed(ofEach('size', buttonSizes), { 'with an icon': { icon: Plus } }),
      disabled: { children: 'Disabled', isDisabled: true },
      busy: { children: 'Please wait...', isBusy: true },
      link: { href: '#start', iconAfter: ArrowRight },
    }),
    { columns: 6, width: 190 },
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Disabled|^Please/ }))
      await expect(button).toBeDisabled();
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('href', '#start');
  },
});

export const LongText = meta.story({
  ...cramped(220),
  args: { children: stressTexts.hindi, isFullWidth: true },
});
