import { ArrowRight, Plus } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button, buttonSizes, buttonVariants } from '@/components/controls/Button';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/Button',
  component: Button,
  args: { children: 'Get Started', onClick: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every variant in every size; disabled, at work, and as a link. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {buttonVariants.map((variant) => (
        <Inline key={variant} canWrap>
          {buttonSizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon={Plus}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} isDisabled>
            disabled
          </Button>
          <Button variant={variant} isBusy>
            Please wait...
          </Button>
          <Button variant={variant} href="#start" iconAfter={ArrowRight}>
            link
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['disabled', 'Please wait...'])
      for (const button of canvas.getAllByRole('button', { name })) await expect(button).toBeDisabled();
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('href', '#start');
  },
});

export const LongText = meta.story({
  args: { children: 'एक बहुत लंबा लेबल जो दो पंक्तियों में भी पढ़ा जा सके और बटन के भीतर रहे', isFullWidth: true },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
});
